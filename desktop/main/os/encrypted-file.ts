import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { basename, dirname } from "node:path";
import type { SafeStorage } from "electron";
import type { System } from "../../bridge.ts";
import type { Log } from "../log.ts";

/** A small file that only this system's keyring can read. */
export interface EncryptedFile {
  readonly cipher: Pick<
    SafeStorage,
    "isAsyncEncryptionAvailable" | "encryptStringAsync" | "decryptStringAsync"
  >;
  readonly path: string;
  readonly system: System;
  readonly log: Log;
}

/**
 * Linux says that it can encrypt also where it has only a password that everybody knows: worse than nothing, because it looks like
 * something. What was encrypted with that one begins with `v10`.
 */
export async function hasKeyring(
  { cipher, system }: Pick<EncryptedFile, "cipher" | "system">,
): Promise<boolean> {
  if (!await cipher.isAsyncEncryptionAvailable()) return false;
  if (system !== "linux") return true;
  return (await cipher.encryptStringAsync("probe")).subarray(0, 3).toString("latin1") !== "v10";
}

/**
 * Null when nothing was kept, or nothing that can be read, which is then thrown away. `isStale`: the system wants it encrypted
 * anew. `locked`: the keyring cannot just now, and what is kept stays for the next start. Electron asks the keyring for its key
 * once, so that asking again would give the same.
 */
export async function readEncrypted<T>(
  { cipher, path, log }: EncryptedFile,
  parse: (kept: unknown) => T,
): Promise<{ readonly value: T; readonly isStale: boolean } | "locked" | null> {
  const bytes = await readFile(path).catch(() => null);
  if (bytes === null) return null;
  try {
    const { result, shouldReEncrypt } = await cipher.decryptStringAsync(bytes);
    return { value: parse(JSON.parse(result)), isStale: shouldReEncrypt };
  } catch (cause) {
    log.error(`What was kept in ${basename(path)} could not be read`, cause);
    if (cause instanceof Error && cause.message.includes("temporarily unavailable")) return "locked";
    await rm(path, { force: true });
    return null;
  }
}

/** Writes it whole or not at all. */
export async function writeEncrypted({ cipher, path }: EncryptedFile, value: unknown): Promise<void> {
  const bytes = await cipher.encryptStringAsync(JSON.stringify(value));
  await mkdir(dirname(path), { recursive: true });
  await writeFile(`${path}.new`, bytes, { mode: 0o600 });
  await rename(`${path}.new`, path);
}
