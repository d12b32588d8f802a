import { type Preferences, preferences, type System } from "../bridge.ts";

/** How the app behaves until the member says otherwise. Linux has trays that nobody can see, so there the window closes. */
export function defaultPreferences(system: System): Preferences {
  return {
    showsNotifications: true,
    hidesText: false,
    quietHours: null,
    startsAtLogin: false,
    staysInTray: system !== "linux",
    hasGlobalShortcut: false,
    checksSpelling: true,
  };
}

/** Reads kept preferences; each one that is missing or no good is the default, so that a new release can add some. */
export function parsePreferences(defaults: Preferences): (kept: unknown) => Preferences {
  return (kept) => {
    const given = typeof kept === "object" && kept !== null ? kept as Record<string, unknown> : {};
    const entries = Object.entries(preferences.shape).map(([name, schema]) => {
      const parsed = schema.safeParse(given[name]);
      return [name, parsed.success ? parsed.data : defaults[name as keyof Preferences]];
    });
    return preferences.parse(Object.fromEntries(entries));
  };
}
