import { sha256 } from "@noble/hashes/sha2.js";
import { hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";

/** The number to find is the one whose hash after `salt` is `digest`. */
export interface Puzzle {
  readonly salt: string;
  /** SHA-256, in hexadecimal. */
  readonly digest: string;
  readonly max: number;
}

/**
 * Looks at `count` numbers from `from` on; null when none of them is the one. Not by WebCrypto,
 * which pages without https lack, and which takes longer to call than a hash of so few bytes takes.
 */
export function findNumber({ salt, digest, max }: Puzzle, from: number, count: number): number | null {
  const wanted = hexToBytes(digest);
  const end = Math.min(max, from + count - 1);
  for (let number = from; number <= end; number++) {
    const hash = sha256(utf8ToBytes(`${salt}${number}`));
    if (hash.every((byte, n) => byte === wanted[n])) return number;
  }
  return null;
}
