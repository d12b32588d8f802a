import { z } from "zod";
import { type EncryptedFile, readEncrypted, writeEncrypted } from "../os/encrypted-file.ts";
import { hasKeyring, waitForKeyring } from "../os/keyring.ts";

/**
 * The token that makes this computer a known device, for each server (auth.10).
 * It outlives sessions.
 */
export interface DeviceTokenStore {
  /** The stored tokens have been read, or the keyring took too long. */
  readonly opened: Promise<void>;
  tokenFor(origin: string): string | null;
  /** Never rejects: a token that cannot be written is in memory only. */
  keep(origin: string, token: string): Promise<void>;
}

export interface DeviceTokenStoreParts extends EncryptedFile {
  /** How long a sign-in waits for the keyring. */
  readonly waitsMs?: number;
}

const tokensByOrigin = z.record(z.string(), z.string());

/** Starts to read the stored tokens. A token from a sign-in meanwhile is newer. */
export function openDeviceTokenStore(parts: DeviceTokenStoreParts): DeviceTokenStore {
  const { log } = parts;
  let tokens: Record<string, string> = {};
  let isKept = false;
  let written = Promise.resolve();
  const save = () =>
    written = written.then(() => writeEncrypted(parts, tokens)).catch((cause: unknown) =>
      log.error("The device's token could not be stored", cause)
    );

  const open = async () => {
    if (!await hasKeyring(parts)) return;
    const read = await readEncrypted(parts, tokensByOrigin.parse);
    if (read === "locked") return;
    isKept = true;
    const hasNewer = Object.keys(tokens).length > 0;
    tokens = { ...read?.value, ...tokens };
    if (hasNewer || read?.isStale) await save();
  };
  return {
    opened: waitForKeyring(open, parts),
    tokenFor: (origin) => tokens[origin] ?? null,
    keep: async (origin, token) => {
      if (tokens[origin] === token) return;
      tokens = { ...tokens, [origin]: token };
      if (isKept) await save();
    },
  };
}
