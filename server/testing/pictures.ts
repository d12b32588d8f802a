import { Buffer } from "node:buffer";
import { crc32, deflateSync } from "node:zlib";
import sharp, { type Sharp } from "sharp";
import { uuidv7 } from "uuidv7";
import type { TestApp } from "./create-test-app.ts";
import type { TestMember } from "./member.ts";

/**
 * A plain picture with some shape in it, to be turned into any format:
 * `picture(40, 30).png().toBuffer()`.
 */
export function picture(width: number, height: number): Sharp {
  const half = { width: Math.ceil(width / 2), height, channels: 3 as const, background: "#0f766e" };
  return sharp({ create: { width, height, channels: 3, background: "#e8835a" } })
    .composite([{ input: { create: half }, left: 0, top: 0 }]);
}

let width = 40;

/** A JPEG like no other: what one test has removed, another may upload. */
export async function newJpeg(): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await picture(++width, 30).jpeg().toBuffer());
}

/** An animation of plain frames, one of each colour. */
export async function animation(
  colours: readonly string[],
  { format = "gif", width = 20, height = 10, delayMs = 100, loop = 0 }: {
    readonly format?: "gif" | "webp";
    readonly width?: number;
    readonly height?: number;
    readonly delayMs?: number;
    readonly loop?: number;
  } = {},
): Promise<Buffer> {
  const frames = await Promise.all(
    colours.map((background) =>
      sharp({ create: { width, height, channels: 3, background } }).png().toBuffer()
    ),
  );
  const joined = sharp(frames, { join: { animated: true } });
  return await joined.toFormat(format, { delay: colours.map(() => delayMs), loop }).toBuffer();
}

/** A GIF whose header promises this size, with the same tiny frame again and again. */
export function gifOfFrames(
  frames: number,
  { width, height, delay }: Record<"width" | "height" | "delay", number>,
) {
  const start = Buffer.from("GIF89a\0\0\0\0\x80\0\0\0\0\0\xff\xff\xff", "latin1");
  start.writeUInt16LE(width, 6);
  start.writeUInt16LE(height, 8);
  const frame = Buffer.from("\x21\xf9\x04\0\0\0\0\0\x2c\0\0\0\0\x01\0\x01\0\0\x02\x02\x44\x01\0", "latin1");
  frame.writeUInt16LE(delay, 4);
  return Buffer.concat([start, ...Array.from({ length: frames }, () => frame), Buffer.from("\x3b")]);
}

/** A PNG whose header promises the given pixels and whose few bytes hold none of them. */
export function pngClaiming(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const body = deflateSync(Buffer.alloc(1000));
  return Buffer.concat([
    signature,
    chunk("IHDR", header),
    chunk("IDAT", body),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const typed = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(typed));
  return Buffer.concat([length, typed, sum]);
}

/** Writes the row of a member's upload, without files, and returns its id. */
export async function storedImage(t: Pick<TestApp, "sql" | "clock">, ownerId: string): Promise<string> {
  const id = uuidv7();
  await t.sql`
    insert into images (id, owner_id, width, height, bytes, placeholder, created_at)
    values (${id}, ${ownerId}, 640, 480, 1000, 'XQgKDYJXd4d', ${t.clock.now()})`;
  return id;
}

/** Uploads a JPEG in two steps (media.3); the address by which its owner attaches it. */
export async function uploadPicture(
  t: Pick<TestApp, "request">,
  by: TestMember,
  jpeg?: Uint8Array<ArrayBuffer>,
): Promise<string> {
  const started = await (await by.post("/api/objects/upload")).json() as { uploadURL: string };
  const body = jpeg ?? await newJpeg();
  const stored = await t.request("PUT", started.uploadURL, {
    body,
    headers: { "Content-Type": "image/jpeg" },
  });
  if (stored.status !== 201) throw new Error(`The upload was answered ${stored.status}`);
  return (await stored.json() as { url: string }).url;
}
