/** Of a piece of an answer, a few bytes are usual. */
const pieceBytes = 4_096;

/**
 * `fetch`, except that event streams are read into one small buffer: Deno sets aside 64 KB for each read that waits, twice, and an answer
 * that streams waits nearly all the time.
 */
export async function fetchInSmallPieces(
  input: string | URL | Request,
  init?: RequestInit,
): Promise<Response> {
  const response = await fetch(input, init);
  const isStream = response.headers.get("content-type")?.startsWith("text/event-stream");
  if (!isStream || !response.body) return response;
  const { status, statusText, headers } = response;
  return new Response(inSmallPieces(response.body), { status, statusText, headers });
}

function inSmallPieces(body: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  const reader = body.getReader({ mode: "byob" });
  let buffer = new ArrayBuffer(pieceBytes);
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await reader.read(new Uint8Array(buffer));
      if (done) return controller.close();
      // The buffer is the reader's while it reads, and comes back with what was read.
      buffer = value.buffer;
      controller.enqueue(value.slice());
    },
    async cancel(reason) {
      await reader.cancel(reason);
    },
  }, { highWaterMark: 0 });
}
