import { hash } from "node:crypto";
import type { Post } from "#shared/posts/post-shapes.ts";
import type { Encoded } from "../../../http/responses/serialized.ts";

/** Fields of a post that many readers share (`encodeFields`): encoded and hashed once for them. */
export class SharedFields {
  readonly json: string;
  #digest: string | undefined;

  constructor(json: string) {
    this.json = json;
  }

  get digest(): string {
    return this.#digest ??= hash("sha256", this.json, "base64url");
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
  readonly #parts: Fields;
  #digest: string | undefined;

  constructor(fields: Fields) {
    this.#parts = mergeTexts(["{", ...fields, "}"]);
  }

  get json(): string {
    let json = "";
    for (const part of this.#parts) json += typeof part === "string" ? part : part.json;
    return json;
  }

  get digest(): string {
    return this.#digest ??= hash(
      "sha256",
      this.#parts.map((part) => typeof part === "string" ? part : part.digest).join("\n"),
      "base64url",
    );
  }
}

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
