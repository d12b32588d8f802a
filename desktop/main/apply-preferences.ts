import type { GlobalShortcut, Session } from "electron";
import type { Preferences } from "../bridge.ts";
import type { Log } from "./log.ts";
import type { JsonFile } from "./os/json-file.ts";
import type { Settings } from "./settings-file.ts";

/** Opens a new post from any program, so it must be a combination that no program uses. */
export const newPostShortcut = "CommandOrControl+Alt+Shift+N";

interface PreferenceParts {
  readonly settings: JsonFile<Settings>;
  readonly startsAtLogin: () => boolean;
  /** Throws when the system refuses. */
  readonly setStartAtLogin: (isOn: boolean) => void;
  readonly globalShortcut: Pick<GlobalShortcut, "register" | "unregister">;
  readonly session: Pick<Session, "setSpellCheckerEnabled" | "setSpellCheckerLanguages">;
  /** For the languages that the member wants; none for those of the system. */
  readonly dictionaries: () => string[];
  readonly openNewPost: () => void;
  readonly log: Log;
}

export interface PreferenceStore {
  read(): Preferences;
  /** Applies and stores a change. Throws, and changes nothing, when the system refuses it. */
  change(changed: Partial<Preferences>): Preferences;
  /** The language of the app is another one. */
  changeLanguage(): void;
}

/** Applies the stored preferences. A shortcut that another program has is only logged then. */
export function openPreferences(parts: PreferenceParts): PreferenceStore {
  const { settings, log } = parts;
  const read = (): Preferences => ({
    ...settings.read().preferences,
    startsAtLogin: parts.startsAtLogin(),
  });
  const { hasGlobalShortcut, checksSpelling } = read();
  if (hasGlobalShortcut && !register(parts)) log.error(makeShortcutTaken().message);
  checkSpelling(parts, checksSpelling);
  return {
    read,
    changeLanguage: () => checkSpelling(parts, read().checksSpelling),
    change: (changed) => {
      const before = read();
      const now: Preferences = { ...before, ...changed };
      apply(parts, before, now);
      const { startsAtLogin: _, ...preferences } = now;
      settings.write({ ...settings.read(), preferences });
      return now;
    },
  };
}

const makeShortcutTaken = () => new Error("Another program has the shortcut for a new post");

function register({ globalShortcut, openNewPost }: PreferenceParts): boolean {
  return globalShortcut.register(newPostShortcut, openNewPost);
}

function apply(parts: PreferenceParts, before: Preferences, now: Preferences): void {
  const addsShortcut = now.hasGlobalShortcut && !before.hasGlobalShortcut;
  if (addsShortcut && !register(parts)) throw makeShortcutTaken();
  try {
    if (before.startsAtLogin !== now.startsAtLogin) parts.setStartAtLogin(now.startsAtLogin);
  } catch (cause) {
    if (addsShortcut) parts.globalShortcut.unregister(newPostShortcut);
    throw cause;
  }
  if (before.hasGlobalShortcut && !now.hasGlobalShortcut) parts.globalShortcut.unregister(newPostShortcut);
  checkSpelling(parts, now.checksSpelling);
}

function checkSpelling({ session, dictionaries }: PreferenceParts, isOn: boolean): void {
  const chosen = dictionaries();
  // It switches the check on.
  if (isOn && chosen.length > 0) session.setSpellCheckerLanguages(chosen);
  session.setSpellCheckerEnabled(isOn);
}
