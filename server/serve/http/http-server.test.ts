import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { promisify } from "node:util";
import { afterEach, expect, test } from "vitest";
import { createHeldResponse } from "../../http/responses/held-response.ts";
import { createHttpServer, type Handler } from "./http-server.ts";
import { openListener } from "./open-listener.ts";

const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

interface Served {
  readonly origin: string;
  readonly port: number;
  /** How many are open. */
  connections(): Promise<number>;
  close(): Promise<void>;
}

async function served(handle: Handler): Promise<Served> {
  const server = createHttpServer({
    handle,
    onError: () => createHeldResponse("broken", { status: 500, headers: [] }),
    release: ["x-release", "1.2.3;1.0.0"],
  });
  const listener = await openListener(server, { hostname: "127.0.0.1", port: 0 }, import.meta.filename);
  const close = () => listener.close(0);
  ends.push(close);
  return {
    origin: `http://127.0.0.1:${listener.port}`,
    port: listener.port,
    connections: () => promisify(server.getConnections.bind(server))(),
    close: () => listener.close(),
  };
}

/** The whole response to a raw text. */
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
    createHeldResponse(body, {
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
    createHeldResponse(
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
  const { port } = await served((request) => createHeldResponse(request.url, { headers: [] }));
  expect(await raw(port, `${head}Connection: close\r\n\r\n`)).toContain(`\r\n\r\n${url}`);
});

test.each(["", "[", "a:b:c", "h:65536", "127.0.0.999"])(
  "makes no address of a host like %j",
  async (host) => {
    const { port } = await served((request) =>
      createHeldResponse(new URL(request.url).href, { headers: [] })
    );
    expect(await raw(port, `GET /x HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`))
      .toMatch(/^HTTP\/1\.1 200 [^]*\r\n\r\nhttp:\/\/invalid\/x$/);
  },
);

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

test("ends the connection when a stream fails, so that no client takes a part for the whole", async () => {
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

test("sends no body for HEAD and 304, and cancels an existing one", async () => {
  const cancelled = Promise.withResolvers<void>();
  const { port } = await served((request) =>
    request.method === "HEAD"
      ? new Response(new ReadableStream({ cancel: () => cancelled.resolve() }), {
        headers: { "Content-Length": "7" },
      })
      : createHeldResponse(null, { status: 304, headers: [["ETag", '"1"']] })
  );
  const head = await raw(port, "HEAD / HTTP/1.1\r\nHost: h\r\nConnection: close\r\n\r\n");
  expect(head).toMatch(/^HTTP\/1\.1 200 OK\r\ncontent-length: 7\r\n[^]*\r\n\r\n$/i);
  await cancelled.promise;
  const held = await raw(port, "GET / HTTP/1.1\r\nHost: h\r\nConnection: close\r\n\r\n");
  expect(held).toMatch(/^HTTP\/1\.1 304 Not Modified\r\n[^]*\r\n\r\n$/);
});

test("responds when the handler throws, and refuses invalid HTTP", async () => {
  const { origin, port } = await served(() => {
    throw new Error("a fault");
  });
  const response = await fetch(origin);
  expect([response.status, await response.text()]).toEqual([500, "broken"]);
  expect(await raw(port, "no request at all\r\n\r\n")).toMatch(/^HTTP\/1\.1 400 /);
  expect(await raw(port, `GET / HTTP/1.1\r\nX: ${"a".repeat(100_000)}\r\n\r\n`)).toMatch(/^HTTP\/1\.1 431 /);
});

test.each([
  ["is no HTTP", 400, "no request at all\r\n\r\n"],
  ["has too long a head", 431, `GET / HTTP/1.1\r\nX: ${"a".repeat(100_000)}\r\n\r\n`],
  ["names no host", 400, "GET / HTTP/1.1\r\n\r\n"],
])("refuses a request that %s with the product's own response", async (_, status, sent) => {
  const { port } = await served(() => createHeldResponse("never", { headers: [] }));
  expect(await raw(port, sent)).toMatch(new RegExp(`^HTTP/1.1 ${status} [^]*x-release: 1.2.3;1.0.0\r\n`));
});

test("handles a request with an unknown Expect header like any other", async () => {
  const { port } = await served(() => createHeldResponse("fine", { headers: [] }));
  const head = "GET / HTTP/1.1\r\nHost: h\r\nExpect: wonders\r\nConnection: close\r\n\r\n";
  expect(await raw(port, head)).toMatch(/^HTTP\/1\.1 200 [^]*fine$/);
});

test("waits on closing for the request under way, and cuts silent connections", async () => {
  const begun = Promise.withResolvers<void>();
  const go = Promise.withResolvers<void>();
  const { origin, port, close } = await served(async () => {
    begun.resolve();
    await go.promise;
    return createHeldResponse("done", { headers: [] });
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

const upgrade = "Connection: Upgrade\r\nUpgrade: websocket\r\n";

/**
 * A client that keeps its half of the connection open, and everything it received until the server
 * ended its half.
 */
async function halfOpenAfter(port: number, sent: string): Promise<{ socket: Socket; received: string }> {
  const socket = connect({ port, host: "127.0.0.1", allowHalfOpen: true }).on("error", () => {});
  ends.push(() => Promise.resolve(void socket.destroy()));
  socket.write(sent);
  let received = "";
  socket.on("data", (chunk) => received += String(chunk));
  await once(socket, "end");
  return { socket, received };
}

test("ends a refusal with its response and cuts the client a while later, whatever that sent or keeps open", async () => {
  const handshake = `GET / HTTP/1.1\r\nHost: h\r\n${upgrade}\r\n`;
  const refused = { status: 403, headers: [] };
  const closing = { status: 413, headers: [["Connection", "close"]] } as const;
  // At once: each is cut after two seconds.
  await Promise.all([
    { sent: handshake, more: "and still more", response: refused },
    { sent: `${handshake}and more`, more: "and still more", response: refused },
    // Never ends its body.
    { sent: "POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 9\r\n\r\nabc", more: "", response: closing },
  ].map(async ({ sent, more, response }) => {
    const { port, connections } = await served(() => createHeldResponse("no", response));
    const { received, socket } = await halfOpenAfter(port, sent);
    expect(received).toMatch(new RegExp(`^HTTP/1.1 ${response.status} [^]*no$`));
    socket.write(more);
    await expect.poll(connections, { timeout: 10_000 }).toBe(0);
  }));
});

test.each([
  ["POST", "Content-Length: 9\r\n\r\nabc", "defghi"],
  ["GET", "Content-Length: 9\r\n\r\nabc", "defghi"],
  ["GET", "Transfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n", "6\r\ndefghi\r\n0\r\n\r\n"],
])("handles a %s with a body that asks for an upgrade as a request", async (method, half, rest) => {
  const begun = Promise.withResolvers<void>();
  const { port } = await served(async (request, peer) => {
    begun.resolve();
    return createHeldResponse(`${peer.upgrade} ${request.body && await text(request.body)}`, {
      headers: [["Connection", "close"]],
    });
  });
  const socket = connect(port, "127.0.0.1");
  socket.write(`${method} / HTTP/1.1\r\nHost: h\r\n${upgrade}${half}`);
  await begun.promise;
  socket.write(rest);
  expect(await text(socket)).toContain("undefined abcdefghi");
});

test("sends a client that still writes the response that refuses its body, and closes the connection", async () => {
  const handled: string[] = [];
  const { port, connections } = await served(async (request) => {
    handled.push(request.url);
    for await (const _ of request.body ?? []) break;
    return createHeldResponse("too large", { status: 413, headers: [["Connection", "close"]] });
  });
  const size = 2_000_000;
  const next = "GET /next HTTP/1.1\r\nHost: h\r\n\r\n";
  const head = `POST / HTTP/1.1\r\nHost: h\r\nContent-Length: ${size}\r\n\r\n`;
  const { received, socket } = await halfOpenAfter(port, head + "a".repeat(size / 2));
  expect(received).toMatch(/^HTTP\/1\.1 413 [^]*too large$/);
  const fault = once(socket, "error").then(([error]) => error as Error);
  const closed = once(socket, "close").then(() => null);
  socket.end("a".repeat(size / 2) + next);
  expect(await Promise.race([fault, closed])).toBeNull();
  await expect.poll(connections, { timeout: 10_000 }).toBe(0);
  expect(handled).toEqual([`http://h/`]);
});

test("keeps the connection for the next request after a partly read body", async () => {
  const { port } = await served(async (request) => {
    for await (const _ of request.body ?? []) break;
    return createHeldResponse(request.method, { status: 400, headers: [] });
  });
  const size = 1_000_000;
  const next = "GET / HTTP/1.1\r\nHost: h\r\nConnection: close\r\n\r\n";
  const head = `POST / HTTP/1.1\r\nHost: h\r\nContent-Length: ${size}\r\n\r\n`;
  expect(await raw(port, head + "a".repeat(size) + next)).toMatch(
    /^HTTP\/1\.1 400 [^]*POSTHTTP\/1\.1 400 [^]*GET$/,
  );
});

test("replaces a response that cannot be sent by the one for a fault", async () => {
  const { origin } = await served(({ url }) =>
    createHeldResponse("never", { headers: [["X-Name", url.endsWith("/bad") ? "中" : "good"]] })
  );
  const response = await fetch(`${origin}/bad`);
  expect([response.status, response.statusText, await response.text()])
    .toEqual([500, "Internal Server Error", "broken"]);
  expect((await fetch(origin)).headers.get("x-name")).toBe("good");
});

test("still responds to HEAD when the body cannot be cancelled", async () => {
  const { origin } = await served(() =>
    new Response(new ReadableStream({ cancel: () => Promise.reject(new Error("no")) }), { status: 202 })
  );
  expect((await fetch(origin, { method: "HEAD" })).status).toBe(202);
});
