import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, expect, test } from "vitest";
import { fetchInSmallPieces } from "./openai-client.ts";

let serve: (response: ServerResponse) => void = (response) => response.end();
const server = createServer((_, response) => serve(response)).listen(0, "127.0.0.1");
await once(server, "listening");
const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
afterAll(() => server.closeAllConnections());

const stream = { "content-type": "text/event-stream; charset=utf-8" };

test("passes on a stream of any length unchanged, with its status and headers", async () => {
  const text = "data: a word, ünïcödé\n\n".repeat(2_000);
  serve = (response) => void response.writeHead(200, { ...stream, "x-request-id": "7" }).end(text);
  const response = await fetchInSmallPieces(address);
  expect([response.status, response.headers.get("x-request-id")]).toEqual([200, "7"]);
  expect(await response.text()).toBe(text);
});

test("passes on a piece before the next one comes, and closes the connection when its reader leaves", async () => {
  const left = Promise.withResolvers<void>();
  serve = (response) => {
    response.once("close", () => left.resolve());
    response.writeHead(200, stream).write("data: first\n\n");
  };
  const reader = (await fetchInSmallPieces(address)).body?.getReader();
  expect(new TextDecoder().decode((await reader?.read())?.value)).toBe("data: first\n\n");
  await reader?.cancel();
  await left.promise;
});

test("ends a stream at the signal", async () => {
  serve = (response) => void response.writeHead(200, stream).write("data: first\n\n");
  const leaving = new AbortController();
  const response = await fetchInSmallPieces(address, { signal: leaving.signal });
  const text = response.text();
  leaving.abort();
  await expect(text).rejects.toThrow();
});

test("returns other responses as fetch does", async () => {
  serve = (response) => void response.writeHead(429, { "content-type": "application/json" }).end("{}");
  const response = await fetchInSmallPieces(address);
  expect([response.status, await response.json()]).toEqual([429, {}]);
});

test.each([
  ["a line", "a"],
  ["an event of many lines", "data: a\n"],
])("fails when %s of a stream does not end", async (_, part) => {
  serve = (response) => {
    response.writeHead(200, stream);
    const send = () => {
      while (!response.destroyed && response.write(part.repeat(10_000)));
    };
    response.on("drain", send);
    send();
  };
  await expect((await fetchInSmallPieces(address)).text()).rejects.toThrow("without an end");
});
