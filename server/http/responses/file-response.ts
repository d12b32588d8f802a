import { createHeldResponse } from "./held-response.ts";

/**
 * A response of a stored file, or a part of one. Bytes in memory are sent as they are: as the body
 * of a `Response` they would be copied into a stream and out of it again, which costs more than
 * sending them.
 */
export function fileResponse(
  body: ReadableStream<Uint8Array> | Uint8Array<ArrayBuffer>,
  { status = 200, headers }: {
    readonly status?: number;
    readonly headers: Readonly<Record<string, string>>;
  },
): Response {
  if (!(body instanceof Uint8Array)) return new Response(body, { status, headers });
  return createHeldResponse(body, { status, headers: Object.entries(headers) });
}
