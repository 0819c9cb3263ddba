// Small wooden sounds, made on the spot: knocks of filtered noise and short struck tones.
// Refuses to play anything unless it is switched on and the reader has touched the page.

export type Sound = "dice" | "pencil" | "chip" | "card" | "bridge" | "step" | "score" | "bell" | "no";

let context: AudioContext | undefined;
let on = true;

/** Switch all sound on or off; the settings remember it. */
export function sound(wanted: boolean): void {
  on = wanted;
  if (!on) void context?.suspend();
}

/** Play one of the sounds; boards call it when the motion lands. */
export function play(name: Sound, delay = 0): void {
  if (!on || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  SOUNDS[name](context, context.currentTime + 0.01 + delay / 1000);
}

const SOUNDS: Record<Sound, (context: AudioContext, at: number) => void> = {
  dice: (c, at) => {
    for (let hop = 0; hop < 6; hop++)
      knock(c, at + hop * 0.055 + hop * hop * 0.006, 1500 - hop * 110, 0.16, 0.03);
  },
  pencil: (c, at) => {
    scratch(c, at, 0.09, 0.05);
    scratch(c, at + 0.11, 0.13, 0.05);
  },
  chip: (c, at) => {
    knock(c, at, 2300, 0.22, 0.025);
    knock(c, at + 0.045, 1800, 0.1, 0.02);
  },
  card: (c, at) => scratch(c, at, 0.07, 0.1),
  bridge: (c, at) => {
    knock(c, at, 620, 0.3, 0.06);
    knock(c, at + 0.09, 780, 0.22, 0.05);
  },
  step: (c, at) => knock(c, at, 420, 0.22, 0.05),
  score: (c, at) => {
    tone(c, at, 523.25, 0.1, 0.28);
    tone(c, at + 0.09, 659.25, 0.1, 0.28);
    tone(c, at + 0.18, 783.99, 0.1, 0.4);
  },
  bell: (c, at) => {
    tone(c, at, 880, 0.14, 0.9);
    tone(c, at, 2217.5, 0.035, 0.45);
  },
  no: (c, at) => {
    knock(c, at, 190, 0.3, 0.07);
    knock(c, at + 0.1, 170, 0.24, 0.07);
  },
};

let hiss: AudioBuffer | undefined;

function noise(context: AudioContext): AudioBufferSourceNode {
  if (!hiss) {
    hiss = context.createBuffer(1, context.sampleRate * 0.4, context.sampleRate);
    const samples = hiss.getChannelData(0);
    for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
  }
  const source = context.createBufferSource();
  source.buffer = hiss;
  return source;
}

/** Wood on wood: noise through a narrow band, gone at once. */
function knock(context: AudioContext, at: number, pitch: number, loud: number, length: number): void {
  const source = noise(context);
  const body = context.createBiquadFilter();
  body.type = "bandpass";
  body.frequency.value = pitch;
  body.Q.value = 7;
  const fade = context.createGain();
  fade.gain.setValueAtTime(loud * 4, at);
  fade.gain.exponentialRampToValueAtTime(0.001, at + length * 3);
  source.connect(body).connect(fade).connect(context.destination);
  source.start(at);
  source.stop(at + length * 3);
}

/** Graphite on paper, or a card that slides. */
function scratch(context: AudioContext, at: number, length: number, loud: number): void {
  const source = noise(context);
  const paper = context.createBiquadFilter();
  paper.type = "highpass";
  paper.frequency.value = 3200;
  const fade = context.createGain();
  fade.gain.setValueAtTime(0.0001, at);
  fade.gain.linearRampToValueAtTime(loud, at + length * 0.3);
  fade.gain.linearRampToValueAtTime(0.0001, at + length);
  source.connect(paper).connect(fade).connect(context.destination);
  source.start(at);
  source.stop(at + length);
}

function tone(context: AudioContext, at: number, pitch: number, loud: number, length: number): void {
  const source = context.createOscillator();
  source.type = "sine";
  source.frequency.value = pitch;
  const fade = context.createGain();
  fade.gain.setValueAtTime(0.0001, at);
  fade.gain.linearRampToValueAtTime(loud, at + 0.008);
  fade.gain.exponentialRampToValueAtTime(0.0001, at + length);
  source.connect(fade).connect(context.destination);
  source.start(at);
  source.stop(at + length);
}
