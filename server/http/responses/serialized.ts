import { hash } from "node:crypto";
import { gzipSync } from "node:zlib";

/** JSON that responses consist of. `digest`: SHA-256, base64url. */
export interface Encoded<T> {
  readonly json: string;
  readonly digest: string;
  /** Has no value: it distinguishes bodies of different shapes. */
  readonly shape?: T;
}

/**
 * A response body that is already JSON, composed of parts that were encoded before; it is sent
 * unchanged. A body that several responses share is hashed and compressed once for all of them.
 */
export class Serialized<T> implements Encoded<T> {
  readonly json: string;
  declare readonly shape?: T;
  readonly #parts: readonly Encoded<unknown>[];
  #digest: string | undefined;
  #gzipped: Uint8Array<ArrayBuffer> | undefined;

  /** `parts`: of which it consists, and which are used again. */
  constructor(json: string, parts: readonly Encoded<unknown>[] = none) {
    this.json = json;
    this.#parts = parts;
  }

  static of<T>(body: Encoded<T>): Serialized<T> {
    return new Serialized(body.json, [body]);
  }

  /** A list of bodies, whose digest follows from theirs. */
  static join<Item>(parts: readonly Encoded<Item>[]): Serialized<Item[]> {
    return new Serialized(`[${parts.map(({ json }) => json).join(",")}]`, parts);
  }

  /** SHA-256, base64url: of the text, or of the digests of its parts. */
  get digest(): string {
    return this.#digest ??= hash("sha256", this.#hashed, "base64url");
  }

  get #hashed(): string {
    return this.#parts.length > 0 ? this.#parts.map(({ digest }) => digest).join(",") : this.json;
  }

  /**
   * Level 1 takes a tenth of a millisecond for a page of posts; higher levels take several times
   * that for little gain.
   */
  get gzipped(): Uint8Array<ArrayBuffer> {
    return this.#gzipped ??= new Uint8Array(gzipSync(this.json, { level: 1 }));
  }
}

const none: readonly Encoded<unknown>[] = [];
