import { expect, test, vi } from "vitest";
import { forwardHeaders, forwardResponse } from "./proxy-headers.ts";

test("forwards only listed headers of the page", () => {
  const headers = { accept: "text/html", cookie: "a=b", authorization: "forged", origin: "app://glimmer" };
  expect([...forwardHeaders(new Request("app://glimmer/api", { headers }))]).toEqual([[
    "accept",
    "text/html",
  ]]);
});

test("hides tokens, cookies and the encoding of a decoded body", async () => {
  const headers = {
    "x-session-token": "secret",
    "x-device-token": "secret",
    "set-cookie": "a=b",
    "content-encoding": "br",
    "content-length": "9",
    "x-xp": "1;2;3",
  };
  const response = forwardResponse(new Response("body", { status: 201, headers }), vi.fn());
  expect([...response.headers.keys()].toSorted()).toEqual(["content-type", "x-xp"]);
  expect([response.status, await response.text()]).toEqual([201, "body"]);
});

test("stops the call when the page stops reading", async () => {
  const stop = vi.fn();
  await forwardResponse(new Response("body"), stop).body?.cancel();
  expect(stop).toHaveBeenCalledOnce();
});
