import { join } from "node:path";
import { EventEmitter } from "node:events";
import type { Session } from "electron";
import { expect, test, vi } from "vitest";
import { quoteProgram } from "./os/desktop-entry.ts";
import { askWhereToSave, fileName } from "./security/downloads.ts";
import { applyPreferences, newPostShortcut } from "./settings/apply-preferences.ts";
import { defaultPreferences } from "./settings/preferences.ts";
import { createQuietHour } from "./notifications/mute.ts";
import { quietLog } from "./testing/quiet-log.ts";

const preferences = { ...defaultPreferences("linux"), startsAtLogin: false };

test("a path cannot become a second command", () => {
  expect(quoteProgram('/home/a "$(rm)" `x` %f/glimmer')).toBe('"/home/a \\"\\$(rm)\\" \\`x\\` %%f/glimmer"');
});

function effects() {
  return {
    globalShortcut: { register: vi.fn(() => true), unregister: vi.fn() },
    session: { setSpellCheckerEnabled: vi.fn() },
    setStartAtLogin: vi.fn(),
    openNewPost: vi.fn(),
    log: quietLog(),
  };
}

test("preferences take effect when they change, and once at the start", () => {
  const parts = effects();
  applyPreferences(parts, null, { ...preferences, startsAtLogin: true });
  expect(parts.globalShortcut.register).not.toHaveBeenCalled();
  expect(parts.setStartAtLogin).not.toHaveBeenCalled();
  const keyed = { ...preferences, hasGlobalShortcut: true, checksSpelling: false };
  applyPreferences(parts, preferences, keyed);
  expect(parts.globalShortcut.register).toHaveBeenCalledWith(newPostShortcut, parts.openNewPost);
  expect(parts.session.setSpellCheckerEnabled).toHaveBeenLastCalledWith(false);
  applyPreferences(parts, keyed, { ...preferences, startsAtLogin: true });
  expect(parts.globalShortcut.unregister).toHaveBeenCalledWith(newPostShortcut);
  expect(parts.setStartAtLogin).toHaveBeenCalledExactlyOnceWith(true);
});

test("a shortcut another program has is refused with nothing changed; at the start it is only logged", () => {
  const parts = effects();
  parts.globalShortcut.register.mockReturnValue(false);
  const wanted = { ...preferences, hasGlobalShortcut: true, startsAtLogin: true, checksSpelling: false };
  expect(() => applyPreferences(parts, preferences, wanted)).toThrow("Another program");
  expect(parts.setStartAtLogin).not.toHaveBeenCalled();
  expect(parts.session.setSpellCheckerEnabled).not.toHaveBeenCalled();
  applyPreferences(parts, null, wanted);
  expect(parts.log.lines).toEqual([expect.stringContaining("Another program")]);
  expect(parts.session.setSpellCheckerEnabled).toHaveBeenCalledExactlyOnceWith(false);
});

test("where the start at login is refused the shortcut beside it is given back", () => {
  const parts = effects();
  parts.setStartAtLogin.mockImplementation(() => {
    throw new Error("read-only");
  });
  const wanted = { ...preferences, hasGlobalShortcut: true, startsAtLogin: true };
  expect(() => applyPreferences(parts, preferences, wanted)).toThrow("read-only");
  expect(parts.globalShortcut.unregister).toHaveBeenCalledExactlyOnceWith(newPostShortcut);
});

test("muting lasts an hour, also over a sleep, or until it is ended", () => {
  vi.useFakeTimers({ now: new Date("2026-11-21T10:00:00Z") });
  const onChange = vi.fn();
  const hour = createQuietHour(() => new Date(), onChange);
  hour.begin();
  expect(hour.until()).toEqual(new Date("2026-11-21T11:00:00Z"));
  vi.setSystemTime(new Date("2026-11-21T12:00:00Z"));
  expect(hour.until()).toBeNull();
  vi.advanceTimersByTime(3_600_000);
  expect(onChange).toHaveBeenCalledTimes(2);
  hour.begin();
  hour.end();
  expect(hour.until()).toBeNull();
  vi.useRealTimers();
});

test.each([
  ["app://glimmer/api/media/1", "image/webp", true],
  ["blob:app://glimmer/0198", "image/png", true],
  ["app://glimmer/api/account/export", "application/zip", true],
  ["app://glimmer/api/media/1", "application/x-msdownload", false],
  ["app://glimmer/api/media/1", "text/html", false],
  ["https://evil.example/a.png", "image/png", false],
  ["data:image/png;base64,x", "image/png", false],
])("a download of %s as %s is offered: %s", (url, type, isOffered) => {
  const { preventDefault, setSaveDialogOptions } = download(url, type, () => "/home/ana/Downloads");
  expect(preventDefault).toHaveBeenCalledTimes(isOffered ? 0 : 1);
  const offered = [{ defaultPath: expect.stringMatching(/^\/home\/ana\/Downloads\/dawn\./) as string }];
  expect(setSaveDialogOptions.mock.calls).toEqual(isOffered ? [offered] : []);
});

test("where the folder for downloads is out of reach the system offers another for the same name", () => {
  const unreachable = () => {
    throw new Error("Failed to get 'downloads' path");
  };
  const { preventDefault, setSaveDialogOptions, log } = download(
    "app://glimmer/api/media/1",
    "image/webp",
    unreachable,
  );
  expect(preventDefault).not.toHaveBeenCalled();
  expect(setSaveDialogOptions).toHaveBeenCalledExactlyOnceWith({ defaultPath: "dawn.webp" });
  expect(log.lines).toEqual([expect.stringContaining("out of reach")]);
});

/** A page downloads what has this address and type. */
function download(url: string, type: string, downloadsDir: () => string) {
  const session = new EventEmitter();
  const log = quietLog();
  askWhereToSave(session as unknown as Session, downloadsDir, join, log);
  const [preventDefault, setSaveDialogOptions] = [vi.fn(), vi.fn()];
  session.emit("will-download", { preventDefault }, {
    getURL: () => url,
    getMimeType: () => type,
    getFilename: () => "dawn.exe",
    setSaveDialogOptions,
  });
  return { preventDefault, setSaveDialogOptions, log };
}

test.each([
  ["dawn.exe", "image/jpeg", "dawn.jpg"],
  ["../../etc/passwd", "image/png", "passwd.png"],
  ["..", "image/webp", "glimmer.webp"],
  ["Übung 3\u202e.gpj", "image/webp", "Übung 3.webp"],
  ["", "application/zip", "glimmer.zip"],
])("%j of %s is saved as %j", (given, type, name) => expect(fileName(given, type)).toBe(name));
