/**
 * The same response, with a body that fails once it is too long, so that a library that reads it
 * whole holds no more. `readBounded` does this for bodies that we read ourselves.
 */
export function boundedResponse(response: Response, mostBytes: number): Response {
  if (!response.body) return response;
  let length = 0;
  const counted = response.body.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(chunk, controller) {
        length += chunk.length;
        if (length > mostBytes) throw new Error("The response has too many bytes");
        controller.enqueue(chunk);
      },
    }),
  );
  const { status, statusText, headers } = response;
  return new Response(counted, { status, statusText, headers });
}
