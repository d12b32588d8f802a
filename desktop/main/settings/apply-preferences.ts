import type { GlobalShortcut, Session } from "electron";
import type { Preferences } from "../../bridge.ts";
import type { Log } from "../log.ts";

/** Works in every program, so it is one that none has. */
export const newPostShortcut = "CommandOrControl+Alt+Shift+N";

export interface EffectParts {
  readonly globalShortcut: Pick<GlobalShortcut, "register" | "unregister">;
  readonly session: Pick<Session, "setSpellCheckerEnabled">;
  readonly setStartAtLogin: (isOn: boolean) => void;
  readonly openNewPost: () => void;
  readonly log: Log;
}

/**
 * Brings the computer in line with the preferences. `before` is null at the start, when only what does not last is set, and a shortcut
 * that another program has is logged. Later it throws for that, and for a start at login the system refuses, before anything is changed.
 */
export function applyPreferences(parts: EffectParts, before: Preferences | null, now: Preferences): void {
  const { globalShortcut, session, setStartAtLogin, openNewPost, log } = parts;
  const hadShortcut = before?.hasGlobalShortcut ?? false;
  const takesShortcut = now.hasGlobalShortcut && !hadShortcut;
  if (takesShortcut && !globalShortcut.register(newPostShortcut, openNewPost)) {
    const reason = "Another program has the shortcut for a new post";
    if (before) throw new Error(reason);
    log.error(reason);
  }
  if (before && before.startsAtLogin !== now.startsAtLogin) {
    try {
      setStartAtLogin(now.startsAtLogin);
    } catch (cause) {
      if (takesShortcut) globalShortcut.unregister(newPostShortcut);
      throw cause;
    }
  }
  if (hadShortcut && !now.hasGlobalShortcut) globalShortcut.unregister(newPostShortcut);
  session.setSpellCheckerEnabled(now.checksSpelling);
}
