// Starts the client: the look, the reader's choices, the words, the page.
import { mount } from "svelte";
import "$atoll/design/fonts.css";
import "$atoll/design/tokens.css";
import "$atoll/design/base.css";
import "$atoll/design/controls.css";
import App from "./App.svelte";
import { offline } from "./offline";
import { chosen } from "./settings.svelte";
import { speak } from "./speech.svelte";

// The page is not drawn before it can speak: what moves afterwards would move under the reader's eyes.
await speak(chosen.language);
mount(App, { target: document.getElementById("atoll")! });
offline();
