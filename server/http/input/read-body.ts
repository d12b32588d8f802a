import { msg } from "@lingui/core/runtime-macro";
import { joinChunks } from "#shared/join-chunks.ts";
import type { Text } from "#shared/language/text.ts";
import { postLimits } from "#shared/posts/post-limits.ts";
import { AppError, Invalid } from "../../errors.ts";

interface BodyLimit {
  readonly bytes: number;
  /** For a larger body. */
  readonly text: Text;
}

const imageTooLarge = msg`Please select an image smaller than 10MB`;

/** The largest bodies by encoding (posts.1). A multipart body carries an image and its text. */
export const bodyLimits = {
  json: { bytes: 64 * 1024, text: msg`That is too much text to send at once.` },
  image: { bytes: postLimits.imageBytes, text: imageTooLarge },
  multipart: { bytes: postLimits.imageBytes + 1024 * 1024, text: imageTooLarge },
} as const satisfies Record<string, BodyLimit>;

/**
 * The whole body, when it is within the limit. Throws 413 as soon as it is known to be longer,
 * whether declared or not: the rest is never read, and error-response.ts closes the connection,
 * since a half-read one would hang at its next request. Throws 400 when it is malformed, and 408
 * when the client leaves, or the server has to, before all of it has arrived.
 */
export async function readBody(request: Request, limit: BodyLimit): Promise<Uint8Array<ArrayBuffer>> {
  const declared = request.headers.get("content-length");
  if (declared !== null && Number(declared) > limit.bytes) throw makeBodyTooLarge(limit);
  if (request.body === null) return new Uint8Array();
  try {
    return await readChunks(request.body, limit);
  } catch (error) {
    throw error instanceof AppError ? error : brokenBody(error);
  }
}

async function readChunks(
  body: AsyncIterable<Uint8Array>,
  limit: BodyLimit,
): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > limit.bytes) throw makeBodyTooLarge(limit);
    chunks.push(chunk);
  }
  return joinChunks(chunks, size);
}

/**
 * The errors of a body whose client has left or takes too long; bad chunks cause an error of the
 * parser.
 */
const incomplete: readonly unknown[] = ["ECONNRESET", "ERR_HTTP_REQUEST_TIMEOUT"];

function brokenBody(error: unknown): AppError {
  if (incomplete.includes((error as NodeJS.ErrnoException | null)?.code)) {
    return new AppError("body_incomplete", msg`The request arrived incomplete. Please try again.`);
  }
  return new Invalid(msg`The request body could not be read.`, undefined, "malformed_body");
}

/** Also for a part of a form that is too large. */
export function makeBodyTooLarge({ text }: BodyLimit): AppError {
  return new AppError("body_too_large", text);
}
