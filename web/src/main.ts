import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { learnLanguage } from "./lib/i18n.svelte";
import { renewNotices } from "./lib/push";
import { dress, settings } from "./lib/settings.svelte";

dress();
if (settings.notify) void renewNotices();
const target = document.getElementById("app");
// Nothing is shown before there are words for it.
if (target) void learnLanguage().catch(() => undefined).then(() => mount(App, { target }));
