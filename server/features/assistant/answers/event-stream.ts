import type { ChatEvent } from "#shared/assistant/ai-chat-shapes.ts";

/** A comment, so that nothing between server and client takes the connection for dead. */
const quiet = ": still here\n\n";
const quietMs = 15_000;

/** Events as a response of server-sent events. What a client does not read is not kept for it. */
export function eventStreamResponse(events: AsyncGenerator<ChatEvent, void>, status: 200 | 201): Response {
  const headers = {
    "Content-Type": "text/event-stream; charset=utf-8",
    "Cache-Control": "no-store",
    // Proxies of the nginx kind gather responses otherwise.
    "X-Accel-Buffering": "no",
  };
  return new Response(streamOf(events), { status, headers });
}

function streamOf(events: AsyncGenerator<ChatEvent, void>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let next: Promise<IteratorResult<ChatEvent, void>> | null = null;
  return new ReadableStream({
    async pull(controller) {
      next ??= events.next();
      const { promise: silence, resolve } = Promise.withResolvers<null>();
      const timer = setTimeout(() => resolve(null), quietMs);
      const came = await Promise.race([next, silence]);
      clearTimeout(timer);
      if (came === null) return controller.enqueue(encoder.encode(quiet));
      next = null;
      if (came.done) return controller.close();
      const { value } = came;
      controller.enqueue(encoder.encode(`event: ${value.type}\ndata: ${JSON.stringify(value)}\n\n`));
    },
    cancel() {
      // Not awaited: it takes effect at the next event.
      void events.return(undefined);
    },
  }, { highWaterMark: 0 });
}
