import { expect, test } from "vitest";
import { readEvents } from "./show-stream.ts";

async function eventsOf(...chunks: readonly string[]) {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      for (const chunk of chunks) controller.enqueue(encoder.encode(chunk));
      controller.close();
    },
  });
  const events = [];
  for await (const event of readEvents(body)) events.push(event);
  return events;
}

const delta = (text: string) => `event: delta\ndata: ${JSON.stringify({ type: "delta", text })}\n\n`;

test("reads events from chunks of any size", async () => {
  const wire = delta("Hello, ") + delta("wörld") + delta("!");
  const expected = ["Hello, ", "wörld", "!"].map((text) => ({ type: "delta", text }));
  expect(await eventsOf(wire)).toEqual(expected);
  expect(await eventsOf(...wire)).toEqual(expected);
  expect(await eventsOf(wire.replaceAll("\n", "\r\n"))).toEqual(expected);
});

test("skips comments, unknown events, malformed ones and a cut last one", async () => {
  const wire = `: keep-alive\n\ndata: {"type":"later"}\n\ndata: {oh\n\ndata: null\n\n${
    delta("a")
  }data: {"type"`;
  expect(await eventsOf(wire)).toEqual([{ type: "delta", text: "a" }]);
});
