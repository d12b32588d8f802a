import { hash, verify } from "@node-rs/argon2";
import { AppError } from "../../errors.ts";
import { createGate } from "../../gate.ts";

/** argon2id, the package's default algorithm; 19 MiB, two passes, one lane (decision 22). */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** A hash of no password anybody knows, at the same cost: an unknown address takes as long as a known one. */
const decoy =
  "$argon2id$v=19$m=19456,t=2,p=1$vSMRwePgpEIkvSEjX4c3Gw$H+9RwbZHf6wjOGsHw8QG/U8empvIWKNh2PLS5uaEK/0";

/** Each hash holds 19 MiB and a core: two at once, and no longer a queue than is answered in a few seconds. */
const gate = createGate({ width: 2, waiting: 500 });

/** Runs work that hashes, when it is its turn. Throws 503 with `Retry-After` when too many wait already. */
export function inHashingTurn<T>(work: () => Promise<T>): Promise<T> {
  return gate(
    work,
    () =>
      new AppError("unavailable", "Many people are signing in just now. Please try again in a few seconds.", {
        retryAfter: 5,
      }),
  );
}

/** Call inside `inHashingTurn`. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, cost);
}

/** Whether the password is the hashed one; null works as hard and is always false. Call inside `inHashingTurn`. */
export async function matchesPassword(passwordHash: string | null, password: string): Promise<boolean> {
  // A stored value that is no hash at all (an account nobody signs in to) matches nothing.
  const matches = await verify(passwordHash ?? decoy, password).catch(() => false);
  return passwordHash !== null && matches;
}
