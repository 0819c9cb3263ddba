import { mount } from "svelte";
import "$atoll/design/fonts.css";
import "$atoll/design/tokens.css";
import "$atoll/design/base.css";
import "$atoll/design/controls.css";
import Harness from "./Harness.svelte";

mount(Harness, { target: document.getElementById("harness")! });
