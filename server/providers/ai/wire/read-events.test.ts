import fc from "fast-check";
import { expect, test } from "vitest";
import { readEvents, type ServiceEvent } from "./read-events.ts";

async function read(text: string, cuts: readonly number[] = []): Promise<readonly unknown[]> {
  const bytes = new TextEncoder().encode(text);
  const ends = [0, ...cuts.map((cut) => Math.min(cut, bytes.length)), bytes.length].toSorted((a, b) => a - b);
  async function* body() {
    for (const [at, end] of ends.slice(1).entries()) yield await Promise.resolve(bytes.slice(ends[at], end));
  }
  const events: ServiceEvent[] = [];
  for await (const event of readEvents(body())) events.push(event);
  return events.map((event) =>
    event.type === "done" ? "done" : event.isError ? ["error", event.json] : event.json
  );
}

test.each([
  ['data: {"a":1}\n\ndata: [DONE]\n\n', [{ a: 1 }, "done"]],
  ['data:{"a":1}\r\n\r\ndata: [DONE]', [{ a: 1 }, "done"]],
  ['\ufeffdata: {"a":1}\r\rdata: {"a":2}', [{ a: 1 }, { a: 2 }]],
  ['data: {"a":1}\ndata: {"a":2}\n', [{ a: 1 }, { a: 2 }]],
  ['data: {"a":\ndata: 1}\n\n', [{ a: 1 }]],
  ['data: {"a":\r\ndata: 1}\r\n\r\n', [{ a: 1 }]],
  ['data: {"a":\rdata: 1}\r\rdata: {"a":2}\r', [{ a: 1 }, { a: 2 }]],
  ["id: 1\nretry: 5\n: keep-alive\n\ndata\n\ndata: ping\n\nevent: ping\ndata: null\n\n", []],
  ['event: error\ndata: {"a":1}\n\ndata: {"b":1}\n\n', [["error", { a: 1 }], { b: 1 }]],
  ['error: {"code":500}\n\n', [["error", { code: 500 }]]],
  ['\n\n {\n"a":\n1}\n', [{ a: 1 }, "done"]],
  ['{\n"a":1}\n\ndata: [DONE]\n\n', [{ a: 1 }, "done"]],
  ["", []],
])("reads the events of %j, however they are cut", async (text, events) => {
  expect(await read(text)).toEqual(events);
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat(text.length * 2)), async (cuts) => {
      expect(await read(text, cuts)).toEqual(events);
    }),
    { numRuns: 20 },
  );
});

test.each(['data: {"a":\n\n', "data: {not JSON\n\n", 'data: {"a":1', '{"a":1'])(
  "throws for what is cut off: %j",
  async (text) => {
    await expect(read(text)).rejects.toThrow(SyntaxError);
  },
);

test("reads a long line in many pieces in one go, and none that goes on and on", async () => {
  let length = 0;
  async function* body() {
    const piece = new TextEncoder().encode("x".repeat(4_096));
    yield new TextEncoder().encode('data: {"a":"');
    for (; length < 16_000_000; length += piece.length) yield await Promise.resolve(piece);
  }
  await expect(readEvents(body()).next()).rejects.toThrow("too long");
  expect(length).toBeLessThan(9_000_000);
  const endless = 'data: {"a":[\n' + "data: 1,\n".repeat(2_000);
  await expect(read(endless)).rejects.toThrow("too long");
});
