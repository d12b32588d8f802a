import { expect, test } from "vitest";
import { readJson } from "./read-json.ts";

test("reads JSON that comes in pieces", async () => {
  const pieces = ['{"version":', '"1.2', '.3"}'].map((text) => new TextEncoder().encode(text));
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start: (controller) => {
      for (const piece of pieces) controller.enqueue(piece);
      controller.close();
    },
  });
  expect(await readJson(new Response(body))).toEqual({ version: "1.2.3" });
});

test("stops reading a server's answer that does not end", async () => {
  let sent = 0;
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      sent += 1;
      controller.enqueue(new Uint8Array(64 * 1024).fill(32));
    },
  });
  await expect(readJson(new Response(body))).rejects.toThrow("too long");
  expect(sent).toBeLessThan(20);
});
