import { largestOrder } from "../../../db/place-cursor.ts";
import { Invalid } from "../../../errors.ts";

/** A case's place in the queue: what is urgent first, then the heaviest, then the oldest. */
export interface QueuePlace {
  readonly isUrgent: boolean;
  readonly rank: number;
  readonly openedAt: Date;
  readonly id: string;
}

const bytesOfPlace = 1 + 4 + 8 + 16;

/** A place as an opaque string. */
export function encodeQueuePlace({ isUrgent, rank, openedAt, id }: QueuePlace): string {
  const bytes = Buffer.alloc(bytesOfPlace);
  bytes.writeUInt8(isUrgent ? 1 : 0);
  bytes.writeInt32BE(rank, 1);
  bytes.writeBigInt64BE(BigInt(openedAt.getTime()), 5);
  bytes.write(id.replaceAll("-", ""), 13, "hex");
  return bytes.toString("base64url");
}

/** Throws `Invalid` for anything that `encodeQueuePlace` did not return. */
export function decodeQueuePlace(cursor: string): QueuePlace {
  const bytes = Buffer.from(cursor, "base64url");
  const openedAt = bytes.length === bytesOfPlace ? Number(bytes.readBigInt64BE(5)) : Infinity;
  if (
    Math.abs(openedAt) > largestOrder || bytes.toString("base64url") !== cursor || bytes.readUInt8() > 1 ||
    bytes.readInt32BE(1) < 0
  ) {
    throw new Invalid("We lost our place in this list. Please load it again from the top.", {
      cursor: "Not a valid cursor",
    });
  }
  return {
    isUrgent: bytes.readUInt8() === 1,
    rank: bytes.readInt32BE(1),
    openedAt: new Date(openedAt),
    id: bytes.toString("hex", 13).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5"),
  };
}
