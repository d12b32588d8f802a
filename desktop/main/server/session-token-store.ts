import { rm } from "node:fs/promises";
import { z } from "zod";
import { type EncryptedFile, readEncrypted, writeEncrypted } from "../os/encrypted-file.ts";
import { hasKeyring, waitForKeyring } from "../os/keyring.ts";

/** The session's token. It leaves the main process only for the server it came from (auth.2). */
export interface SessionTokenStore {
  /** The stored session has been read, or the keyring took too long. Nobody is signed in before. */
  readonly opened: Promise<void>;
  /** The token for calls to this origin; null when signed out there. */
  tokenFor(origin: string): string | null;
  keep(origin: string, token: string): Promise<void>;
  wipe(): Promise<void>;
  /**
   * False where the keyring is missing or locked: the token is in memory only, and the
   * session ends with the app.
   */
  readonly isKept: boolean;
}

export interface SessionTokenStoreParts extends EncryptedFile {
  /** How long to wait for the keyring. */
  readonly waitsMs?: number;
  /**
   * The keyring answered later, and nobody had signed in or out meanwhile: the stored
   * session is in use now.
   */
  readonly onLateSession: () => void;
}

const storedSession = z.object({ origin: z.string(), token: z.string() });
type Session = z.infer<typeof storedSession>;

/**
 * Starts to read the stored session. A file that can no longer be decrypted is deleted, and the
 * member is signed out.
 */
export function openSessionTokenStore(parts: SessionTokenStoreParts): SessionTokenStore {
  const { path, log, onLateSession } = parts;
  let session: Session | null = null;
  let isKept = false;
  let isLate = false;
  // Someone signed in or out, so the stored session is over.
  let isReplaced = false;
  // One write at a time: a sign-out right after a sign-in must win.
  let written = Promise.resolve();
  const write = (work: () => Promise<void>) =>
    written = written.then(work).catch((cause: unknown) =>
      log.error("The session could not be stored", cause)
    );
  const save = (next: Session) =>
    write(async () => {
      try {
        await writeEncrypted(parts, next);
      } catch (cause) {
        // The old file holds another session.
        isKept = false;
        await rm(path, { force: true });
        throw cause;
      }
    });
  const remove = () => write(() => rm(path, { force: true }));

  const open = async () => {
    if (!await hasKeyring(parts)) return;
    const read = await readEncrypted(parts, storedSession.parse);
    if (read === "locked") return;
    isKept = true;
    if (isReplaced) {
      if (session) await save(session);
      return;
    }
    session = read?.value ?? null;
    if (session && isLate) onLateSession();
    if (read?.isStale) await save(read.value);
  };
  const onTimeout = () => {
    isLate = true;
    log.error("The keyring did not respond");
  };
  return {
    opened: waitForKeyring(open, { ...parts, onTimeout }),
    get isKept() {
      return isKept;
    },
    tokenFor: (origin) => session?.origin === origin ? session.token : null,
    keep: async (origin, token) => {
      isReplaced = true;
      session = { origin, token };
      // Without a keyring the old session must not come back at the next start.
      await (isKept ? save(session) : remove());
    },
    wipe: async () => {
      isReplaced = true;
      session = null;
      await remove();
    },
  };
}
