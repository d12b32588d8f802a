import type { GlobalShortcut, Session } from "electron";
import type { Preferences } from "../bridge.ts";
import type { Log } from "./log.ts";

/** Works in every program, so it is one that none has. */
export const newPostShortcut = "CommandOrControl+Alt+Shift+N";

export interface EffectParts {
  readonly globalShortcut: Pick<GlobalShortcut, "register" | "unregister">;
  readonly session: Pick<Session, "setSpellCheckerEnabled">;
  readonly setStartAtLogin: (isOn: boolean) => void;
  readonly openNewPost: () => void;
  readonly log: Log;
}

/** Brings the computer in line with the preferences. `before` is null at the start, when only what does not last is set. */
export function applyPreferences(
  { globalShortcut, session, setStartAtLogin, openNewPost, log }: EffectParts,
  before: Preferences | null,
  now: Preferences,
): void {
  session.setSpellCheckerEnabled(now.checksSpelling);
  if (now.hasGlobalShortcut !== (before?.hasGlobalShortcut ?? false)) {
    if (!now.hasGlobalShortcut) globalShortcut.unregister(newPostShortcut);
    else if (!globalShortcut.register(newPostShortcut, openNewPost)) {
      log.error("Another program has the shortcut for a new post");
    }
  }
  if (before && before.startsAtLogin !== now.startsAtLogin) setStartAtLogin(now.startsAtLogin);
}
