import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from "node:crypto";
import { decodeBech32, encodeBech32 } from "./bech32.ts";

const recipientPrefix = "age";
const identityPrefix = "age-secret-key-";

/** What backups are encrypted with, and opened where the secret half is there. */
export interface BackupKey {
  /** `age1…`: encrypts, and opens nothing. */
  readonly recipient: string;
  /** Null: this machine can make backups and open none. */
  readonly identity: KeyObject | null;
}

/**
 * Reads a key of age: `AGE-SECRET-KEY-1…`, or `age1…`, with which backups can be made and not
 * opened. Null when it is neither.
 */
export function readBackupKey(text: string): BackupKey | null {
  const identity = decodeBech32(text, identityPrefix);
  if (identity?.length === 32) {
    const secret = privateKeyOf(identity);
    return { recipient: encodeBech32(recipientPrefix, publicBytes(secret)), identity: secret };
  }
  return decodeBech32(text, recipientPrefix)?.length === 32
    ? { recipient: text.trim(), identity: null }
    : null;
}

/** A new key, as age-keygen makes it. */
export function generateBackupKey(): { readonly identity: string; readonly recipient: string } {
  const { privateKey, publicKey } = generateKeyPairSync("x25519");
  const secret = Buffer.from(privateKey.export({ format: "jwk" }).d ?? "", "base64url");
  return {
    identity: encodeBech32(identityPrefix, secret).toUpperCase(),
    recipient: encodeBech32(recipientPrefix, publicBytes(publicKey)),
  };
}

/** The key that a recipient stands for. Throws for what `readBackupKey` refused. */
export function publicKeyOf(recipient: string): KeyObject {
  const bytes = decodeBech32(recipient, recipientPrefix);
  if (bytes?.length !== 32) throw new Error("Not a recipient of age");
  return publicKeyFrom(bytes);
}

export function publicKeyFrom(bytes: Uint8Array): KeyObject {
  const x = Buffer.from(bytes).toString("base64url");
  return createPublicKey({ key: { kty: "OKP", crv: "X25519", x }, format: "jwk" });
}

/** Of the key, or the public half of it. */
export function publicBytes(key: KeyObject): Uint8Array {
  const half = key.type === "public" ? key : createPublicKey(key);
  return Buffer.from(half.export({ format: "jwk" }).x ?? "", "base64url");
}

/** PKCS#8 of X25519 is this and the 32 bytes; a JWK would need the public half too. */
const pkcs8 = Buffer.from("302e020100300506032b656e04220420", "hex");

function privateKeyOf(bytes: Uint8Array): KeyObject {
  return createPrivateKey({ key: Buffer.concat([pkcs8, bytes]), format: "der", type: "pkcs8" });
}
