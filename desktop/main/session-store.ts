import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import type { SafeStorage } from "electron";
import { z } from "zod";
import type { Log } from "./log.ts";

/** The session's token (decision 20). It never leaves the main process except to the server it came from. */
export interface SessionStore {
  /** The token for calls to this origin; null when signed out there. */
  tokenFor(origin: string): string | null;
  keep(origin: string, token: string): Promise<void>;
  wipe(): Promise<void>;
  /** False where the system has no keyring: the token is then kept in memory alone, and the session ends with the app. */
  readonly isKept: boolean;
}

const kept = z.object({ origin: z.string(), token: z.string() });
type Session = z.infer<typeof kept>;

type Cipher = Pick<
  SafeStorage,
  "isAsyncEncryptionAvailable" | "encryptStringAsync" | "decryptStringAsync" | "getSelectedStorageBackend"
>;

/** Reads what the last run kept. A file that the system can no longer decrypt is thrown away: its session is over here. */
export async function openSessionStore(cipher: Cipher, path: string, log: Log): Promise<SessionStore> {
  const isKept = await hasKeyring(cipher);
  let session = isKept ? await readSession(cipher, path, log) : null;
  // Writes follow each other: a sign-out right after a sign-in must be what remains.
  let written = Promise.resolve();
  const write = (work: () => Promise<void>) =>
    written = written.then(work).catch((cause: unknown) => log.error("The session could not be kept", cause));
  return {
    isKept,
    tokenFor: (origin) => session?.origin === origin ? session.token : null,
    keep: (origin, token) => {
      session = { origin, token };
      const text = JSON.stringify(session);
      return isKept ? write(() => writeEncrypted(cipher, path, text)) : Promise.resolve();
    },
    wipe: () => {
      session = null;
      return write(() => rm(path, { force: true }));
    },
  };
}

/** `basic_text` is a password that everybody knows: worse than nothing, because it looks like something. */
async function hasKeyring(cipher: Cipher): Promise<boolean> {
  if (!await cipher.isAsyncEncryptionAvailable().catch(() => false)) return false;
  return cipher.getSelectedStorageBackend?.() !== "basic_text";
}

async function readSession(cipher: Cipher, path: string, log: Log): Promise<Session | null> {
  const bytes = await readFile(path).catch(() => null);
  if (bytes === null) return null;
  try {
    const { result } = await cipher.decryptStringAsync(bytes);
    return kept.parse(JSON.parse(result));
  } catch (cause) {
    log.error("The kept session could not be read", cause);
    await rm(path, { force: true });
    return null;
  }
}

async function writeEncrypted(cipher: Cipher, path: string, text: string): Promise<void> {
  const bytes = await cipher.encryptStringAsync(text);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, bytes, { mode: 0o600 });
}
