import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { learnLanguage } from "./lib/i18n.svelte";
import { keepNotices } from "./lib/push";
import { dress, settings } from "./lib/settings.svelte";

dress();
void learnLanguage();
if (settings.notify) void keepNotices().catch(() => undefined); // renewed; without a line, the next time
const target = document.getElementById("app");
if (target) mount(App, { target });
