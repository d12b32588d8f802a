import { hash } from "node:crypto";
import { gzipSync } from "node:zlib";

/**
 * A response body that is JSON already, put together from parts that were encoded before; it is sent as it is. A body that several
 * responses share is hashed and compressed once for all of them.
 */
export class Serialized<T> {
  readonly json: string;
  /** Has no value: it keeps bodies of different shapes apart. */
  declare readonly shape?: T;
  #digest: string | undefined;
  #gzipped: Uint8Array<ArrayBuffer> | undefined;

  constructor(json: string) {
    this.json = json;
  }

  /** SHA-256, base64url. */
  get digest(): string {
    return this.#digest ??= hash("sha256", this.json, "base64url");
  }

  /** Level 1 takes a tenth of a millisecond for a page of posts, and higher ones several times that for little. */
  get gzipped(): Uint8Array<ArrayBuffer> {
    return this.#gzipped ??= new Uint8Array(gzipSync(this.json, { level: 1 }));
  }
}
