import { expect, test, vi } from "vitest";
import type { Preferences } from "../bridge.ts";
import { quietLog } from "./testing/quiet-log.ts";
import { newPostShortcut, openPreferences } from "./apply-preferences.ts";
import { getDefaultPreferences, type Settings } from "./settings-file.ts";

/** Preferences as an earlier run left them, on a system that takes every change. */
function setUpPreferences(stored: Partial<Preferences> = {}, isShortcutFree = true) {
  let startsAtLogin = false;
  let settings: Settings = {
    server: null,
    theme: "system",
    language: null,
    preferences: { ...getDefaultPreferences("linux"), ...stored },
  };
  const parts = {
    settings: { read: () => settings, write: vi.fn((next: Settings) => void (settings = next)) },
    startsAtLogin: () => startsAtLogin,
    setStartAtLogin: vi.fn((isOn: boolean) => void (startsAtLogin = isOn)),
    globalShortcut: { register: vi.fn(() => isShortcutFree), unregister: vi.fn() },
    session: { setSpellCheckerEnabled: vi.fn(), setSpellCheckerLanguages: vi.fn() },
    dictionaries: vi.fn((): string[] => []),
    openNewPost: vi.fn(),
    log: quietLog(),
  };
  return { ...parts, store: openPreferences(parts) };
}

test("applies the stored preferences at the start, without touching the start at login", () => {
  const { globalShortcut, session, setStartAtLogin, openNewPost } = setUpPreferences({
    hasGlobalShortcut: true,
    checksSpelling: false,
  });
  expect(globalShortcut.register).toHaveBeenCalledExactlyOnceWith(newPostShortcut, openNewPost);
  expect(session.setSpellCheckerEnabled).toHaveBeenCalledExactlyOnceWith(false);
  expect(setStartAtLogin).not.toHaveBeenCalled();
});

test("applies each change once, and stores all but the start at login", () => {
  const { store, settings, globalShortcut, session, setStartAtLogin } = setUpPreferences();
  store.change({ hasGlobalShortcut: true, checksSpelling: false });
  expect(globalShortcut.register).toHaveBeenCalledOnce();
  expect(session.setSpellCheckerEnabled).toHaveBeenLastCalledWith(false);
  expect(store.change({ hasGlobalShortcut: false, startsAtLogin: true })).toMatchObject({
    hasGlobalShortcut: false,
    checksSpelling: false,
    startsAtLogin: true,
  });
  expect(globalShortcut.unregister).toHaveBeenCalledExactlyOnceWith(newPostShortcut);
  expect(setStartAtLogin).toHaveBeenCalledExactlyOnceWith(true);
  expect(settings.read().preferences).toEqual({ ...getDefaultPreferences("linux"), checksSpelling: false });
});

test("throws and changes nothing when another program has the shortcut; only logs it at the start", () => {
  const { store, settings, setStartAtLogin, session, log } = setUpPreferences({}, false);
  expect(() => store.change({ hasGlobalShortcut: true, startsAtLogin: true, checksSpelling: false }))
    .toThrow("Another program");
  expect(setStartAtLogin).not.toHaveBeenCalled();
  expect(session.setSpellCheckerEnabled).toHaveBeenCalledExactlyOnceWith(true);
  expect(settings.write).not.toHaveBeenCalled();
  expect(log.lines).toEqual([]);
  expect(setUpPreferences({ hasGlobalShortcut: true }, false).log.lines).toEqual([
    expect.stringContaining("Another program"),
  ]);
});

test("gives the shortcut back when the system refuses the start at login", () => {
  const { store, settings, setStartAtLogin, globalShortcut } = setUpPreferences();
  setStartAtLogin.mockImplementation(() => {
    throw new Error("read-only");
  });
  expect(() => store.change({ hasGlobalShortcut: true, startsAtLogin: true })).toThrow("read-only");
  expect(globalShortcut.unregister).toHaveBeenCalledExactlyOnceWith(newPostShortcut);
  expect(settings.write).not.toHaveBeenCalled();
});

test("checks the spelling of the languages that the member wants, as long as they want it checked", () => {
  const { store, session, dictionaries } = setUpPreferences();
  expect(session.setSpellCheckerLanguages).not.toHaveBeenCalled();
  dictionaries.mockReturnValue(["de", "en-GB"]);
  store.changeLanguage();
  expect(session.setSpellCheckerLanguages).toHaveBeenCalledExactlyOnceWith(["de", "en-GB"]);
  store.change({ checksSpelling: false });
  store.changeLanguage();
  expect(session.setSpellCheckerLanguages).toHaveBeenCalledOnce();
  expect(session.setSpellCheckerEnabled).toHaveBeenLastCalledWith(false);
});
