import { rm } from "node:fs/promises";
import { setTimeout as wait } from "node:timers/promises";
import { z } from "zod";
import { type EncryptedFile, hasKeyring, readEncrypted, writeEncrypted } from "../os/encrypted-file.ts";

/** The session's token (decision 20). It never leaves the main process except to the server it came from. */
export interface SessionStore {
  /** What the last run kept has been read, or the keyring took too long to let us. Nobody is signed in before. */
  readonly opened: Promise<void>;
  /** The token for calls to this origin; null when signed out there. */
  tokenFor(origin: string): string | null;
  keep(origin: string, token: string): Promise<void>;
  wipe(): Promise<void>;
  /** False where the system has no keyring, or one that is locked: the token is in memory alone, and the session ends with the app. */
  readonly isKept: boolean;
}

export interface SessionStoreParts extends EncryptedFile {
  /** A keyring may ask for its own password first. Nobody is signed in until somebody answers it; the app goes on after this long. */
  readonly waitsMs?: number;
  /** It answered after that, and nobody had signed in or out meanwhile: whoever the last run kept is signed in now. */
  readonly onLateSession: () => void;
}

const kept = z.object({ origin: z.string(), token: z.string() });
type Session = z.infer<typeof kept>;

/** Begins to read what the last run kept. A file that the system can no longer decrypt is thrown away: its session is over here. */
export function openSessionStore(parts: SessionStoreParts): SessionStore {
  const { path, log, waitsMs = 30_000, onLateSession } = parts;
  let session: Session | null = null;
  let isKept = false;
  let isLate = false;
  // Somebody signed in or out: what the last run kept is over, whenever it is read.
  let isReplaced = false;
  // Writes follow each other: a sign-out right after a sign-in must be what remains.
  let written = Promise.resolve();
  const write = (work: () => Promise<void>) =>
    written = written.then(work).catch((cause: unknown) => log.error("The session could not be kept", cause));
  const save = (next: Session) =>
    write(async () => {
      try {
        await writeEncrypted(parts, next);
      } catch (cause) {
        // Whoever was kept before is not who is signed in.
        isKept = false;
        await rm(path, { force: true });
        throw cause;
      }
    });
  const remove = () => write(() => rm(path, { force: true }));

  const open = async () => {
    if (!await hasKeyring(parts)) return;
    const read = await readEncrypted(parts, kept.parse);
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
  let hasAnswered = false;
  const opened = Promise.race([
    open().catch((cause: unknown) => log.error("The keyring cannot be used", cause)).finally(() => {
      hasAnswered = true;
    }),
    wait(waitsMs, undefined, { ref: false }).then(() => {
      isLate = true;
      if (!hasAnswered) log.error("The keyring did not answer");
    }),
  ]);
  return {
    opened,
    get isKept() {
      return isKept;
    },
    tokenFor: (origin) => session?.origin === origin ? session.token : null,
    keep: async (origin, token) => {
      isReplaced = true;
      session = { origin, token };
      // Until there is a keyring: the session that was there is over, and not the next run's.
      await (isKept ? save(session) : remove());
    },
    wipe: async () => {
      isReplaced = true;
      session = null;
      await remove();
    },
  };
}
