/**
 * The same response, whose body fails once it is longer, so that a library that reads it whole holds no more. What `readBounded` is for
 * what we read ourselves.
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
