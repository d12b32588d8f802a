import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { ownHeaders } from "#shared/system/testing/own-response.ts";
import { createApiProxy } from "./api-proxy.ts";
import { createAuthorizedCalls } from "./authorized-calls.ts";
import { quietLog } from "../testing/quiet-log.ts";
import { createCancellableCalls } from "./cancellable-calls.ts";

let answer: (incoming: IncomingMessage, outgoing: ServerResponse) => void = (_, outgoing) => outgoing.end();
const server = createServer((incoming, outgoing) => answer(incoming, outgoing)).listen(0, "127.0.0.1");
await once(server, "listening");
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

let token: string | null = null;
const session = {
  opened: Promise.resolve(),
  tokenFor: (asked: string) => asked === origin ? token : null,
  keep: vi.fn((_origin: string, given: string) => {
    token = given;
    return Promise.resolve();
  }),
  wipe: vi.fn(() => {
    token = null;
    return Promise.resolve();
  }),
};
let device: string | null = null;
const devices = {
  opened: Promise.resolve(),
  tokenFor: (asked: string) => asked === origin ? device : null,
  keep: vi.fn((_origin: string, given: string) => {
    device = given;
    return Promise.resolve();
  }),
};
const onSessionChange = vi.fn();
const signedOut = JSON.stringify({
  message: "Please sign in to continue.",
  code: "unauthenticated",
  requestId: "r",
});
const onSettingsChange = vi.fn();
const calls = createAuthorizedCalls(
  (address, init) => fetch(address, init),
  session,
  () => origin,
  () => "de",
);
const proxy = createApiProxy({
  calls,
  session,
  devices,
  cancellable: createCancellableCalls(),
  log: quietLog(),
  onSessionChange,
  onSettingsChange,
});
const call = (path: string, init?: RequestInit & { duplex?: "half" }) =>
  proxy(new Request(`app://glimmer${path}`, init));

test("says that the member changed their notification settings, once the server has them", async () => {
  const change = () => call("/api/notifications/settings", { method: "PUT", body: "{}" });
  answer = (_, outgoing) => outgoing.writeHead(400).end();
  await change();
  expect(onSettingsChange).not.toHaveBeenCalled();
  answer = (_, outgoing) => outgoing.end("{}");
  await call("/api/notifications/settings");
  await change();
  expect(onSettingsChange).toHaveBeenCalledOnce();
});

beforeEach(() => {
  vi.clearAllMocks();
  token = "the-token";
  device = null;
});

test("sends the token, and only the forwarded headers of the page", async () => {
  let got: IncomingMessage["headers"] = {};
  answer = ({ headers }, outgoing) => {
    got = headers;
    outgoing.end("{}");
  };
  await call("/api/posts?limit=5", {
    headers: {
      Accept: "application/json",
      Authorization: "Bearer forged",
      "Idempotency-Key": "k",
      "X-Session-Transport": "bearer",
      "X-Forwarded-For": "1.2.3.4",
      "X-Call-Id": "4f8b2a8e-3f0e-4f6e-9d5b-0c6f1f7f7a11",
    },
  });
  expect(got).toMatchObject({
    authorization: "Bearer the-token",
    accept: "application/json",
    "idempotency-key": "k",
  });
  for (const name of ["cookie", "origin", "referer", "x-session-transport", "x-forwarded-for", "x-call-id"]) {
    expect(got).not.toHaveProperty(name);
  }
});

test("stores the token of a sign-in, and hides it from the page", async () => {
  token = null;
  let transport: unknown;
  answer = ({ headers }, outgoing) => {
    transport = headers["x-session-transport"];
    outgoing.writeHead(200, { ...ownHeaders, "X-Session-Token": "fresh", "Set-Cookie": "a=b" }).end(
      '{"id":"1"}',
    );
  };
  const answered = await call("/api/auth/login", { method: "POST", body: "{}" });
  expect(transport).toBe("bearer");
  expect(session.keep).toHaveBeenCalledWith(origin, "fresh");
  expect(onSessionChange).toHaveBeenCalledOnce();
  expect([...answered.headers.keys()]).not.toContain("x-session-token");
  expect(answered.headers.getSetCookie()).toEqual([]);
  expect(await answered.text()).toBe('{"id":"1"}');
});

