import { setTimeout as wait } from "node:timers/promises";
import { z } from "zod";
import { type EncryptedFile, hasKeyring, readEncrypted, writeEncrypted } from "../os/encrypted-file.ts";

/**
 * What makes this computer known to members who signed in on it before, for each server. It outlives their sessions, and never
 * leaves the main process except to the server it came from.
 */
export interface DeviceStore {
  /** What the last run kept is read, or the keyring takes too long. */
  readonly opened: Promise<void>;
  tokenFor(origin: string): string | null;
  /** Never rejects: what cannot be written is in memory alone. */
  keep(origin: string, token: string): Promise<void>;
}

export interface DeviceStoreParts extends EncryptedFile {
  /** A keyring may ask for its own password first; signing in waits no longer than this. */
  readonly waitsMs?: number;
}

const tokensByOrigin = z.record(z.string(), z.string());

/** Begins to read what the last run kept. What a sign-in brings meanwhile is newer. */
export function openDeviceStore(parts: DeviceStoreParts): DeviceStore {
  const { log, waitsMs = 30_000 } = parts;
  let tokens: Record<string, string> = {};
  let isKept = false;
  let written = Promise.resolve();
  const save = () =>
    written = written.then(() => writeEncrypted(parts, tokens)).catch((cause: unknown) =>
      log.error("The device's token could not be kept", cause)
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
