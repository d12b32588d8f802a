import { expect, test } from "vitest";
import { readJson } from "./read-json.ts";

test("reads JSON that comes in pieces", async () => {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const text of ['{"version":', '"1.2', '.3"}']) controller.enqueue(new TextEncoder().encode(text));
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
