import { z } from "zod";
import { findLanguage } from "#shared/language/find-language.ts";
import type { Language } from "#shared/language/languages.ts";
import { preferences, type System, themeChoice } from "../bridge.ts";
import { parseServerAddress } from "./server/server-address.ts";

/** The preferences the app stores. The system stores the start at login. */
const storedPreferences = preferences.omit({ startsAtLogin: true });
type StoredPreferences = z.infer<typeof storedPreferences>;

/** The member's choices that the app stores. */
export interface Settings {
  /** Origin of the server the member chose; null for the one the app was packaged for. */
  readonly server: string | null;
  readonly theme: z.infer<typeof themeChoice>;
  /** Null for the system's. */
  readonly language: Language | null;
  readonly preferences: StoredPreferences;
}

/** On Linux closing the window quits by default: some desktops show no tray icons. */
export function getDefaultPreferences(system: System): StoredPreferences {
  return {
    showsNotifications: true,
    staysInTray: system !== "linux",
    hasGlobalShortcut: false,
    checksSpelling: true,
  };
}

const storedSettings = z.object({
  server: z.string().nullable().catch(null),
  theme: themeChoice.catch("system"),
  language: z.string().nullable().catch(null),
  preferences: z.record(z.string(), z.unknown()).catch({}),
}).catch({ server: null, theme: "system", language: null, preferences: {} });

/**
 * Parses the settings file. Each missing or invalid value becomes its default, so that a release
 * can add preferences.
 */
export function parseSettings(system: System): (content: unknown) => Settings {
  const defaults = getDefaultPreferences(system);
  return (content) => {
    const { server, theme, language, preferences } = storedSettings.parse(content);
    const entries = Object.entries(storedPreferences.shape).map(([name, schema]) => {
      const parsed = schema.safeParse(preferences[name]);
      return [name, parsed.success ? parsed.data : defaults[name as keyof StoredPreferences]];
    });
    return {
      // A file that was edited by hand cannot name a server that could not be typed in.
      server: server && parseServerAddress(server),
      theme,
      language: findLanguage(language) ?? null,
      preferences: storedPreferences.parse(Object.fromEntries(entries)),
    };
  };
}
