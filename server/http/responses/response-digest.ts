import { hash } from "node:crypto";
import type { HeaderPair } from "../routing/app-env.ts";
import type { Serialized } from "./serialized.ts";

/**
 * Digest of a JSON response for its ETag. It includes the headers, since a cursor or a total can
 * change with the same rows, and the reader, so that no reader's copy is ever valid for another.
 */
export function hashResponse(
  readerId: string | null,
  headers: readonly HeaderPair[],
  body: Serialized<unknown>,
): string {
  const head = JSON.stringify([readerId, headers]);
  return hash("sha256", `${head}\n${body.digest}`, "base64url").slice(0, 22);
}
