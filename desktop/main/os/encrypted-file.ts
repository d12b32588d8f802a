import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { basename, dirname } from "node:path";
import type { System } from "../../bridge.ts";
import type { Log } from "../log.ts";
import type { Cipher } from "./keyring.ts";

/** A small file encrypted with a key from the system's keyring. */
export interface EncryptedFile {
  readonly cipher: Cipher;
  readonly path: string;
  readonly system: System;
  readonly log: Log;
}

/**
 * Returns null when there is no file. Deletes one that cannot be decrypted or parsed, and returns
 * null. Returns "locked" when the keyring is unavailable until the next start (Electron asks for
 * its key once); the file stays. `isStale`: the system wants it encrypted again.
 */
export async function readEncrypted<T>(
  { cipher, path, log }: EncryptedFile,
  parse: (content: unknown) => T,
): Promise<{ readonly value: T; readonly isStale: boolean } | "locked" | null> {
  const bytes = await readFile(path).catch(() => null);
  if (bytes === null) return null;
  try {
    const { result, shouldReEncrypt } = await cipher.decryptStringAsync(bytes);
    return { value: parse(JSON.parse(result)), isStale: shouldReEncrypt };
  } catch (cause) {
    log.error(`${basename(path)} could not be decrypted`, cause);
    if (cause instanceof Error && cause.message.includes("temporarily unavailable")) return "locked";
    await rm(path, { force: true });
    return null;
  }
}

/** Writes atomically. */
export async function writeEncrypted({ cipher, path }: EncryptedFile, value: unknown): Promise<void> {
  const bytes = await cipher.encryptStringAsync(JSON.stringify(value));
  await mkdir(dirname(path), { recursive: true });
  await writeFile(`${path}.new`, bytes, { mode: 0o600 });
  await rename(`${path}.new`, path);
}
