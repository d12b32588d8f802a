import { createHash } from "node:crypto";
import { z } from "zod";

/** Encrypts what is kept as evidence (evidence.1). */
export interface EvidenceKey {
  /** Stands in what the key encrypted, and tells nothing of it. */
  readonly id: Uint8Array<ArrayBuffer>;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** The first key encrypts; all of them open what is there. */
export type EvidenceKeys = readonly [EvidenceKey, ...EvidenceKey[]];

const base64Key = /^[A-Za-z0-9+/_-]{43}=?$/;

/** Keys of 32 bytes in base64, separated by commas, the newest first. */
export const evidenceKeySetting = z.string()
  .transform((value) => value.split(",").map((key) => key.trim()).filter(Boolean))
  .pipe(z.array(z.string().regex(base64Key, "expected 32 bytes in base64: openssl rand -base64 32")).min(1))
  .transform((keys) => keys.map((key) => evidenceKeyOf(Buffer.from(key, "base64"))));

/** The given keys; else, outside production, one that follows from another secret. */
export function readEvidenceKeys(given: readonly EvidenceKey[] | undefined, secret: string): EvidenceKeys {
  const [first, ...others] = given ?? [];
  if (first) return [first, ...others];
  return [evidenceKeyOf(createHash("sha256").update(`evidence ${secret}`).digest())];
}

function evidenceKeyOf(bytes: Buffer): EvidenceKey {
  return {
    id: new Uint8Array(createHash("sha256").update("id ").update(bytes).digest().subarray(0, 8)),
    bytes: new Uint8Array(bytes),
  };
}