test("sends the token of a registration with Resend, and hides it from the page", async () => {
  token = null;
  const got: unknown[] = [];
  answer = ({ headers }, outgoing) => {
    got.push(headers["x-session-transport"], headers["x-registration-token"]);
    outgoing.writeHead(201, { "X-Registration-Token": "proof" }).end("{}");
  };
  const forged = { "X-Registration-Token": "forged" };
  const made = await call("/api/auth/register", { method: "POST", body: "{}", headers: forged });
  await call("/api/auth/resend-verification", { method: "POST", body: "{}", headers: forged });
  expect(got).toEqual(["bearer", undefined, undefined, "proof"]);
  expect(made.headers.has("X-Registration-Token")).toBe(false);
  expect(session.keep).not.toHaveBeenCalled();
});

test.each(["/api/auth/login", "/api/auth/login/link"])(
  "sends the stored device token with %s, and hides it from the page",
  async (path) => {
    token = null;
    const got: unknown[] = [];
    answer = ({ headers }, outgoing) => {
      got.push(headers["x-device-token"]);
      outgoing.writeHead(200, { ...ownHeaders, "X-Session-Token": "fresh", "X-Device-Token": "known" }).end(
        "{}",
      );
    };
    const headers = { "X-Device-Token": "forged" };
    const answered = await call(path, { method: "POST", body: "{}", headers });
    expect(session.keep).toHaveBeenCalledWith(origin, "fresh");
    expect(devices.keep).toHaveBeenCalledWith(origin, "known");
    expect(answered.headers.has("X-Device-Token")).toBe(false);
    await call("/api/auth/logout", { method: "POST" });
    await call(path, { method: "POST", body: "{}", headers });
    expect(got).toEqual([undefined, undefined, "known"]);
  },
);

test("a sign-in waits for the device token", async () => {
  const opened = Promise.withResolvers<void>();
  const late = createApiProxy({
    calls,
    session,
    devices: { ...devices, opened: opened.promise },
    cancellable: createCancellableCalls(),
    log: quietLog(),
    onSessionChange,
    onSettingsChange,
  });
  const asked: unknown[] = [];
  answer = ({ url, headers }, outgoing) => {
    asked.push([url, headers["x-device-token"]]);
    outgoing.end("{}");
  };
  const signIn = late(new Request("app://glimmer/api/auth/login", { method: "POST", body: "{}" }));
  await late(new Request("app://glimmer/api/posts"));
  device = "known";
  opened.resolve();
  await signIn;
  expect(asked).toEqual([["/api/posts", undefined], ["/api/auth/login", "known"]]);
});

test("drops a token that comes with any other response", async () => {
  answer = (_, outgoing) => outgoing.writeHead(200, { "X-Session-Token": "planted" }).end();
  const answered = await call("/api/posts");
  expect(session.keep).not.toHaveBeenCalled();
  expect(answered.headers.has("X-Session-Token")).toBe(false);
});

test("signs out here even when the call fails", async () => {
  answer = (_, outgoing) => outgoing.destroy();
  const answered = await call("/api/auth/logout", { method: "POST" });
  expect(answered.type).toBe("error");
  expect(session.wipe).toHaveBeenCalledOnce();
});

test("a 401 for a replaced session does not end the new one", async () => {
  answer = (_, outgoing) => {
    token = "the next one's";
    outgoing.writeHead(401, ownHeaders).end(signedOut);
  };
  expect((await call("/api/auth/user")).status).toBe(401);
  expect(session.wipe).not.toHaveBeenCalled();
});

test("reports a change of session before it is on disk", async () => {
  const kept = Promise.withResolvers<void>();
  session.keep.mockReturnValueOnce(kept.promise);
  answer = (_, outgoing) => outgoing.writeHead(200, { ...ownHeaders, "X-Session-Token": "fresh" }).end("{}");
  const answered = call("/api/auth/login", { method: "POST", body: "{}" });
  await vi.waitFor(() => expect(onSessionChange).toHaveBeenCalledOnce());
  kept.resolve();
  expect((await answered).status).toBe(200);
});

