import { existsSync, mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type FakeElectron, installElectron } from "./testing/fake-electron.ts";
import { temporaryFolder } from "./testing/temporary-folder.ts";

const folder = temporaryFolder();
const atExit: (() => void)[] = [];
const uncaught = new Map<string, (cause: unknown) => void>();
let electron: FakeElectron;
let userData: string;

beforeEach(() => {
  userData = mkdtempSync(join(folder, "run-"));
  vi.stubGlobal("__SERVER_URL__", "https://glimmer.example.org");
  vi.stubGlobal("process", computerProcess([]));
});
afterEach(() => {
  electron.app.emit("before-quit", {});
  for (const listener of atExit.splice(0)) listener();
  vi.unstubAllGlobals();
});

/** `process` with these arguments, whose error handlers only the test runs. */
function computerProcess(argv: string[]): object {
  return Object.create(process, {
    argv: { value: ["/opt/glimmer/glimmer", ...argv] },
    env: { value: {} },
    versions: { value: { ...process.versions, electron: "45.5.0", chrome: "142.0.0.0" } },
    resourcesPath: { value: folder },
    once: { value: (_name: string, listener: () => void) => atExit.push(listener) },
    on: { value: (name: string, listener: (cause: unknown) => void) => uncaught.set(name, listener) },
  }) as object;
}

/** Starts the program; the app is not ready yet. */
async function start(
  { argv = [] as string[], hasLock = true, isPackaged = true, switches = [] as string[] } = {},
): Promise<void> {
  vi.stubGlobal("process", computerProcess(argv));
  electron = installElectron({ userData, hasLock });
  electron.app.isPackaged = isPackaged;
  electron.app.commandLine.hasSwitch.mockImplementation((name) => switches.includes(name));
  await import("./index.ts");
}

/** The app gets ready, and its page listens. */
async function becomeReady(): Promise<void> {
  electron.app.becomeReady();
  await vi.waitFor(() => electron.callFromPage("announceReady"));
}

const pathsOfPage = () => electron.windows[0]?.webContents.sentEvents("onNavigate");
const readLog = () => readFileSync(join(userData, "logs/main.log"), "utf8");

test("registers the scheme, enables the sandbox and takes the lock before the app is ready", async () => {
  await start();
  const beforeReady = [
    "registerSchemesAsPrivileged",
    "enableSandbox",
    "requestSingleInstanceLock",
    "whenReady",
  ];
  expect(electron.order).toEqual(beforeReady);
  expect(electron.protocol.registerSchemesAsPrivileged.mock.calls[0]?.[0]).toMatchObject([{ scheme: "app" }]);
  expect(electron.windows).toEqual([]);
  await becomeReady();
  expect(electron.order).toEqual([
    ...beforeReady,
    "onBeforeRequest",
    "protocol.handle",
    "BrowserWindow",
    "setAsDefaultProtocolClient",
  ]);
});

test("an app in development has a name of its own and registers links with its program", async () => {
  await start({ isPackaged: false });
  await becomeReady();
  expect(electron.app.setName).toHaveBeenCalledExactlyOnceWith("Glimmer in development");
  expect(electron.app.setAsDefaultProtocolClient.mock.calls[0]).toContainEqual(["/src/glimmer"]);
});

test("enables no sandbox when the system has none, and reports it to page and log", async () => {
  await start({ switches: ["no-sandbox"] });
  expect(electron.app.enableSandbox).not.toHaveBeenCalled();
  await becomeReady();
  expect(await electron.callFromPage("describeApp")).toMatchObject({ isSandboxed: false });
  expect(readLog().match(/no sandbox/g)).toHaveLength(1);
});

test("reports nothing when the sandbox works", async () => {
  await start();
  await becomeReady();
  expect(await electron.callFromPage("describeApp")).toMatchObject({ isSandboxed: true });
  expect(existsSync(join(userData, "logs/main.log")) ? readLog() : "").not.toContain("sandbox");
});

test("a second instance quits and touches no files", async () => {
  await start({ argv: ["glimmer://chat"], hasLock: false });
  electron.app.becomeReady();
  expect(electron.order).toEqual([
    "registerSchemesAsPrivileged",
    "enableSandbox",
    "requestSingleInstanceLock",
    "quit",
  ]);
  expect(electron.app.eventNames()).toEqual([]);
  expect(readdirSync(userData)).toEqual([]);
});

