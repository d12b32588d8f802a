import { z } from "zod";
import { themeChoice } from "../../bridge.ts";
import { type KeptPreferences, parsePreferences } from "./preferences.ts";
import { parseServerAddress } from "../server/server-address.ts";

/** What the app remembers of the member's choices. */
export interface Settings {
  /** The server the member chose; null: the one the app was packaged for. */
  readonly server: string | null;
  readonly theme: z.infer<typeof themeChoice>;
  readonly preferences: KeptPreferences;
}

const kept = z.object({
  server: z.string().nullable().catch(null),
  theme: themeChoice.catch("system"),
  preferences: z.unknown().optional(),
}).catch({ server: null, theme: "system", preferences: undefined });

/** Reads kept settings. A file that was changed by hand cannot name a server that could not be typed in. */
export function parseSettings(defaults: KeptPreferences): (file: unknown) => Settings {
  const parse = parsePreferences(defaults);
  return (file) => {
    const { server, theme, preferences } = kept.parse(file);
    return { server: server && parseServerAddress(server), theme, preferences: parse(preferences) };
  };
}
