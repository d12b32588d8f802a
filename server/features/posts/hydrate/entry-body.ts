import { hash } from "node:crypto";
import type { Post } from "#shared/posts/post-shapes.ts";
import { type Bytes, decode, encode, type Encoded } from "../../../http/responses/serialized.ts";

/** Fields of a post that many readers share (`encodeFields`): encoded and hashed once for them. */
export class SharedFields {
  readonly bytes: Bytes;
  #digest: string | undefined;

  constructor(fields: string) {
    this.bytes = encode(fields);
  }

  get digest(): string {
    return this.#digest ??= hash("sha256", this.bytes, "base64url");
  }
}

/** Fields of a JSON object, without its braces. */
export type Fields = readonly (string | SharedFields)[];

/** Joins fields into those of one object. */
export function joinFields(...fields: readonly Fields[]): Fields {
  return fields.flatMap((own, place) => place === 0 ? own : [",", ...own]);
}

/** A field whose value is an object of these fields. */
export function nestFields(name: string, fields: Fields): Fields {
  return [`"${name}":{`, ...fields, "}"];
}

/**
 * An entry as JSON of the contract's `Post`. It refers to the shared fields, which make up most of
 * it, instead of copying them: thousands of entries are kept, each as several readers see it.
 */
export class EntryBody implements Encoded<Post> {
  declare readonly shape?: Post;
  readonly pieces: readonly Bytes[];
  readonly digest: string;

  constructor(fields: Fields) {
    const parts = mergeTexts(["{", ...fields, "}"]);
    this.pieces = parts.map((part) =>
      part === "{" ? opening : typeof part === "string" ? encode(part) : part.bytes
    );
    const hashed = parts.map((part) => typeof part === "string" ? part : part.digest);
    this.digest = hash("sha256", hashed.join("\n"), "base64url");
  }

  get json(): string {
    return decode(this.pieces);
  }
}

const opening = encode("{");

/** Texts beside each other as one. */
function mergeTexts(parts: Fields): Fields {
  const merged: (string | SharedFields)[] = [];
  let texts: string[] = [];
  for (const part of parts) {
    if (typeof part === "string") {
      texts.push(part);
      continue;
    }
    merged.push(texts.join(""), part);
    texts = [];
  }
  return [...merged, texts.join("")];
}
