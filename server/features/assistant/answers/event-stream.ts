import type { ChatEvent } from "#shared/assistant/ai-chat-shapes.ts";

/** A comment, so that no proxy between server and client closes an idle connection. */
const quiet = ": still here\n\n";
const quietMs = 15_000;

/** Events as a response of server-sent events. Unread events are not buffered for a client. */
export function streamEvents(events: AsyncGenerator<ChatEvent, void>, status: 200 | 201): Response {
  const headers = {
    "Content-Type": "text/event-stream; charset=utf-8",
    "Cache-Control": "no-store",
    // Proxies such as nginx would buffer the response otherwise.
    "X-Accel-Buffering": "no",
  };
  return new Response(encodeEvents(events), { status, headers });
}

function encodeEvents(events: AsyncGenerator<ChatEvent, void>): ReadableStream<Uint8Array> {
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
