import type { EvidenceKey, EvidenceKeys } from "./settings/evidence-config.ts";

type Bytes = Uint8Array<ArrayBuffer>;

/** Sealed bytes: format, id of the key, nonce, then AES-256-GCM's ciphertext with its tag. */
const format = 1;
const keyIdLength = 8;
const nonceLength = 12;
const nonceAt = 1 + keyIdLength;
const ciphertextAt = nonceAt + nonceLength;

/** The sealed text cannot be opened with the keys that are set, or was changed. */
export class SealError extends Error {}

/**
 * Encrypts bytes for a place, e.g. a row's id: they open only there, so that nobody can put one
 * piece of evidence in the place of another.
 */
export async function seal(key: EvidenceKey, place: string, bytes: Bytes): Promise<Bytes> {
  const nonce = crypto.getRandomValues(new Uint8Array(nonceLength));
  const ciphertext = await crypto.subtle.encrypt(
    cipher(nonce, place),
    await importKey(key, "encrypt"),
    bytes,
  );
  const sealed = new Uint8Array(ciphertextAt + ciphertext.byteLength);
  sealed[0] = format;
  sealed.set(key.id, 1);
  sealed.set(nonce, nonceAt);
  sealed.set(new Uint8Array(ciphertext), ciphertextAt);
  return sealed;
}

/** Whether that key sealed them. */
export function isSealedWith(key: EvidenceKey, sealed: Uint8Array): boolean {
  return Buffer.compare(key.id, sealed.subarray(1, nonceAt)) === 0;
}

/** Throws `SealError`. */
export async function unseal(keys: EvidenceKeys, place: string, sealed: Uint8Array): Promise<Bytes> {
  const key = keys.find((one) => isSealedWith(one, sealed));
  if (sealed[0] !== format || !key) throw new SealError("EVIDENCE_KEY lacks the key of this evidence");
  const algorithm = cipher(sealed.slice(nonceAt, ciphertextAt), place);
  const opened = await crypto.subtle
    .decrypt(algorithm, await importKey(key, "decrypt"), sealed.slice(ciphertextAt))
    .catch((cause: unknown) => {
      throw new SealError("This evidence was changed, or belongs elsewhere", { cause });
    });
  return new Uint8Array(opened);
}

function cipher(iv: Bytes, place: string) {
  return { name: "AES-GCM", iv, additionalData: new TextEncoder().encode(place) };
}

function importKey({ bytes }: EvidenceKey, use: "encrypt" | "decrypt") {
  return crypto.subtle.importKey("raw", bytes, "AES-GCM", false, [use]);
}
