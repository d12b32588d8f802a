import { type ChatEvent, chatEvent } from "#shared/assistant/ai-chat-shapes.ts";

interface ChatEvents {
  /** Null at the end. */
  next(): Promise<ChatEvent | null>;
  /** All events until the end. */
  rest(): Promise<ChatEvent[]>;
  /** Closes the connection. */
  leave(): Promise<void>;
}

/** Reads the events of a streamed answer one by one. */
export function readChatEvents(response: Response): ChatEvents {
  const reader = (response.body ?? new ReadableStream()).pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  async function next(): Promise<ChatEvent | null> {
    for (;;) {
      const end = text.indexOf("\n\n");
      if (end >= 0) {
        const [frame, rest] = [text.slice(0, end), text.slice(end + 2)];
        text = rest;
        const data = /^data: (.*)$/m.exec(frame)?.[1];
        if (data) return chatEvent.parse(JSON.parse(data));
      } else {
        const { done, value } = await reader.read();
        if (done) return null;
        text += value;
      }
    }
  }
  async function rest(): Promise<ChatEvent[]> {
    const all: ChatEvent[] = [];
    for (let event = await next(); event; event = await next()) all.push(event);
    return all;
  }
  return { next, rest, leave: () => reader.cancel() };
}

/** The text that came before the reader, and after. */
export function textOf(events: readonly (ChatEvent | null)[]): string {
  return events.map((event) => {
    if (event?.type === "start") return event.answer.content;
    return event?.type === "delta" ? event.text : "";
  }).join("");
}

/** The first event of a stream. */
export async function startOf(events: ChatEvents): Promise<Extract<ChatEvent, { type: "start" }>> {
  const start = await events.next();
  if (start?.type !== "start") throw new Error(`A stream began with ${start?.type}`);
  return start;
}
