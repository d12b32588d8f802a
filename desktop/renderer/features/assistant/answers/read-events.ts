import type { ChatEvent } from "#shared/assistant/ai-chat-shapes.ts";

const types: ReadonlySet<unknown> = new Set(["start", "delta", "done", "withheld", "error"]);

/**
 * The events of a streamed answer as they arrive. Comments, unknown and malformed events are
 * skipped. Throws when the connection breaks.
 */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ChatEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = "";
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      const blocks = (rest + decoder.decode(value, { stream: true })).split(/\r?\n\r?\n/);
      rest = blocks.pop() ?? "";
      for (const block of blocks) {
        const event = parseEvent(block);
        if (event) yield event;
      }
    }
  } finally {
    // Also when the consumer of the events stops early.
    void reader.cancel().catch(() => undefined);
  }
}

function parseEvent(block: string): ChatEvent | null {
  const data = block.split(/\r?\n/)
    .filter((line) => line.startsWith("data:"))
    .map((line) => line.slice(5).replace(/^ /, ""))
    .join("\n");
  if (data === "") return null;
  try {
    const event = JSON.parse(data) as ChatEvent | null;
    return types.has(event?.type) ? event : null;
  } catch {
    return null;
  }
}
