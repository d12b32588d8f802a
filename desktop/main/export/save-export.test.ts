import { createHash } from "node:crypto";
import { EventEmitter, once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { open } from "node:fs/promises";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import type { App, BrowserWindow, Dialog } from "electron";
import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import { ownHeaders } from "#shared/system/testing/own-response.ts";
import { quietLog } from "../testing/quiet-log.ts";
import { temporaryFolder } from "../testing/temporary-folder.ts";
import { createApiProxy } from "../server/api-proxy.ts";
import { createAuthorizedCalls } from "../server/authorized-calls.ts";
import { createCancellableCalls } from "../server/cancellable-calls.ts";
import { createExportSaver } from "./save-export.ts";

const answer = vi.fn<(incoming: IncomingMessage, outgoing: ServerResponse) => void>();
const server = createServer((incoming, outgoing) => answer(incoming, outgoing)).listen(0, "127.0.0.1");
await once(server, "listening");
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const home = temporaryFolder();
const handle = await open(join(home, "any"), "w");
const handles = Object.getPrototypeOf(handle) as typeof handle;
await handle.close();

/** The end of a zip without a file. */
const zipEnd = Buffer.from("PK\x05\x06".padEnd(22, "\0"), "latin1");
const zipHeaders = { ...ownHeaders, "Content-Type": "application/zip" };

let folder: string;
let path: string;
beforeEach(() => {
  folder = mkdtempSync(join(home, "run-"));
  path = join(folder, "data.zip");
  writeFileSync(path, "the older file");
  answer.mockReset();
});
afterEach(() => void vi.restoreAllMocks());

function openSaver() {
  const session = {
    opened: Promise.resolve(),
    tokenFor: () => "the-token",
    keep: () => Promise.resolve(),
    wipe: () => Promise.resolve(),
  };
  const callApi = createApiProxy({
    calls: createAuthorizedCalls((address, init) => fetch(address, init), session, () => origin, () => "de"),
    session,
    devices: { opened: Promise.resolve(), tokenFor: () => null, keep: () => Promise.resolve() },
    cancellable: createCancellableCalls(),
    log: quietLog(),
    onSessionChange: () => {},
    onSettingsChange: () => {},
  });
  const app = new EventEmitter();
  const window = {} as BrowserWindow;
  const showSaveDialog = vi.fn(() => Promise.resolve({ canceled: false, filePath: path }));
  const saver = createExportSaver({
    connection: { callApi, serverNow: () => Date.UTC(2026, 10, 22, 23, 59) },
    app: app as unknown as App,
    dialog: { showSaveDialog } as unknown as Dialog,
    window,
    proposePath: (name) => join("/home/ana/Downloads", name),
    log: quietLog(),
  });
  return { ...saver, app, window, showSaveDialog };
}

const files = () => readdirSync(folder);
function expectOnlyTheOlderFile(): void {
  expect(files()).toEqual(["data.zip"]);
  expect(readFileSync(path, "utf8")).toBe("the older file");
}

test("asks where to save, makes the member's call, and says where the file is", async () => {
  const got: unknown[] = [];
  answer.mockImplementation(({ method, url, headers }, outgoing) => {
    got.push([method, url, headers.authorization, headers.accept]);
    outgoing.writeHead(200, zipHeaders).end(zipEnd);
  });
  const { save, window, showSaveDialog } = openSaver();
  expect(await save()).toEqual({
    outcome: "saved",
    name: "data.zip",
    folder: expect.stringMatching(/^run-\w+$/),
  });
  expect(showSaveDialog).toHaveBeenCalledExactlyOnceWith(window, {
    defaultPath: join("/home/ana/Downloads", "glimmer-data-2026-11-22.zip"),
    filters: [{ name: "Zip", extensions: ["zip"] }],
    properties: ["showOverwriteConfirmation", "createDirectory"],
  });
  expect(got).toEqual([["GET", "/api/account/export", "Bearer the-token", "application/zip"]]);
  expect(files()).toEqual(["data.zip"]);
  expect(readFileSync(path)).toEqual(zipEnd);
});

test("a body far larger than what is in flight reaches the disk at the disk's own speed", async () => {
  const [chunk, count] = [Buffer.alloc(256 * 1024, "glimmer"), 256];
  let sent = 0;
  const sendAll = async (outgoing: ServerResponse) => {
    outgoing.writeHead(200, zipHeaders);
    for (let n = 0; n < count; n++) {
      sent += chunk.length;
      if (!outgoing.write(chunk)) await once(outgoing, "drain");
    }
    outgoing.end(zipEnd);
  };
  answer.mockImplementation((_, outgoing) => void sendAll(outgoing));
  const { writeFile } = handles;
  let [written, mostInFlight] = [0, 0];
  vi.spyOn(handles, "writeFile").mockImplementation(async function (this: typeof handle, data) {
    // The server gets its turns while the disk is busy.
    for (let n = 0; n < 3; n++) await nextTurn();
    mostInFlight = Math.max(mostInFlight, sent - written);
    await writeFile.call(this, data);
    written += (data as Uint8Array).length;
  });
  expect(await openSaver().save()).toMatchObject({ outcome: "saved" });
  // The system's sockets hold this much; the body has 64 MB.
  expect(mostInFlight).toBeLessThan(24 * 1024 * 1024);
  const whole = createHash("sha256");
  for (let n = 0; n < count; n++) whole.update(chunk);
  expect(createHash("sha256").update(readFileSync(path)).digest("hex"))
    .toBe(whole.update(zipEnd).digest("hex"));
});

test("a dialog that is cancelled makes no call, since those of a day are limited", async () => {
  const { save, showSaveDialog } = openSaver();
  showSaveDialog.mockResolvedValueOnce({ canceled: true, filePath: "" });
  expect(await save()).toEqual({ outcome: "cancelled" });
  expect(answer).not.toHaveBeenCalled();
  expectOnlyTheOlderFile();
});

test.each([[401, "unauthenticated"], [429, "rate_limited"], [503, "overloaded"]])(
  "gives the page the refusal with status %i as the server sent it, without its tokens",
  async (status, code) => {
    const body = JSON.stringify({ message: "Not now.", code, requestId: "r" });
    answer.mockImplementation((_, outgoing) =>
      void outgoing.writeHead(status, { ...ownHeaders, "Retry-After": "60", "X-Session-Token": "t" }).end(
        body,
      )
    );
    const refused = await openSaver().save();
    expect(refused).toMatchObject({ outcome: "refused", status, body, headers: { "retry-after": "60" } });
    expect(JSON.stringify(refused)).not.toContain("x-session-token");
    expectOnlyTheOlderFile();
  },
);

test("saves no page that a network sends in the server's place", async () => {
  answer.mockImplementation((_, outgoing) =>
    void outgoing.writeHead(200).end("<h1>Sign in to HotelNet</h1>")
  );
  expect(await openSaver().save()).toMatchObject({ outcome: "refused", status: 200, body: "" });
  expectOnlyTheOlderFile();
});

test("says that the server cannot be reached", async () => {
  answer.mockImplementation((_, outgoing) => void outgoing.destroy());
  expect(await openSaver().save()).toEqual({ outcome: "unreachable" });
  expectOnlyTheOlderFile();
});

test("a connection that is lost halfway leaves the older file and no part", async () => {
  answer.mockImplementation((_, outgoing) => {
    outgoing.writeHead(200, zipHeaders).write(Buffer.alloc(1024));
    void vi.waitFor(() => expect(files()).toHaveLength(2)).then(() => outgoing.destroy());
  });
  expect(await openSaver().save()).toEqual({ outcome: "broken-off" });
  expectOnlyTheOlderFile();
});

test("a zip that a proxy ends early as if it were whole has broken off", async () => {
  answer.mockImplementation((_, outgoing) => void outgoing.writeHead(200, zipHeaders).end("PK\x03\x04half"));
  expect(await openSaver().save()).toEqual({ outcome: "broken-off" });
  expectOnlyTheOlderFile();
});

test("a full disk ends the call at the server too", async () => {
  const closed = Promise.withResolvers<void>();
  answer.mockImplementation((_, outgoing) => {
    outgoing.on("close", closed.resolve).writeHead(200, zipHeaders).write(Buffer.alloc(1024));
  });
  vi.spyOn(handles, "writeFile").mockRejectedValue(Object.assign(new Error("full"), { code: "ENOSPC" }));
  expect(await openSaver().save()).toEqual({ outcome: "disk-full" });
  await closed.promise;
  expectOnlyTheOlderFile();
});

/** Starts a saving, whose body never ends, and resolves once its part is there. */
async function startEndless() {
  answer.mockImplementationOnce((_, outgoing) =>
    void outgoing.writeHead(200, zipHeaders).write(Buffer.alloc(1024))
  );
  const opened = openSaver();
  const saved = opened.save();
  await vi.waitFor(() => expect(files()).toHaveLength(2));
  return { ...opened, saved };
}

test("an app that quits leaves no part", async () => {
  const { app, saved } = await startEndless();
  app.emit("will-quit");
  // The process may be gone before a promise settles.
  expectOnlyTheOlderFile();
  expect(await saved).toEqual({ outcome: "cancelled" });
});

test("a change of session ends the saving, and the next member begins their own", async () => {
  const { save, stop, saved, showSaveDialog } = await startEndless();
  stop();
  answer.mockImplementation((_, outgoing) => void outgoing.writeHead(200, zipHeaders).end(zipEnd));
  const next = save();
  expect(await saved).toEqual({ outcome: "cancelled" });
  expect(await next).toMatchObject({ outcome: "saved" });
  expect(showSaveDialog).toHaveBeenCalledTimes(2);
});

test("a change of session behind the dialog makes no call", async () => {
  const { save, stop, showSaveDialog } = openSaver();
  const chosen = Promise.withResolvers<{ canceled: boolean; filePath: string }>();
  showSaveDialog.mockReturnValueOnce(chosen.promise);
  const saved = save();
  stop();
  chosen.resolve({ canceled: false, filePath: path });
  expect(await saved).toEqual({ outcome: "cancelled" });
  expect(answer).not.toHaveBeenCalled();
});

test("a second call while one runs opens no dialog, and gets the outcome of the first", async () => {
  answer.mockImplementation((_, outgoing) => void outgoing.writeHead(200, zipHeaders).end(zipEnd));
  const { save, showSaveDialog } = openSaver();
  const both = await Promise.all([save(), save()]);
  expect(both[1]).toBe(both[0]);
  expect(showSaveDialog).toHaveBeenCalledOnce();
  await save();
  expect(showSaveDialog).toHaveBeenCalledTimes(2);
});
