import type { System } from "../../../bridge.ts";
import { type Cipher, hasKeyring } from "../../os/keyring.ts";
import { failed, notAvailable, ok, type Outcome } from "../outcome.ts";
import { withTimeLimit } from "../with-time-limit.ts";

/** A locked keyring asks for a password. */
const limitMs = 20_000;

/**
 * Encrypts and decrypts a text with the keyring's key. The text is not stored; where the app never
 * ran, Chromium creates that key, as the app would.
 */
export async function checkKeyring(
  keyring: { readonly cipher: Cipher; readonly system: System },
): Promise<Outcome> {
  const locked = notAvailable(`The keyring is locked, or waits for its password for ${limitMs / 1000} s.`);
  return await withTimeLimit(limitMs, encryptAndDecrypt(keyring), locked);
}

async function encryptAndDecrypt(
  keyring: { readonly cipher: Cipher; readonly system: System },
): Promise<Outcome> {
  if (!await hasKeyring(keyring)) return notAvailable("There is no keyring: the session ends with the app.");
  const text = crypto.randomUUID();
  const bytes = await keyring.cipher.encryptStringAsync(text);
  if (bytes.includes(text)) return failed("The keyring did not encrypt.");
  const { result } = await keyring.cipher.decryptStringAsync(bytes);
  return result === text ? ok() : failed("What was encrypted came back changed.");
}
