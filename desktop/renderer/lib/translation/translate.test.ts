import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useToastStore } from "../announce/toast.ts";
import { detectOnDevice, isPairAvailable } from "./on-device.ts";
import { toggleTranslation } from "./translate.ts";
import { useTranslations } from "./translations.ts";

const key = "post:1";
const shown = () => useTranslations.getState()[key];

/** The browser's translator; `asked` are the pairs. */
function stubTranslator(
  create: (options: { signal: AbortSignal; monitor: (one: EventTarget) => void }) => unknown,
) {
  vi.stubGlobal("Translator", { create });
}

const destroy = vi.fn();
const translator = { translate: (text: string) => Promise.resolve(`${text}, in English`), destroy };

beforeEach(() => {
  useTranslations.setState({ [key]: undefined });
  // Another file may have left one.
  useToastStore.setState({ current: null });
});
afterEach(() => void vi.unstubAllGlobals());

test("shows the translation, then the original, then the translation without another call", async () => {
  const create = vi.fn(() => Promise.resolve(translator));
  stubTranslator(create);
  await toggleTranslation(key, "Guten Morgen", "de");
  expect(shown()).toEqual({
    of: "Guten Morgen",
    from: "de",
    text: "Guten Morgen, in English",
    isShown: true,
    downloaded: null,
  });
  expect(create).toHaveBeenCalledWith(
    expect.objectContaining({ sourceLanguage: "de", targetLanguage: "en" }),
  );
  await toggleTranslation(key, "Guten Morgen", "de");
  expect(shown()).toMatchObject({ text: "Guten Morgen, in English", isShown: false });
  await toggleTranslation(key, "Guten Morgen", "de");
  expect(shown()).toMatchObject({ isShown: true });
  expect(create).toHaveBeenCalledTimes(1);
});

test("translates anew a text that its author has edited since", async () => {
  stubTranslator(() => Promise.resolve(translator));
  await toggleTranslation(key, "Guten Morgen", "de");
  await toggleTranslation(key, "Guten Abend", "de");
  expect(shown()).toMatchObject({ of: "Guten Abend", text: "Guten Abend, in English", isShown: true });
});

test("lets the translator go once it has translated, and when it failed", async () => {
  destroy.mockClear();
  stubTranslator(() => Promise.resolve(translator));
  await toggleTranslation(key, "Guten Morgen", "de");
  expect(destroy).toHaveBeenCalledTimes(1);
  stubTranslator(() =>
    Promise.resolve({ ...translator, translate: () => Promise.reject(new Error("QuotaExceededError")) })
  );
  await toggleTranslation("post:2", "Guten Morgen", "de");
  expect(destroy).toHaveBeenCalledTimes(2);
});

test("downloads the translator by the press itself, which one download uses up", async () => {
  let isPressed = true;
  const download = <T>(model: T) => () => {
    if (!isPressed) return Promise.reject(new Error("NotAllowedError"));
    isPressed = false;
    return Promise.resolve(model);
  };
  vi.stubGlobal("LanguageDetector", {
    availability: () => Promise.resolve("downloadable"),
    create: download({ detect: () => Promise.resolve([]) }),
  });
  stubTranslator(download(translator));
  await toggleTranslation(key, "Guten Morgen", "de");
  expect(shown()?.text).toBe("Guten Morgen, in English");
});

test("says how far the download of a language is, and stops when it is pressed again", async () => {
  const monitored = new EventTarget();
  stubTranslator(({ signal, monitor }) => {
    monitor(monitored);
    return new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason as Error)));
  });
  const translated = toggleTranslation(key, "Guten Morgen", "de");
  expect(shown()).toMatchObject({ text: null, downloaded: null });
  monitored.dispatchEvent(Object.assign(new Event("downloadprogress"), { loaded: 0.48 }));
  expect(shown()).toMatchObject({ downloaded: 0.4 });
  await toggleTranslation(key, "Guten Morgen", "de");
  await translated;
  expect(shown()).toBeUndefined();
  monitored.dispatchEvent(Object.assign(new Event("downloadprogress"), { loaded: 0.5 }));
  expect(shown()).toBeUndefined();
  expect(useToastStore.getState().current).toBeNull();
});

test("shows nothing of a translator that goes on after it was stopped", async () => {
  const translated = Promise.withResolvers<string>();
  stubTranslator(() => Promise.resolve({ ...translator, translate: () => translated.promise }));
  const toggled = toggleTranslation(key, "Guten Morgen", "de");
  await toggleTranslation(key, "Guten Morgen", "de");
  translated.resolve("Good morning");
  await toggled;
  expect(shown()).toBeUndefined();
});

test("says what to do when it fails, and can be tried again", async () => {
  stubTranslator(() => Promise.reject(new Error("NetworkError")));
  await toggleTranslation(key, "Guten Morgen", "de");
  expect(shown()).toBeUndefined();
  expect(useToastStore.getState().current).toMatchObject({ title: "This could not be translated" });
  stubTranslator(() => Promise.resolve(translator));
  await toggleTranslation(key, "Guten Morgen", "de");
  expect(shown()?.text).toBe("Guten Morgen, in English");
});

test("asks the browser once for each pair of languages", async () => {
  expect(await isPairAvailable("no", "translator")).toBe(false);
  const availability = vi.fn(({ sourceLanguage }: { sourceLanguage: string }) =>
    Promise.resolve(sourceLanguage === "xx" ? "unavailable" : "downloadable")
  );
  vi.stubGlobal("Translator", { availability });
  for (let post = 0; post < 3; post++) {
    expect(await isPairAvailable("de", "en")).toBe(true);
    expect(await isPairAvailable("xx", "en")).toBe(false);
  }
  expect(availability).toHaveBeenCalledTimes(2);
});

test("detects a language only where the device has the detector, and is sure", async () => {
  expect(await detectOnDevice("Guten Morgen")).toBeNull();
  const create = vi.fn(() =>
    Promise.resolve({
      detect: (text: string) =>
        Promise.resolve([{ detectedLanguage: "de-AT", confidence: text === "?" ? 0.3 : 0.99 }]),
    })
  );
  const availability = vi.fn(() => Promise.resolve("downloadable"));
  vi.stubGlobal("LanguageDetector", { availability, create });
  expect(await detectOnDevice("Guten Morgen")).toBeNull();
  expect(await detectOnDevice("Guten Abend")).toBeNull();
  expect(availability).toHaveBeenCalledTimes(1);
  expect(create).not.toHaveBeenCalled();
  stubTranslator(() => Promise.resolve(translator));
  await toggleTranslation(key, "Guten Morgen", "de");
  expect(await detectOnDevice("Guten Morgen")).toBe("de");
  expect(await detectOnDevice("?")).toBeNull();
  expect(create).toHaveBeenCalledTimes(1);
});
