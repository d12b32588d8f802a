import { hash } from "node:crypto";
import type { HeaderPair } from "../routing/app-env.ts";
import type { Serialized } from "./serialized.ts";

/**
 * Digest of a JSON response for its ETag. The headers count, since a cursor or a total can change under the same rows; so does the
 * reader, so that nobody's copy is ever valid for anybody else.
 */
export function responseDigest(
  readerId: string | null,
  headers: readonly HeaderPair[],
  body: Serialized<unknown>,
): string {
  const head = JSON.stringify([readerId, headers]);
  return hash("sha256", `${head}\n${body.digest}`, "base64url").slice(0, 22);
}
