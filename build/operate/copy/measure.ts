import { createHash } from "node:crypto";
import { Transform, Writable } from "node:stream";

/** The rows and bytes of a table that passed. */
export interface Measured {
  readonly rows: number;
  readonly bytes: number;
  readonly sha256: string;
}

const newline = 0x0a;

function createMeter() {
  const hash = createHash("sha256");
  let rows = 0;
  let bytes = 0;
  return {
    add(chunk: Uint8Array) {
      hash.update(chunk);
      bytes += chunk.length;
      for (let at = chunk.indexOf(newline); at !== -1; at = chunk.indexOf(newline, at + 1)) rows++;
    },
    result: (): Measured => ({ rows, bytes, sha256: hash.digest("hex") }),
  };
}

/**
 * Passes rows on, counts and hashes them. It joins them to larger pieces too: PostgreSQL sends each
 * row by itself, and a write for each would take most of the time.
 */
export function createMeasure(): { readonly stream: Transform; result(): Measured } {
  const meter = createMeter();
  let waiting: Uint8Array[] = [];
  let size = 0;
  const joined = () => {
    const all = Buffer.concat(waiting);
    waiting = [];
    size = 0;
    meter.add(all);
    return all;
  };
  const stream = new Transform({
    transform(chunk: Uint8Array, _encoding, done) {
      waiting.push(chunk);
      size += chunk.length;
      done(null, size < 65_536 ? undefined : joined());
    },
    flush: (done) => done(null, size > 0 ? joined() : undefined),
  });
  return { stream, result: meter.result };
}

/** Where rows go that are only measured. */
export const createNullStream = () => new Writable({ write: (_chunk, _encoding, done) => done() });
