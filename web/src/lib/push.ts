/**
 * Notices while the page is closed (Web Push). The browser's own push service carries them; the hall seals them for this
 * browser. What this device has asked for is renewed at every visit, for browsers change their addresses now and then.
 */
import { api } from "./api";
import { settings } from "./settings.svelte";

const REFUSED = "spellhall.push.refused";

/** Over https only, and on some phones only once the page lies on the home screen. */
export function canPush(): boolean {
  return "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
}

/** Whether the browser has been asked, and what it said. */
export function permission(): NotificationPermission {
  return "Notification" in window ? Notification.permission : "denied";
}

function text(key: ArrayBuffer | null): string {
  return btoa(String.fromCharCode(...new Uint8Array(key ?? new ArrayBuffer(0)))).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

function bytes(key: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(key.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
}

async function subscribe(): Promise<void> {
  const { key } = await api.pushKey();
  const worker = await navigator.serviceWorker.register("/sw.js");
  await navigator.serviceWorker.ready;
  let found = await worker.pushManager.getSubscription();
  if (found && text(found.options.applicationServerKey) !== key) {
    await found.unsubscribe(); // for another hall, or for this one before it lost its data
    found = null;
  }
  found ??= await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) });
  const endpoint = found.endpoint;
  await api.subscribe({ endpoint, p256dh: text(found.getKey("p256dh")), auth: text(found.getKey("auth")), language: settings.language, every: settings.away === "every" });
}

async function unsubscribe(): Promise<void> {
  await api.unsubscribe();
  const worker = await navigator.serviceWorker.getRegistration("/");
  await (await worker?.pushManager.getSubscription())?.unsubscribe();
}

function note(refused: boolean): void {
  try {
    if (refused) sessionStorage.setItem(REFUSED, "1");
    else sessionStorage.removeItem(REFUSED);
  } catch {
    // Then it is tried again.
  }
}

/** Do as the settings say. Throws if the browser or the hall does not want to. */
export async function keepNotices(): Promise<void> {
  if (!canPush()) return;
  if (!settings.notify || settings.away === "never" || permission() !== "granted") {
    await unsubscribe();
    return;
  }
  try {
    await subscribe();
    note(false);
  } catch (error) {
    if (error instanceof DOMException) note(true);
    throw error;
  }
}

/**
 * What was asked for, renewed. A private window refuses and writes an error into the console, and no page may find out
 * beforehand that it would: so it is tried once, and not again until the window is opened anew or somebody asks for it.
 */
export async function renewNotices(): Promise<void> {
  try {
    if (sessionStorage.getItem(REFUSED) === null) await keepNotices();
  } catch {
    // Without a line, the next time; a browser that keeps nothing is asked each time.
  }
}

/** Ask the browser, and remember what it said. */
export async function allowNotices(): Promise<boolean> {
  settings.notify = "Notification" in window && (await Notification.requestPermission()) === "granted";
  return settings.notify;
}
