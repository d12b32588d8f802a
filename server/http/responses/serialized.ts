import { hash } from "node:crypto";
import { gzipSync } from "node:zlib";

/**
 * A response body that is already JSON, composed of parts that were encoded before; it is sent
 * unchanged. A body that several responses share is hashed and compressed once for all of them.
 */
export class Serialized<T> {
  readonly json: string;
  /** Has no value: it distinguishes bodies of different shapes. */
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

  /**
   * Level 1 takes a tenth of a millisecond for a page of posts; higher levels take several times
   * that for little gain.
   */
  get gzipped(): Uint8Array<ArrayBuffer> {
    return this.#gzipped ??= new Uint8Array(gzipSync(this.json, { level: 1 }));
  }
}
