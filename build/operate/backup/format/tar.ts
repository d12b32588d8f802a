// The tar of POSIX (ustar): names of at most 100 bytes, which ours keep to.

/** A file of an archive. Read its body to the end before the next. */
export interface TarEntry {
  readonly name: string;
  readonly size: number;
  readonly body: AsyncIterable<Uint8Array>;
}

const block = 512;
const pieceBytes = 65_536;

/** Writes an archive. Throws when a body has another length than its entry says. */
export async function* writeTar(entries: AsyncIterable<TarEntry>): AsyncGenerator<Uint8Array> {
  for await (const { name, size, body } of entries) {
    yield tarHeader(name, size);
    let written = 0;
    for await (const piece of body) {
      written += piece.length;
      yield piece;
    }
    if (written !== size) throw new Error(`${name} has ${written} bytes, not ${size} as when it was opened.`);
    yield new Uint8Array(padding(size));
  }
  yield new Uint8Array(2 * block);
}

/**
 * Reads an archive. What is left of a body when the next entry is asked for is skipped. Throws when
 * it is no archive, or ends before its end is marked.
 */
export async function* readTar(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<TarEntry> {
  const source = createReader(bytes);
  for (;;) {
    const header = await source.take(block);
    if (header.every((byte) => byte === 0)) {
      // What gives the bytes compares the hash of a part at its end.
      await source.drain();
      return;
    }
    const { name, size } = parseHeader(header);
    let left = size;
    const body = (async function* () {
      while (left > 0) {
        const piece = await source.takeSome(Math.min(left, pieceBytes));
        left -= piece.length;
        yield piece;
      }
    })();
    yield { name, size, body };
    while (left > 0) left -= (await source.takeSome(Math.min(left, pieceBytes))).length;
    await source.take(padding(size));
  }
}

function padding(size: number): number {
  return (block - size % block) % block;
}

function tarHeader(name: string, size: number): Uint8Array {
  if (Buffer.byteLength(name) > 100) throw new Error(`The name ${name} is too long for a backup.`);
  const header = Buffer.alloc(block);
  header.write(name, 0);
  header.write("0000600\0", 100);
  header.write("0000000\0", 108);
  header.write("0000000\0", 116);
  header.write(`${size.toString(8).padStart(11, "0")}\0`, 124);
  header.write("00000000000\0", 136);
  header.write("        ", 148);
  header.write("0", 156);
  header.write("ustar\0" + "00", 257);
  header.write(`${sumOf(header).toString(8).padStart(6, "0")}\0 `, 148);
  return header;
}

function parseHeader(header: Buffer): { name: string; size: number } {
  const text = (from: number, length: number) =>
    header.subarray(from, from + length).toString("utf8").replace(/\0.*$/s, "").trim();
  const sum = Number.parseInt(text(148, 8), 8);
  header.fill(" ", 148, 156);
  if (sum !== sumOf(header)) throw new Error("The archive of the backup cannot be read: a header is wrong.");
  return { name: text(0, 100), size: Number.parseInt(text(124, 12), 8) };
}

function sumOf(header: Buffer): number {
  return header.reduce((sum, byte) => sum + byte, 0);
}

/** Takes bytes from a stream in the lengths that are asked for. */
function createReader(bytes: AsyncIterable<Uint8Array>) {
  const pieces = bytes[Symbol.asyncIterator]();
  let held: Uint8Array = new Uint8Array();
  /** The next bytes: at least one, and `most` at most. */
  async function takeSome(most: number): Promise<Uint8Array> {
    while (held.length === 0) {
      const next = await pieces.next();
      if (next.done) throw new Error("The archive of the backup ends too early.");
      held = next.value;
    }
    const piece = held.subarray(0, most);
    held = held.subarray(piece.length);
    return piece;
  }
  return {
    takeSome,
    async drain(): Promise<void> {
      while (!(await pieces.next()).done);
    },
    async take(size: number): Promise<Buffer> {
      const parts: Uint8Array[] = [];
      for (let left = size; left > 0;) {
        const piece = await takeSome(left);
        left -= piece.length;
        parts.push(piece);
      }
      return Buffer.concat(parts);
    },
  };
}

/** A body of bytes that are there. */
export async function* bodyOf(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  if (bytes.length > 0) yield bytes;
}
