import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test, vi } from "vitest";
import { readConfig } from "../config.ts";
import { type FakeElectron, installElectron } from "../testing/fake-electron.ts";
import { quietLog } from "../testing/quiet-log.ts";
import { temporaryFolder } from "../testing/temporary-folder.ts";

const folder = temporaryFolder();
const builtIn = "https://glimmer.example.org";
const chosen = "https://other.example.org";
const onSessionChange = vi.fn();
let electron: FakeElectron;
let dataDir: string;

beforeEach(() => {
  vi.clearAllMocks();
  dataDir = mkdtempSync(join(folder, "run-"));
  electron = installElectron({ userData: dataDir });
});

async function open({ devPages = null as string | null } = {}) {
  const { openConnection } = await import("./connection.ts");
  const { app } = await import("electron");
  const config = readConfig({
    env: {},
    argv: [],
    platform: "linux",
    isPackaged: true,
    isFromStore: false,
    execPath: "/opt/glimmer/glimmer",
    home: folder,
    bakedServer: builtIn,
    isSandboxed: true,
    hasFeed: false,
  });
  const connection = openConnection({
    config: { ...config, devPages },
    log: quietLog(),
    app,
    dataDir,
    bundleDir: join(dataDir, "renderer"),
    onSessionChange,
    onLateSession: vi.fn(),
  });
  const server = electron.partitions.get("persist:server");
  if (!server) throw new Error("There is no session for the server");
  return { connection, server };
}

/** As an earlier run left it. */
async function keepToken(origin: string): Promise<void> {
  const text = JSON.stringify({ origin, token: "the-token" });
  writeFileSync(join(dataDir, "session"), await electron.safeStorage.encryptStringAsync(text));
}

const chooseServer = (server: string) =>
  writeFileSync(join(dataDir, "settings.json"), JSON.stringify({ server, theme: "dark" }));

test("the page's session is guarded before the scheme answers it anything", async () => {
  const { connection } = await open();
  expect(electron.order).toEqual(["onBeforeRequest", "protocol.handle"]);
  const { webRequest, setPermissionRequestHandler } = electron.session.defaultSession;
  expect(setPermissionRequestHandler).toHaveBeenCalledOnce();
  const isCancelled = (url: string) => {
    const answer = vi.fn();
    webRequest.onBeforeRequest.mock.calls[0]?.[0]({ url }, answer);
    return answer.mock.calls[0]?.[0].cancel as boolean;
  };
  expect(isCancelled("app://glimmer/assets/a.js")).toBe(false);
  expect(isCancelled(`${builtIn}/api/posts`)).toBe(true);
  expect(isCancelled("wss://glimmer.example.org/socket")).toBe(false);
  expect(connection.server()).toBe(builtIn);
});

test("whatever page comes to be is guarded, and its links leave by the system", async () => {
  await open();
  const contents = new electron.BrowserWindow().webContents;
  electron.app.emit("web-contents-created", {}, contents);
  const openWindow = contents.setWindowOpenHandler.mock.calls[0]?.[0];
  expect(openWindow({ url: "https://example.org/" })).toEqual({ action: "deny" });
  openWindow({ url: "app://glimmer/terms" });
  expect(electron.shell.openExternal.mock.calls).toEqual([["https://example.org/"], [`${builtIn}/terms`]]);
});

test("calls of the page go to the server through the app's own session, as who is signed in", async () => {
  await keepToken(builtIn);
  const { server } = await open();
  server.fetch.mockImplementation(() => Promise.resolve(Response.json({ items: [] })));
  const answer = await electron.requestFromPage("/api/posts?limit=5", {
    headers: { Authorization: "forged" },
  });
  expect(await answer.json()).toEqual({ items: [] });
  const [address, init] = server.fetch.mock.calls[0] ?? [];
  expect(address).toBe(`${builtIn}/api/posts?limit=5`);
  expect(new Headers(init?.headers).get("authorization")).toBe("Bearer the-token");
  expect(init).toMatchObject({ credentials: "omit", redirect: "error" });
  expect(electron.session.defaultSession.fetch).not.toHaveBeenCalled();
});

