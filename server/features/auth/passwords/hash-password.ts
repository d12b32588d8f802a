import { msg } from "@lingui/core/runtime-macro";
import { hkdfSync } from "node:crypto";
import { hash, verify } from "@node-rs/argon2";
import type { Config } from "../../../config.ts";
import { AppError } from "../../../errors.ts";
import { createSemaphore } from "../../../semaphore.ts";

/** argon2id, the package's default algorithm; 19 MiB, two passes, one lane (auth.4). */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * Each hash takes 19 MiB and a core: at most two run at once, and the queue is a few seconds long.
 */
const semaphore = createSemaphore({ width: 2, waiting: 500 });

/** Runs hashing work when it is its turn. Throws 503 with `Retry-After` when too many wait. */
export function runInHashingTurn<T>(work: () => Promise<T>): Promise<T> {
  return semaphore(
    work,
    () =>
      new AppError(
        "unavailable",
        msg`Many people are signing in just now. Please try again in a few seconds.`,
        {
          retryAfter: 5,
        },
      ),
  );
}

/** Call inside `runInHashingTurn`. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, cost);
}

/**
 * The hash of a password with the salt shared by all registrations of an address, so that a sign-in
 * finds the matching one with one hash, however many there are. Call inside `runInHashingTurn`.
 */
export function hashForAddress(
  { sessionSecret }: Pick<Config, "sessionSecret">,
  email: string,
  password: string,
): Promise<string> {
  const salt = hkdfSync("sha256", sessionSecret, email.toLowerCase(), "glimmer/registration-salt", 16);
  return hash(password, { ...cost, salt: new Uint8Array(salt) });
}

/** Whether the password is the hashed one. Call inside `runInHashingTurn`. */
export function matchesPassword(passwordHash: string, password: string): Promise<boolean> {
  // A stored value that is no hash (an account without sign-in) matches nothing.
  return verify(passwordHash, password).catch(() => false);
}
