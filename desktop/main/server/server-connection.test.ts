import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test, vi } from "vitest";
import { ownJson } from "#shared/system/testing/own-response.ts";
import { type FakeElectron, installElectron } from "../testing/fake-electron.ts";
import { quietLog } from "../testing/quiet-log.ts";
import { temporaryFolder } from "../testing/temporary-folder.ts";

const folder = temporaryFolder();
const builtIn = "https://glimmer.example.org";
const chosen = "https://other.example.org";
const onSessionChange = vi.fn();
const onTooOld = vi.fn();
let electron: FakeElectron;
let dataDir: string;

beforeEach(() => {
  vi.clearAllMocks();
  dataDir = mkdtempSync(join(folder, "run-"));
  electron = installElectron({ userData: dataDir });
});

async function open(origin = builtIn) {
  const { openConnection } = await import("./server-connection.ts");
  const connection = openConnection({
    config: { system: "linux" },
    log: quietLog(),
    dataFile: (name) => join(dataDir, name),
    server: () => origin,
    language: () => "de",
    onSessionChange,
    onSettingsChange: vi.fn(),
    onLateSession: vi.fn(),
    onTooOld,
  });
  const call = (path: string, init?: RequestInit) =>
    connection.callApi(new Request(`app://glimmer${path}`, init));
  const server = electron.partitions.get("persist:server");
  if (!server) throw new Error("There is no session for the server");
  return { connection, call, server };
}

/** Stores a session as an earlier run would. */
async function keepToken(origin: string): Promise<void> {
  const text = JSON.stringify({ origin, token: "the-token" });
  writeFileSync(join(dataDir, "session"), await electron.safeStorage.encryptStringAsync(text));
}

test("sends the page's calls through the main process's own session, with the member's token", async () => {
  await keepToken(builtIn);
  const { call, server } = await open();
  server.fetch.mockImplementation(() => Promise.resolve(Response.json({ items: [] })));
  const answer = await call("/api/posts?limit=5", {
    headers: { Authorization: "forged" },
  });
  expect(await answer.json()).toEqual({ items: [] });
  const [address, init] = server.fetch.mock.calls[0] ?? [];
  expect(address).toBe(`${builtIn}/api/posts?limit=5`);
  expect(new Headers(init?.headers).get("authorization")).toBe("Bearer the-token");
  expect(new Headers(init?.headers).get("x-language")).toBe("de");
  expect(init).toMatchObject({ credentials: "omit", redirect: "error" });
  expect(electron.session.defaultSession.fetch).not.toHaveBeenCalled();
});

test("ends the app's own calls, and not the page's, once the server accepts newer versions only", async () => {
  const { connection, call, server } = await open();
  server.fetch.mockImplementation(() =>
    Promise.resolve(Response.json({}, { headers: { "X-Release": "9.0.0;9.0.0" } }))
  );
  const own = () => connection.calls.send("/api/posts", { headers: new Headers() });
  await own();
  expect(onTooOld).toHaveBeenCalledOnce();
  await expect(own()).rejects.toThrow("too old");
  expect((await call("/api/posts")).headers.get("x-release")).toBe("9.0.0;9.0.0");
  expect(server.fetch).toHaveBeenCalledTimes(2);
});

test("does not send a token of another server", async () => {
  await keepToken(builtIn);
  const { connection, call, server } = await open(chosen);
  server.fetch.mockImplementation(() => Promise.resolve(Response.json({})));
  await call("/api/posts");
  expect(new Headers(server.fetch.mock.calls[0]?.[1]?.headers).has("authorization")).toBe(false);
  expect(await connection.calls.isSignedIn()).toBe(false);
});

test("stores the token of a sign-in, deletes it and the cache after signing out, and reports both", async () => {
  const { connection, call, server } = await open();
  server.fetch.mockImplementation(() =>
    Promise.resolve(
      ownJson({ user: {} }, { headers: { "X-Session-Token": "new-token" } }),
    )
  );
  const answer = await call("/api/auth/login", { method: "POST", body: "{}" });
  expect([answer.status, answer.headers.get("x-session-token")]).toEqual([200, null]);
  expect(onSessionChange).toHaveBeenCalledTimes(1);
  expect(connection.session.tokenFor(builtIn)).toBe("new-token");
  expect(readFileSync(join(dataDir, "session"), "latin1")).not.toContain("new-token");
  await call("/api/auth/logout", { method: "POST" });
  expect(onSessionChange).toHaveBeenCalledTimes(2);
  expect(await connection.calls.isSignedIn()).toBe(false);
  expect(server.clearCache).toHaveBeenCalledTimes(2);
});

test("sends the device token at the next sign-in, also after signing out and a restart", async () => {
  const { call, server } = await open();
  const headers = { "X-Session-Token": "new-token", "X-Device-Token": "known" };
  server.fetch.mockImplementation(() => Promise.resolve(Response.json({}, { headers })));
  await call("/api/auth/login", { method: "POST", body: "{}" });
  await call("/api/auth/logout", { method: "POST" });
  expect(readFileSync(join(dataDir, "device"), "latin1")).not.toContain("known");
  electron = installElectron({ userData: dataDir });
  const again = await open();
  again.server.fetch.mockImplementation(() => Promise.resolve(Response.json({})));
  await again.call("/api/auth/login", { method: "POST", body: "{}" });
  const [, init] = again.server.fetch.mock.calls[0] ?? [];
  expect(new Headers(init?.headers).get("x-device-token")).toBe("known");
});

test("a server that is away is a network error, and changes no session", async () => {
  await keepToken(builtIn);
  const { connection, call } = await open();
  expect((await call("/api/auth/user")).type).toBe("error");
  expect(onSessionChange).not.toHaveBeenCalled();
  expect(await connection.calls.isSignedIn()).toBe(true);
});