test.each([
  ["/api/auth/user", 401, true],
  ["/api/auth/user", 500, false],
  ["/api/posts", 401, false],
])("after %s responded with %i the session is over: %s", async (path, status, isWiped) => {
  answer = (_, outgoing) => outgoing.writeHead(status, ownHeaders).end(signedOut);
  const answered = await call(path);
  expect([answered.status, await answered.text()]).toEqual([status, signedOut]);
  expect(session.wipe).toHaveBeenCalledTimes(isWiped ? 1 : 0);
});

test.each([
  ["a gateway's page", {}, "<h1>Sign in to HotelNet</h1>"],
  ["a gateway's own JSON", {}, '{"message":"Unauthorized"}'],
  ["our envelope without the release", {}, signedOut],
  ["a body that a gateway replaced", ownHeaders, "<h1>No</h1>"],
])("keeps the token after a 401 with %s, which the page sees as it came", async (_what, headers, body) => {
  answer = (_, outgoing) => outgoing.writeHead(401, headers).end(body);
  const answered = await call("/api/auth/user");
  expect([answered.status, await answered.text()]).toEqual([401, body]);
  expect(session.wipe).not.toHaveBeenCalled();
  expect(onSessionChange).not.toHaveBeenCalled();
});

test("keeps no token that a gateway sends in response to a sign-in", async () => {
  token = null;
  answer = (_, outgoing) => outgoing.writeHead(200, { "X-Session-Token": "planted" }).end("{}");
  await call("/api/auth/login", { method: "POST", body: "{}" });
  expect(session.keep).not.toHaveBeenCalled();
});

test("follows no redirect, because the token is for this server", async () => {
  let wasFollowed = false;
  answer = ({ url }, outgoing) => {
    if (url === "/elsewhere") wasFollowed = true;
    outgoing.writeHead(302, { Location: "/elsewhere" }).end();
  };
  expect((await call("/api/posts")).type).toBe("error");
  expect(wasFollowed).toBe(false);
});

test("collects an upload before it is sent", async () => {
  const arrived: unknown[] = [];
  answer = (incoming, outgoing) => {
    arrived.push(incoming.headers["content-length"]);
    incoming.setEncoding("utf8").on("data", (part: string) => arrived.push(part));
    incoming.on("end", () => outgoing.end());
  };
  const body = new ReadableStream({
    start: (to) => {
      for (const part of ["first, ", "second"]) to.enqueue(new TextEncoder().encode(part));
      to.close();
    },
  });
  expect((await call("/api/posts", { method: "POST", body, duplex: "half" })).status).toBe(200);
  expect(arrived).toEqual(["13", "first, second"]);
});

test("streams a response, and stops it when the page stops reading", async () => {
  let isCut = false;
  answer = (_, outgoing) => {
    outgoing.writeHead(200, { "Content-Type": "text/event-stream" }).write("one");
    outgoing.on("close", () => (isCut = true));
  };
  const reader = (await call("/api/ai/chat")).body?.getReader();
  expect(new TextDecoder().decode((await reader?.read())?.value)).toBe("one");
  await reader?.cancel();
  await vi.waitFor(() => expect(isCut).toBe(true));
});

test("a proxy that asks for a password is a network error", async () => {
  answer = (_, outgoing) => outgoing.writeHead(407).end("{}");
  expect((await call("/api/posts")).type).toBe("error");
});

test("forwards a range and its response", async () => {
  answer = ({ headers }, outgoing) => {
    outgoing.writeHead(206, { "Content-Range": `bytes 2-4/10`, "X-Asked": String(headers.range) }).end("cde");
  };
  const answered = await call("/api/media/1", { headers: { Range: "bytes=2-4" } });
  expect([answered.status, answered.headers.get("content-range"), answered.headers.get("x-asked")])
    .toEqual([206, "bytes 2-4/10", "bytes=2-4"]);
  expect(await answered.text()).toBe("cde");
});

test("forwards an ETag and its 304, which has no body", async () => {
  answer = ({ headers }, outgoing) =>
    outgoing.writeHead(headers["if-none-match"] === '"x"' ? 304 : 500, { ETag: '"x"' }).end();
  const answered = await call("/api/posts", { headers: { "If-None-Match": '"x"' } });
  expect([answered.status, answered.body, answered.headers.get("etag")]).toEqual([304, null, '"x"']);
});
