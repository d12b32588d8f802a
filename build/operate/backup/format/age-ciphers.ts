import { createCipheriv, createDecipheriv, hkdfSync } from "node:crypto";

const cipher = "chacha20-poly1305";

/** What the cipher adds to each chunk. */
export const tagBytes = 16;

/** The key does not open this, or it was changed. */
export class AgeError extends Error {}

export function derive(secret: Uint8Array, salt: Uint8Array, info: string): Uint8Array {
  return new Uint8Array(hkdfSync("sha256", secret, salt, info, 32));
}

export function seal(key: Uint8Array, nonce: Uint8Array, plain: Uint8Array): Uint8Array {
  const sealing = createCipheriv(cipher, key, nonce, { authTagLength: tagBytes });
  return Buffer.concat([sealing.update(plain), sealing.final(), sealing.getAuthTag()]);
}

/** Throws `AgeError`. */
export function open(key: Uint8Array, nonce: Uint8Array, sealed: Uint8Array): Uint8Array {
  if (sealed.length < tagBytes) throw new AgeError("It ends too early.");
  const opening = createDecipheriv(cipher, key, nonce, { authTagLength: tagBytes });
  opening.setAuthTag(sealed.subarray(-tagBytes));
  try {
    return Buffer.concat([opening.update(sealed.subarray(0, -tagBytes)), opening.final()]);
  } catch {
    throw new AgeError("It was changed, or ends too early.");
  }
}
