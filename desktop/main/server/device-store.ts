import { setTimeout as wait } from "node:timers/promises";
import { z } from "zod";
import { type EncryptedFile, hasKeyring, readEncrypted, writeEncrypted } from "../os/encrypted-file.ts";

/** The token that makes this computer a known device, for each server (auth.10). It outlives sessions. */
export interface DeviceStore {
  /** The stored tokens have been read, or the keyring took too long. */
  readonly opened: Promise<void>;
  tokenFor(origin: string): string | null;
  /** Never rejects: a token that cannot be written is in memory only. */
  keep(origin: string, token: string): Promise<void>;
}

export interface DeviceStoreParts extends EncryptedFile {
  /** The keyring may ask the member for a password. Sign-ins wait no longer than this. */
  readonly waitsMs?: number;
}

const tokensByOrigin = z.record(z.string(), z.string());

/** Starts to read the stored tokens. A token from a sign-in meanwhile is newer. */
export function openDeviceStore(parts: DeviceStoreParts): DeviceStore {
  const { log, waitsMs = 30_000 } = parts;
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
  const opened = Promise.race([
    open().catch((cause: unknown) => log.error("The keyring cannot be used", cause)),
    wait(waitsMs, undefined, { ref: false }),
  ]);
  return {
    opened,
    tokenFor: (origin) => tokens[origin] ?? null,
    keep: async (origin, token) => {
      if (tokens[origin] === token) return;
      tokens = { ...tokens, [origin]: token };
      if (isKept) await save();
    },
  };
}
