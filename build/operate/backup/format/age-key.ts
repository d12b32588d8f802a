import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from "node:crypto";

const letters = "qpzry9x8gf2tvdw0s3jn54khce6mua7l";
const generators = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3];

/** Bytes as age writes its keys: Bech32 of BIP 173, without its limit of length. */
function encodeBech32(prefix: string, bytes: Uint8Array): string {
  const words = regroup(bytes, 8, 5);
  const sum = checksum([...expanded(prefix), ...words, 0, 0, 0, 0, 0, 0]) ^ 1;
  const check = Array.from({ length: 6 }, (_, at) => (sum >> (5 * (5 - at))) & 31);
  return `${prefix}1${[...words, ...check].map((word) => letters[word]).join("")}`;
}

/** Null when it is no such text, has another prefix, or a letter is wrong. */
function decodeBech32(text: string, prefix: string): Uint8Array | null {
  const given = text.trim();
  const lower = given.toLowerCase();
  if (given !== lower && given !== given.toUpperCase()) return null;
  if (!lower.startsWith(`${prefix}1`)) return null;
  const words = Array.from(lower.slice(prefix.length + 1), (letter) => letters.indexOf(letter));
  if (words.length < 6 || words.includes(-1)) return null;
  if (checksum([...expanded(prefix), ...words]) !== 1) return null;
  return Uint8Array.from(regroup(words.slice(0, -6), 5, 8));
}

function expanded(prefix: string): number[] {
  const codes = Array.from(prefix, (letter) => letter.charCodeAt(0));
  return [...codes.map((code) => code >> 5), 0, ...codes.map((code) => code & 31)];
}

function checksum(words: readonly number[]): number {
  let sum = 1;
  for (const word of words) {
    const top = sum >>> 25;
    sum = ((sum & 0x1ffffff) << 5) ^ word;
    for (const [bit, generator] of generators.entries()) if ((top >> bit) & 1) sum ^= generator;
  }
  return sum;
}

/** Groups of bits; what is left is filled up to 5 bits, and dropped when bytes are made. */
function regroup(values: Iterable<number>, from: number, to: number): number[] {
  const groups: number[] = [];
  let held = 0;
  let bits = 0;
  for (const value of values) {
    held = (held << from) | value;
    bits += from;
    while (bits >= to) {
      bits -= to;
      groups.push((held >> bits) & ((1 << to) - 1));
    }
    held &= (1 << bits) - 1;
  }
  if (to === 5 && bits > 0) groups.push((held << (to - bits)) & 31);
  return groups;
}

const recipientPrefix = "age";
const identityPrefix = "age-secret-key-";

/** The key that encrypts backups, and opens them where its secret half is there. */
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
    return { recipient: encodeBech32(recipientPrefix, getPublicBytes(secret)), identity: secret };
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
    recipient: encodeBech32(recipientPrefix, getPublicBytes(publicKey)),
  };
}

/** The key that a recipient stands for. Throws for what `readBackupKey` refused. */
export function derivePublicKey(recipient: string): KeyObject {
  const bytes = decodeBech32(recipient, recipientPrefix);
  if (bytes?.length !== 32) throw new Error("Not a recipient of age");
  return parsePublicKey(bytes);
}

export function parsePublicKey(bytes: Uint8Array): KeyObject {
  const x = Buffer.from(bytes).toString("base64url");
  return createPublicKey({ key: { kty: "OKP", crv: "X25519", x }, format: "jwk" });
}

/** Returns the bytes of the public half of a key. */
export function getPublicBytes(key: KeyObject): Uint8Array {
  const half = key.type === "public" ? key : createPublicKey(key);
  return Buffer.from(half.export({ format: "jwk" }).x ?? "", "base64url");
}

/** PKCS#8 of X25519 is this and the 32 bytes; a JWK would need the public half too. */
const pkcs8 = Buffer.from("302e020100300506032b656e04220420", "hex");

function privateKeyOf(bytes: Uint8Array): KeyObject {
  return createPrivateKey({ key: Buffer.concat([pkcs8, bytes]), format: "der", type: "pkcs8" });
}