test("opens a link among the arguments", async () => {
  await start({ argv: ["--some-switch", "glimmer://notifications"] });
  await becomeReady();
  await vi.waitFor(() => expect(pathsOfPage()).toEqual([{ id: 1, path: "/notifications" }]));
});

test("opens a link that macOS gives before the app is ready", async () => {
  await start();
  const preventDefault = vi.fn();
  electron.app.emit("open-url", { preventDefault }, "glimmer://chat");
  expect(preventDefault).toHaveBeenCalledOnce();
  await becomeReady();
  await vi.waitFor(() => expect(pathsOfPage()).toEqual([{ id: 1, path: "/chat" }]));
});

test("opens the link of a second start", async () => {
  await start();
  await becomeReady();
  electron.app.emit("second-instance", {}, ["/opt/glimmer/glimmer", "glimmer://chat"]);
  await vi.waitFor(() => expect(pathsOfPage()).toEqual([{ id: 1, path: "/chat" }]));
});

test("a second start during a hidden one shows the window", async () => {
  await start({ argv: ["--hidden"] });
  electron.app.emit("second-instance", {}, ["/opt/glimmer/glimmer"]);
  await becomeReady();
  electron.windows[0]?.emit("ready-to-show");
  await vi.waitFor(() => expect(electron.windows[0]?.isVisible()).toBe(true));
});

test("desktop.8: a self-test shows no window, takes no lock, and leaves the member's folder alone", async () => {
  const file = join(mkdtempSync(join(folder, "report-")), "report.json");
  await start({ argv: [`--self-test=${file}`] });
  expect(electron.app.eventNames()).not.toContain("open-url");
  electron.net.WebSocket = WebSocket as never;
  electron.app.becomeReady();
  await vi.waitFor(() => electron.callFromPage("describeApp"), { timeout: 10_000 });
  await vi.waitFor(() => expect(electron.app.exit).toHaveBeenCalledExactlyOnceWith(0), { timeout: 10_000 });
  expect(JSON.parse(readFileSync(file, "utf8"))).toMatchObject({ isPassed: true, isAppRunning: false });
  expect(electron.order.slice(2, 5)).toEqual([
    "requestSingleInstanceLock",
    "releaseSingleInstanceLock",
    "setPath",
  ]);
  expect(electron.windows[0]?.isVisible()).toBe(false);
  expect(readdirSync(userData)).toEqual([]);
});

test("desktop.8: a link that brings the switch starts the app, and no self-test", async () => {
  const file = join(userData, "report.json");
  await start({ argv: ["glimmer://chat", `--self-test=${file}`] });
  await becomeReady();
  await vi.waitFor(() => expect(pathsOfPage()).toEqual([{ id: 1, path: "/chat" }]));
  expect(existsSync(file)).toBe(false);
});

test("logs and shows a start that failed, and exits with 1", async () => {
  await start();
  const atTheBox = vi.fn();
  electron.dialog.showErrorBox.mockImplementation(() => atTheBox(electron.app.exit.mock.calls.length));
  electron.protocol.handle.mockImplementation(() => {
    throw new Error("no such scheme");
  });
  electron.app.becomeReady();
  await vi.waitFor(() => expect(electron.app.exit).toHaveBeenCalledExactlyOnceWith(1));
  expect(readLog()).toContain("error The app could not start: Error: no such scheme");
  expect(electron.dialog.showErrorBox).toHaveBeenCalledExactlyOnceWith(
    "Glimmer could not start",
    `no such scheme\n\nThe log is in ${join(userData, "logs/main.log")}`,
  );
  expect(atTheBox).toHaveBeenCalledExactlyOnceWith(0);
  expect(electron.windows).toEqual([]);
});

test("logs uncaught errors", async () => {
  await start();
  expect(existsSync(join(userData, "logs"))).toBe(false);
  uncaught.get("uncaughtException")?.(new Error("first"));
  uncaught.get("unhandledRejection")?.(new Error("second"));
  expect(readLog()).toMatch(
    /error Uncaught exception: Error: first[\s\S]*error Unhandled rejection: Error: second/,
  );
});
