"""Atoll as an app: the shell is kept, opens without a connection, says so, and comes back by itself."""

from playwright.sync_api import expect

from tests.browser.visit import Enter


def test_the_shell_opens_without_a_connection(enter: Enter) -> None:
    ana = enter("phone", worker="allow")
    ana.open("/")
    ana.page.evaluate("navigator.serviceWorker.ready")
    ana.until("caches.keys().then((names) => names.some((name) => name.startsWith('atoll-')))")
    ana.page.reload()
    ana.context.set_offline(True)
    ana.page.reload()
    expect(ana.page.get_by_role("heading", name="Pull up a chair")).to_be_visible()
    expect(ana.page.get_by_role("alert").filter(has_text="Is the connection gone?")).to_be_visible()
    ana.context.set_offline(False)
    ana.page.get_by_role("button", name="Try again").click()
    expect(ana.page.get_by_role("button", name="Play now with bots").first).to_be_visible()


def test_it_can_be_installed(enter: Enter) -> None:
    ana = enter("phone", worker="allow")
    ana.open("/")
    manifest = ana.page.evaluate(
        "async () => (await fetch(document.querySelector('link[rel=manifest]').href)).json()"
    )
    assert manifest["name"] and manifest["start_url"] and manifest["display"] == "standalone"
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in manifest["icons"]}
    for icon in manifest["icons"]:
        assert ana.page.evaluate("async (src) => (await fetch(src)).status", icon["src"]) == 200
