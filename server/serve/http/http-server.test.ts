import { once } from "node:events";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { afterEach, expect, test } from "vitest";
import { heldResponse } from "../../http/responses/held-response.ts";
import { createHttpServer, type Handler } from "./http-server.ts";
import { openListener } from "./open-listener.ts";

const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

async function served(handle: Handler): Promise<{ origin: string; port: number; close(): Promise<void> }> {
  const server = createHttpServer({
    handle,
    onError: () => heldResponse("broken", { status: 500, headers: [] }),
  });
  const listener = await openListener(server, { hostname: "127.0.0.1", port: 0 }, import.meta.filename);
  const close = () => listener.close(0);
  ends.push(close);
  return { origin: `http://127.0.0.1:${listener.port}`, port: listener.port, close: () => listener.close() };
}

/** All that comes back for a text that is sent as it is. */
async function raw(port: number, sent: string): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  socket.write(sent);
  return await text(socket);
}

test.each([
  ["ASCII", "a page"],
  ["other scripts", "eine Seite für Ömer 🌱"],
  ["bytes", new TextEncoder().encode("ünïcödé")],
])("sends a held response of %s with its headers and length", async (_, body) => {
  const { origin } = await served(() =>
    heldResponse(body, {
      status: 201,
      headers: [["X-One", "1"], ["Set-Cookie", "a=1"], ["Set-Cookie", "b=2"]],
    })
  );
  const response = await fetch(origin);
  const bytes = Buffer.from(body as string);
  expect([response.status, response.headers.get("x-one"), response.headers.get("content-length")])
    .toEqual([201, "1", String(bytes.length)]);
  expect(response.headers.getSetCookie()).toEqual(["a=1", "b=2"]);
  expect(Buffer.from(await response.arrayBuffer())).toEqual(bytes);
});

test("gives the handler address, headers and body of a request", async () => {
  const { origin } = await served(async (request, { remoteAddress }) =>
    heldResponse(
      JSON.stringify([
        request.method,
        request.url,
        request.headers.get("X-Name"),
        remoteAddress,
        request.body && await text(request.body),
      ]),
      { headers: [] },
    )
  );
  const ask = async (init: RequestInit) => await (await fetch(`${origin}/path?a=1`, init)).json() as unknown;
  const headers = { "X-Name": "one" };
  expect(await ask({ headers })).toEqual(["GET", `${origin}/path?a=1`, "one", "127.0.0.1", null]);
  expect(await ask({ method: "POST", body: "words".repeat(50_000), headers }))
    .toEqual(["POST", `${origin}/path?a=1`, "one", "127.0.0.1", "words".repeat(50_000)]);
});

test.each([
  [
    "a host that would move the path",
    "GET /api/x HTTP/1.1\r\nHost: a/api/health?\r\n",
    "http://invalid/api/x",
  ],
  ["a whole address as its target", "GET http://a.example/b?c HTTP/1.1\r\nHost: h\r\n", "http://h/b?c"],
])("reads the path of a request with %s", async (_, head, url) => {
  const { port } = await served((request) => heldResponse(request.url, { headers: [] }));
  expect(await raw(port, `${head}Connection: close\r\n\r\n`)).toContain(`\r\n\r\n${url}`);
});

test("sends a stream as it comes, and cancels it and aborts the request when the client leaves", async () => {
  const cancelled = Promise.withResolvers<void>();
  const aborted = Promise.withResolvers<void>();
  const { origin } = await served((request) => {
    request.signal.addEventListener("abort", () => aborted.resolve());
    let sent = 0;
    return new Response(
      new ReadableStream({
        pull: (controller) => sent++ === 0 ? controller.enqueue(Buffer.from("first")) : new Promise(() => {}),
        cancel: () => cancelled.resolve(),
      }),
    );
  });
  const leaving = new AbortController();
  const reader = (await fetch(origin, { signal: leaving.signal })).body?.getReader();
  expect(Buffer.from((await reader?.read())?.value ?? []).toString()).toBe("first");
  leaving.abort();
  await Promise.all([cancelled.promise, aborted.promise]);
});

test("a stream that fails ends the connection, so that nobody takes a part for the whole", async () => {
  const { origin } = await served(() =>
    new Response(
      new ReadableStream({
        start: (controller) => controller.enqueue(Buffer.from("half")),
        pull: () => Promise.reject(new Error("no more")),
      }),
    )
  );
  await expect(fetch(origin).then((response) => response.text())).rejects.toThrow();
});

test("sends no body for HEAD and 304, and cancels the one that is there", async () => {
  const cancelled = Promise.withResolvers<void>();
  const { port } = await served((request) =>
    request.method === "HEAD"
      ? new Response(new ReadableStream({ cancel: () => cancelled.resolve() }), {
        headers: { "Content-Length": "7" },
      })
      : heldResponse(null, { status: 304, headers: [["ETag", '"1"']] })
  );
  const head = await raw(port, "HEAD / HTTP/1.1\r\nHost: h\r\nConnection: close\r\n\r\n");
  expect(head).toMatch(/^HTTP\/1\.1 200 OK\r\ncontent-length: 7\r\n[^]*\r\n\r\n$/i);
  await cancelled.promise;
  const held = await raw(port, "GET / HTTP/1.1\r\nHost: h\r\nConnection: close\r\n\r\n");
  expect(held).toMatch(/^HTTP\/1\.1 304 Not Modified\r\n[^]*\r\n\r\n$/);
});

test("responds when the handler throws, and refuses what is no HTTP", async () => {
  const { origin, port } = await served(() => {
    throw new Error("a fault");
  });
  const response = await fetch(origin);
  expect([response.status, await response.text()]).toEqual([500, "broken"]);
  expect(await raw(port, "no request at all\r\n\r\n")).toMatch(/^HTTP\/1\.1 400 /);
  expect(await raw(port, `GET / HTTP/1.1\r\nX: ${"a".repeat(100_000)}\r\n\r\n`)).toMatch(/^HTTP\/1\.1 431 /);
});

test("closing waits for the request under way and cuts connections that never said anything", async () => {
  const begun = Promise.withResolvers<void>();
  const go = Promise.withResolvers<void>();
  const { origin, port, close } = await served(async () => {
    begun.resolve();
    await go.promise;
    return heldResponse("done", { headers: [] });
  });
  const silent = connect(port, "127.0.0.1");
  await once(silent, "connect");
  const response = fetch(origin);
  await begun.promise;
  const closed = close();
  await expect(fetch(origin)).rejects.toThrow();
  go.resolve();
  expect(await (await response).text()).toBe("done");
  await Promise.all([closed, once(silent, "close")]);
});
