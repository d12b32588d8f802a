import type { z } from "zod";
import { preferences, type System } from "../../bridge.ts";

/** Those the app keeps; the start at login is the system's to keep. */
const keptPreferences = preferences.omit({ startsAtLogin: true });
export type KeptPreferences = z.infer<typeof keptPreferences>;

/** How the app behaves until the member says otherwise. Linux has trays that nobody can see, so there the window closes. */
export function defaultPreferences(system: System): KeptPreferences {
  return {
    showsNotifications: true,
    hidesText: false,
    quietHours: null,
    staysInTray: system !== "linux",
    hasGlobalShortcut: false,
    checksSpelling: true,
  };
}

/** Reads kept preferences; each one that is missing or no good is the default, so that a new release can add some. */
export function parsePreferences(defaults: KeptPreferences): (kept: unknown) => KeptPreferences {
  return (kept) => {
    const given = typeof kept === "object" && kept !== null ? kept as Record<string, unknown> : {};
    const entries = Object.entries(keptPreferences.shape).map(([name, schema]) => {
      const parsed = schema.safeParse(given[name]);
      return [name, parsed.success ? parsed.data : defaults[name as keyof KeptPreferences]];
    });
    return keptPreferences.parse(Object.fromEntries(entries));
  };
}
