import { expect, test } from "vitest";
import { limitResponse } from "./openai-client.ts";

/** Kilobytes without end, with a count of the ones read. */
function endless(): { response: Response; sent: () => number } {
  let sent = 0;
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      sent += 1;
      controller.enqueue(new Uint8Array(1_024));
    },
  });
  return {
    response: new Response(body, { status: 201, headers: { "x-request-id": "7" } }),
    sent: () => sent,
  };
}

test("passes on a body within the limit, with its status and headers", async () => {
  const bounded = limitResponse(
    new Response("a word", { status: 201, headers: { "x-request-id": "7" } }),
    6,
  );
  expect([bounded.status, bounded.headers.get("x-request-id"), await bounded.text()])
    .toEqual([201, "7", "a word"]);
});

test("fails the read of an endless body soon after the limit", async () => {
  const { response, sent } = endless();
  await expect(limitResponse(response, 10_240).text()).rejects.toThrow("too many bytes");
  expect(sent()).toBeLessThan(20);
});
