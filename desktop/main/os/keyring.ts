import { setTimeout as wait } from "node:timers/promises";
import type { SafeStorage } from "electron";
import type { System } from "../../bridge.ts";
import type { Log } from "../log.ts";

/** Encrypts with a key from the system's keyring. */
export type Cipher = Pick<
  SafeStorage,
  "isAsyncEncryptionAvailable" | "encryptStringAsync" | "decryptStringAsync"
>;

/**
 * Returns whether the system has a real keyring. Without one, Electron on Linux encrypts with a
 * hard-coded password; that text begins with `v10`.
 */
export async function hasKeyring(
  { cipher, system }: { readonly cipher: Cipher; readonly system: System },
): Promise<boolean> {
  if (!await cipher.isAsyncEncryptionAvailable()) return false;
  if (system !== "linux") return true;
  return (await cipher.encryptStringAsync("probe")).subarray(0, 3).toString("latin1") !== "v10";
}

/**
 * Electron's promises wait while the keyring asks the member for a password. The app goes on
 * without it after this time.
 */
const keyringWaitMs = 30_000;

interface KeyringWait {
  readonly log: Log;
  readonly waitsMs?: number;
  /** The time is up. `open` goes on. */
  readonly onTimeout?: () => void;
}

/**
 * Runs `open`, which uses the keyring. Resolves when it has ended, or has taken too
 * long. Logs a failure.
 */
export async function waitForKeyring(
  open: () => Promise<void>,
  { log, waitsMs = keyringWaitMs, onTimeout = () => {} }: KeyringWait,
): Promise<void> {
  let hasEnded = false;
  await Promise.race([
    open().catch((cause: unknown) => log.error("The keyring cannot be used", cause)).finally(() => {
      hasEnded = true;
    }),
    wait(waitsMs, undefined, { ref: false }).then(() => hasEnded || onTimeout()),
  ]);
}
