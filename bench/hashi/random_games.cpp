// The rules of Hashi for one player and random play, by hand in C++: what readable rules are measured against.
// Its argument is a file with a board. Seconds come in line by line, and games a second of its own time go out;
// with `check` it says what a thousand games came to instead, which has to be the same as Atoll's.
#include <cstdint>
#include <cstdio>
#include <ctime>
#include <utility>
#include <vector>

namespace {

constexpr int ISLANDS = 18, ROUNDS = 17;
using Word = std::uint64_t;

struct Line {
    Word bit, ends, first, second, both, near, far, crossing;
    int low, high;
};

struct Board {
    Word red = 0, blue = 0, touching[ISLANDS] = {};
    std::vector<Line> lines;
};

struct Sheet {
    Word numbers = 0, room = 0666666666666666666, empty = (1u << ISLANDS) - 1, finished = 0;
    Word once = 0, twice = 0, reached = 0, shut = 0, before = 0;
    int left = 0, red = 0, blue = 0, six = 0;
    bool bridging = false;
};

Board board;

// The same generator as atoll.core.chance.Quick.
struct Luck {
    Word state;
    Word roll(Word ways) {
        constexpr Word LOW = 0x7FFFFFFFFFFFFFFF;
        state = (state * 0x5851F42D4C957F2D + 0x14057B7EF767814F) & LOW;
        Word mixed = ((state ^ (state >> 29)) * 0x2545F4914F6CDD1D) & LOW;
        return ((mixed >> 31) * ways) >> 32;
    }
};

int count(Word word) { return __builtin_popcountll(word); }
int lowest(Word word) { return __builtin_ctzll(word); }
int nth(Word word, int index) {
    while (index-- > 0) word &= word - 1;
    return lowest(word);
}

Word shuts(Word room, Word once, const Line& line) {
    Word shut = line.crossing | (line.bit & once);
    if ((room >> line.low & 7) == 1) shut |= line.near;
    if ((room >> line.high & 7) == 1) shut |= line.far;
    return shut;
}

bool leads_on(Word open, Word room, Word once, const Line& line, int more) {
    if (more == 0) return true;
    open &= ~shuts(room, once, line);
    if (more == 1 || open == 0) return open != 0;
    room -= line.both;
    once |= line.bit;
    while (open) {
        const Line& next = board.lines[lowest(open)];
        if (leads_on(open, room, once, next, more - 1)) return true;
        open ^= next.bit;
    }
    return false;
}

void write(Sheet& sheet, int island, int number) {
    Word bit = Word(1) << island;
    sheet.empty ^= bit;
    sheet.reached |= board.touching[island];
    sheet.numbers |= Word(number) << 3 * island;
    sheet.room -= Word(6 - number) << 3 * island;
    if (!(sheet.room >> 3 * island & 7)) {
        sheet.finished |= bit;
        sheet.shut |= board.touching[island];
    }
}

void draw(Sheet& sheet, const Line& line) {
    sheet.left -= 1;
    sheet.shut |= shuts(sheet.room, sheet.once, line);
    sheet.twice |= sheet.once & line.bit;
    sheet.once |= line.bit;
    sheet.room -= line.both;
    if (!(sheet.room >> line.low & 7)) sheet.finished |= line.first & ~sheet.empty;
    if (!(sheet.room >> line.high & 7)) sheet.finished |= line.second & ~sheet.empty;
}

bool six_joined(const Sheet& sheet) {
    Word rest = sheet.finished;
    while (rest) {
        Word group = rest & -rest, before = 0;
        while (group != before) {
            before = group;
            for (Word lines = sheet.once; lines; lines &= lines - 1) {
                const Line& line = board.lines[lowest(lines)];
                if (group & line.ends && !(line.ends & ~sheet.finished)) group |= line.ends;
            }
        }
        if (count(group) >= 6) return true;
        rest &= ~group;
    }
    return false;
}

// One game; how many decisions it took.
int play(Luck& luck, int& points) {
    Sheet sheet;
    int round = 0, card = -1, decisions = 0;
    Word unseen = (1u << 18) - 1, flags = board.red | board.blue;
    for (;;) {
        ++decisions;
        bool finish = false;
        if (round == 0) {
            int number = luck.roll(2) == 0 ? 3 : 4;
            Word plain = ((1u << ISLANDS) - 1) & ~flags;
            write(sheet, nth(plain, luck.roll(count(plain))), number);
            finish = true;
        } else if (!sheet.bridging) {
            Word islands = sheet.empty;
            int number = card / 3 + 1;
            for (;;) {
                int at = luck.roll(count(islands) + 1);
                if (at == 0) break;
                int island = nth(islands, at - 1), room = sheet.room >> 3 * island & 7;
                if (room + number >= 6 && (room < 6 || !(flags >> island & 1))) {
                    write(sheet, island, number);
                    break;
                }
                islands ^= Word(1) << island;
            }
            sheet.bridging = true;
        } else if (sheet.left == 0) {
            finish = true;
        } else {
            int stop = sheet.left == card % 3 + 1;
            Word open = sheet.reached & ~sheet.shut, lines = open;
            for (;;) {
                int at = luck.roll(count(lines) + stop);
                if (at < stop) {
                    finish = true;
                    break;
                }
                const Line& line = board.lines[nth(lines, at - stop)];
                if (leads_on(open, sheet.room, sheet.once, line, sheet.left - 1)) {
                    draw(sheet, line);
                    break;
                }
                lines ^= line.bit;
            }
        }
        if (!finish) continue;
        if (sheet.finished != sheet.before) {
            if (!sheet.red && (sheet.finished & board.red) == board.red) sheet.red = round;
            if (!sheet.blue && (sheet.finished & board.blue) == board.blue) sheet.blue = round;
            if (!sheet.six && count(sheet.finished) >= 6 && six_joined(sheet)) sheet.six = round;
        }
        sheet.before = sheet.finished;
        if (round == ROUNDS) break;
        card = nth(unseen, luck.roll(count(unseen)));
        unseen ^= Word(1) << card;
        ++round;
        sheet.bridging = false;
        sheet.left = card % 3 + 1;
    }
    points = 2 * count(sheet.finished) + (sheet.red ? sheet.red <= 12 ? 9 : 5 : 0) +
             (sheet.blue ? sheet.blue <= 7 ? 7 : 3 : 0) + (sheet.six ? sheet.six <= 12 ? 8 : 4 : 0);
    return decisions;
}

bool read_board(const char* path) {
    std::FILE* file = std::fopen(path, "r");
    int number;
    unsigned long long red, blue;
    if (!file || std::fscanf(file, "%llu %llu %d", &red, &blue, &number) != 3) return false;
    board.red = red;
    board.blue = blue;
    std::vector<std::pair<int, int>> ends;
    for (int at = 0; at < number; ++at) {
        int first, second;
        unsigned long long crossing;
        if (std::fscanf(file, "%d %d %llu", &first, &second, &crossing) != 3) return false;
        Word bit = Word(1) << at;
        board.touching[first] |= bit;
        board.touching[second] |= bit;
        ends.push_back({first, second});
        Line line{};
        line.bit = bit;
        line.first = Word(1) << first;
        line.second = Word(1) << second;
        line.ends = line.first | line.second;
        line.low = 3 * first;
        line.high = 3 * second;
        line.both = Word(1) << line.low | Word(1) << line.high;
        line.crossing = crossing;
        board.lines.push_back(line);
    }
    for (int at = 0; at < number; ++at) {
        board.lines[at].near = board.touching[ends[at].first];
        board.lines[at].far = board.touching[ends[at].second];
    }
    std::fclose(file);
    return true;
}

}  // namespace

int main(int arguments, char** argument) {
    if (arguments < 2 || !read_board(argument[1])) return 1;
    int points = 0;
    // As atoll.core.chance.Quick(1) begins.
    Luck luck{(0x5851F42D4C957F2D + 0x14057B7EF767814F) & 0x7FFFFFFFFFFFFFFF};
    if (arguments > 2) {
        long sum = 0, decisions = 0;
        for (int game = 0; game < 1000; ++game, sum += points) decisions += play(luck, points);
        std::printf("%ld points, %ld decisions\n", sum, decisions);
        return 0;
    }
    std::puts("ready");
    std::fflush(stdout);
    double seconds;
    while (std::scanf("%lf", &seconds) == 1) {
        std::clock_t begun = std::clock(), until = begun + std::clock_t(seconds * CLOCKS_PER_SEC);
        long games = 0;
        while (std::clock() < until)
            for (int game = 0; game < 64; ++game, ++games) play(luck, points);
        std::printf("%f\n", games / (double(std::clock() - begun) / CLOCKS_PER_SEC));
        std::fflush(stdout);
    }
}
