import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { learnLanguage } from "./lib/i18n.svelte";
import { dress } from "./lib/settings.svelte";

dress();
void learnLanguage();
const target = document.getElementById("app");
if (target) mount(App, { target });
