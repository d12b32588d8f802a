import { createHash } from "node:crypto";
import { UUID } from "uuidv7";

const digest = (key: string) => createHash("sha256").update(key).digest();

/** A number in (0, 1], the same for the same key and evenly spread over keys. */
export function drawSeededNumber(key: string): number {
  return (digest(key).readUIntBE(0, 6) + 1) / 2 ** 48;
}

/**
 * A UUIDv7 of the given moment, the same for the same key, so that lists by id stand
 * in the order of time.
 */
export function drawSeededId(key: string, at: Date): string {
  const bytes = digest(key);
  const randomBits = [
    bytes.readUInt16BE(6) >>> 4,
    bytes.readUInt32BE(8) >>> 2,
    bytes.readUInt32BE(12),
  ] as const;
  return UUID.fromFieldsV7(at.getTime(), ...randomBits).toString();
}
