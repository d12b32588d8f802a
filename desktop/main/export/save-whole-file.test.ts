import { mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { open } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { quietLog } from "../testing/quiet-log.ts";
import { temporaryFolder } from "../testing/temporary-folder.ts";
import { saveWholeFile } from "./save-whole-file.ts";

const home = temporaryFolder();
const handle = await open(join(home, "any"), "w");
/** The prototype of every open file. */
const handles = Object.getPrototypeOf(handle) as typeof handle;
await handle.close();

let folder: string;
let path: string;
let stopping: AbortController;
beforeEach(() => {
  folder = mkdtempSync(join(home, "run-"));
  path = join(folder, "data.zip");
  writeFileSync(path, "the older file");
  stopping = new AbortController();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const save = (content: ReadableStream<Uint8Array>, to = path) =>
  saveWholeFile({ path: to, content, signal: stopping.signal, log: quietLog() });

/** A content that a test sends piece by piece. */
function sentContent() {
  let to!: ReadableStreamDefaultController<Uint8Array>;
  const onCancel = vi.fn();
  const content = new ReadableStream<Uint8Array>({ start: (given) => void (to = given), cancel: onCancel });
  return {
    content,
    onCancel,
    send: (text: string) => to.enqueue(Buffer.from(text)),
    end: () => to.close(),
    fail: () => to.error(new Error("net::ERR_CONNECTION_RESET")),
  };
}

function expectOnlyTheOlderFile(): void {
  expect(readdirSync(folder)).toEqual(["data.zip"]);
  expect(readFileSync(path, "utf8")).toBe("the older file");
}

/** The part, as far as it is written. */
function partOf(): string | undefined {
  const name = readdirSync(folder).find((other) => other.endsWith(".part"));
  return name && readFileSync(join(folder, name), "utf8");
}

test("a whole content takes the place of an older file, for the member's eyes only", async () => {
  const { content, send, end } = sentContent();
  const saved = save(content);
  send("one, ");
  await vi.waitFor(() => expect(partOf()).toBe("one, "));
  expect(readFileSync(path, "utf8")).toBe("the older file");
  send("two");
  end();
  expect(await saved).toBe("saved");
  expect(readdirSync(folder)).toEqual(["data.zip"]);
  expect(readFileSync(path, "utf8")).toBe("one, two");
  if (process.platform !== "win32") expect(statSync(path).mode & 0o777).toBe(0o600);
});

test("a content that breaks off leaves the older file and no part", async () => {
  const { content, send, fail } = sentContent();
  const saved = save(content);
  send("one");
  await vi.waitFor(() => expect(partOf()).toBe("one"));
  fail();
  expect(await saved).toBe("broken-off");
  expectOnlyTheOlderFile();
});

test("a content that falls silent for a minute has broken off, and its sender is told", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const { content, send, onCancel } = sentContent();
  const saved = save(content);
  send("one");
  await vi.waitFor(() => expect(partOf()).toBe("one"));
  await vi.advanceTimersByTimeAsync(59_000);
  send(", two");
  await vi.waitFor(() => expect(partOf()).toBe("one, two"));
  await vi.advanceTimersByTimeAsync(59_000);
  expect(onCancel).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await saved).toBe("broken-off");
  expect(onCancel).toHaveBeenCalledOnce();
  expectOnlyTheOlderFile();
});

test("a slow disk is no silence of the sender", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const written = Promise.withResolvers<void>();
  const write = vi.spyOn(handles, "writeFile").mockReturnValueOnce(written.promise);
  const { content, send, end, onCancel } = sentContent();
  const saved = save(content);
  send("one");
  await vi.waitFor(() => expect(write).toHaveBeenCalledOnce());
  await vi.advanceTimersByTimeAsync(600_000);
  expect(onCancel).not.toHaveBeenCalled();
  written.resolve();
  end();
  expect(await saved).toBe("saved");
});

test.each([["ENOSPC", "disk-full"], ["EDQUOT", "disk-full"], ["EIO", "not-writable"]])(
  "a write that fails with %s is %s: the sender is told, the older file stays, and no part",
  async (code, outcome) => {
    const { content, send, onCancel } = sentContent();
    const saved = save(content);
    send("fits");
    await vi.waitFor(() => expect(partOf()).toBe("fits"));
    vi.spyOn(handles, "writeFile").mockRejectedValueOnce(Object.assign(new Error(code), { code }));
    send("does not");
    expect(await saved).toBe(outcome);
    expect(onCancel).toHaveBeenCalledOnce();
    expectOnlyTheOlderFile();
  },
);

test("a disk that says only at the end that it is full leaves the older file and no part", async () => {
  vi.spyOn(handles, "sync").mockRejectedValueOnce(Object.assign(new Error("full"), { code: "ENOSPC" }));
  const { content, send, end } = sentContent();
  const saved = save(content);
  send("one");
  end();
  expect(await saved).toBe("disk-full");
  expectOnlyTheOlderFile();
});

test("a folder that is not there cannot be written to", async () => {
  const { content, onCancel } = sentContent();
  expect(await save(content, join(folder, "missing", "data.zip"))).toBe("not-writable");
  expect(onCancel).toHaveBeenCalledOnce();
  expectOnlyTheOlderFile();
});

test("a place that a folder has taken leaves the folder and no part", async () => {
  const { content, send, end } = sentContent();
  const taken = mkdtempSync(join(folder, "taken-"));
  const saved = save(content, taken);
  send("one");
  end();
  expect(await saved).toBe("not-writable");
  expect(readdirSync(folder)).toHaveLength(2);
  expect(readdirSync(taken)).toEqual([]);
});

test("a saving that is stopped removes its part at once, since the app may end right after", async () => {
  const { content, send, onCancel } = sentContent();
  const saved = save(content);
  send("one");
  await vi.waitFor(() => expect(partOf()).toBe("one"));
  stopping.abort();
  expectOnlyTheOlderFile();
  expect(await saved).toBe("stopped");
  expect(onCancel).toHaveBeenCalledOnce();
  expectOnlyTheOlderFile();
});

test("a saving that was stopped before it began writes nothing", async () => {
  const { content, onCancel } = sentContent();
  stopping.abort();
  expect(await save(content)).toBe("stopped");
  expect(onCancel).toHaveBeenCalledOnce();
  expectOnlyTheOlderFile();
});

test("a name as long as the disk allows can be saved", async () => {
  const { content, end } = sentContent();
  end();
  expect(await save(content, join(folder, `${"a".repeat(251)}.zip`))).toBe("saved");
});
