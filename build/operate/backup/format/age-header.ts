import { createHmac, diffieHellman, generateKeyPairSync, type KeyObject } from "node:crypto";
import { AgeError, derive, open, seal } from "./age-ciphers.ts";
import { publicBytes, publicKeyFrom, publicKeyOf } from "./age-key.ts";

const version = "age-encryption.org/v1";
const stanzaInfo = `${version}/X25519`;
const mostBytes = 8_192;
const noNonce = new Uint8Array(12);

/** The lines before the payload: the file's key, sealed for the recipient. */
export function makeHeader(fileKey: Uint8Array, recipient: string): Uint8Array {
  const own = generateKeyPairSync("x25519");
  const theirs = publicKeyOf(recipient);
  const share = publicBytes(own.publicKey);
  const shared = diffieHellman({ privateKey: own.privateKey, publicKey: theirs });
  const wrapKey = derive(shared, Buffer.concat([share, publicBytes(theirs)]), stanzaInfo);
  const start = `${version}\n-> X25519 ${base64(share)}\n${base64(seal(wrapKey, noNonce, fileKey))}\n---`;
  return Buffer.from(`${start} ${base64(headerMac(fileKey, start))}\n`);
}

/**
 * The file's key, and where the header ends; null while it is not there whole. Throws `AgeError`
 * when it is no header, or sealed for others.
 */
export function readHeader(
  bytes: Uint8Array,
  identity: KeyObject,
): { readonly fileKey: Uint8Array; readonly end: number } | null {
  const text = Buffer.from(bytes.subarray(0, mostBytes)).toString("latin1");
  if (!text.startsWith(version.slice(0, text.length))) throw new AgeError("It is not encrypted by age.");
  const match = /^([^]*?\n---) ([A-Za-z0-9+/]{43})\n/.exec(text);
  if (!match) {
    if (text.length === mostBytes) throw new AgeError("It is not encrypted by age.");
    return null;
  }
  const [whole, start = "", mac = ""] = match;
  for (const [, share = "", body = ""] of start.matchAll(/\n-> X25519 (\S{43})\n(\S{43})(?=\n)/g)) {
    const fileKey = unwrap(identity, Buffer.from(share, "base64"), Buffer.from(body, "base64"));
    if (!fileKey) continue;
    if (base64(headerMac(fileKey, start)) !== mac) throw new AgeError("Its header was changed.");
    return { fileKey, end: whole.length };
  }
  throw new AgeError("BACKUP_KEY is not the key that it was encrypted with.");
}

function unwrap(identity: KeyObject, share: Uint8Array, body: Uint8Array): Uint8Array | null {
  const shared = diffieHellman({ privateKey: identity, publicKey: publicKeyFrom(share) });
  try {
    return open(derive(shared, Buffer.concat([share, publicBytes(identity)]), stanzaInfo), noNonce, body);
  } catch {
    return null;
  }
}

function headerMac(fileKey: Uint8Array, start: string): Uint8Array {
  return createHmac("sha256", derive(fileKey, new Uint8Array(), "header")).update(start).digest();
}

function base64(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString("base64").replace(/=+$/, "");
}