test("the server the member chose wins over the one the app was packaged for", async () => {
  chooseServer(chosen);
  const { connection, server } = await open();
  server.fetch.mockImplementation(() => Promise.resolve(Response.json({})));
  await electron.requestFromPage("/api/posts");
  expect(connection.server()).toBe(chosen);
  expect(server.fetch.mock.calls[0]?.[0]).toBe(`${chosen}/api/posts`);
  connection.settings.write({ ...connection.settings.read(), server: null });
  expect(connection.calls.origin()).toBe(builtIn);
});

test("a token of another server is not sent to this one", async () => {
  await keepToken(builtIn);
  chooseServer(chosen);
  const { connection, server } = await open();
  server.fetch.mockImplementation(() => Promise.resolve(Response.json({})));
  await electron.requestFromPage("/api/posts");
  expect(new Headers(server.fetch.mock.calls[0]?.[1]?.headers).has("authorization")).toBe(false);
  expect(await connection.calls.isSignedIn()).toBe(false);
});

test("signing in and out is told, and the token kept and wiped", async () => {
  const { connection, server } = await open();
  server.fetch.mockImplementation(() =>
    Promise.resolve(
      Response.json({ user: {} }, { headers: { "X-Session-Token": "new-token" } }),
    )
  );
  const answer = await electron.requestFromPage("/api/auth/login", { method: "POST", body: "{}" });
  expect([answer.status, answer.headers.get("x-session-token")]).toEqual([200, null]);
  expect(onSessionChange).toHaveBeenCalledTimes(1);
  expect(connection.session.tokenFor(builtIn)).toBe("new-token");
  expect(readFileSync(join(dataDir, "session"), "latin1")).not.toContain("new-token");
  await electron.requestFromPage("/api/auth/logout", { method: "POST" });
  expect(onSessionChange).toHaveBeenCalledTimes(2);
  expect(await connection.calls.isSignedIn()).toBe(false);
  // What was fetched for one member is not left for the next.
  expect(server.clearCache).toHaveBeenCalledTimes(2);
});

test("the device is known at the next sign-in after signing out, also after a restart", async () => {
  const { server } = await open();
  const headers = { "X-Session-Token": "new-token", "X-Device-Token": "known" };
  server.fetch.mockImplementation(() => Promise.resolve(Response.json({}, { headers })));
  await electron.requestFromPage("/api/auth/login", { method: "POST", body: "{}" });
  await electron.requestFromPage("/api/auth/logout", { method: "POST" });
  expect(readFileSync(join(dataDir, "device"), "latin1")).not.toContain("known");
  electron = installElectron({ userData: dataDir });
  const again = await open();
  again.server.fetch.mockImplementation(() => Promise.resolve(Response.json({})));
  await electron.requestFromPage("/api/auth/login", { method: "POST", body: "{}" });
  const [, init] = again.server.fetch.mock.calls[0] ?? [];
  expect(new Headers(init?.headers).get("x-device-token")).toBe("known");
});

test("a server that is away is a network failure to the page, and changes no session", async () => {
  await keepToken(builtIn);
  const { connection } = await open();
  expect((await electron.requestFromPage("/api/auth/user")).type).toBe("error");
  expect(onSessionChange).not.toHaveBeenCalled();
  expect(await connection.calls.isSignedIn()).toBe(true);
});

test("while developing the pages come from their own server, not through the session that is guarded", async () => {
  const { server } = await open({ devPages: "http://localhost:5173" });
  server.fetch.mockImplementation((address) => Promise.resolve(new Response(`from ${address}`)));
  const answer = await electron.requestFromPage("/src/a.css", { headers: { Accept: "text/css" } });
  expect(await answer.text()).toBe("from http://localhost:5173/src/a.css");
  expect(new Headers(server.fetch.mock.calls[0]?.[1]?.headers).get("accept")).toBe("text/css");
  expect(electron.session.defaultSession.fetch).not.toHaveBeenCalled();
});
