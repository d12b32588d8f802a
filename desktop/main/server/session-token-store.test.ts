import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { openSessionTokenStore, type SessionTokenStoreParts } from "./session-token-store.ts";
import { cipherOf, lockedKeyring, unavailable } from "../testing/fake-keyring.ts";
import { quietLog } from "../testing/quiet-log.ts";
import { temporaryFolder } from "../testing/temporary-folder.ts";

const folder = temporaryFolder();
const home = "https://glimmer.example.org";

async function openStore(path: string, parts: Partial<SessionTokenStoreParts> = {}) {
  const log = quietLog();
  const store = openSessionTokenStore({
    cipher: cipherOf("v11"),
    path,
    system: "linux",
    log,
    onLateSession: vi.fn(),
    ...parts,
  });
  await store.opened;
  return Object.assign(store, { log });
}

/** A file that an earlier run wrote. */
async function writeStoredSession(name: string): Promise<string> {
  const path = join(folder, name);
  await (await openStore(path)).keep(home, "the-token");
  return path;
}

test("stores the token encrypted over a restart, for its own server only", async () => {
  const path = join(folder, "kept");
  const store = await openStore(path);
  expect(store.tokenFor(home)).toBeNull();
  await store.keep(home, "the-token");
  expect(readFileSync(path, "latin1")).not.toContain("the-token");
  expect(statSync(path).mode & 0o777).toBe(0o600);
  const again = await openStore(path);
  expect(again.tokenFor(home)).toBe("the-token");
  expect(again.tokenFor("https://glimmer.example.org.evil.example")).toBeNull();
});

test("deletes it from memory and disk, also right after a sign-in", async () => {
  const path = join(folder, "wiped");
  const store = await openStore(path);
  await Promise.all([store.keep(home, "the-token"), store.wipe()]);
  expect(store.tokenFor(home)).toBeNull();
  expect(existsSync(path)).toBe(false);
});

test.each<[string, Partial<ReturnType<typeof cipherOf>>]>([
  ["no keyring", { isAsyncEncryptionAvailable: vi.fn(() => Promise.resolve(false)) }],
  ["a keyring that fails", { isAsyncEncryptionAvailable: vi.fn(() => Promise.reject(new Error("locked"))) }],
  ["a password everybody knows", { encryptStringAsync: cipherOf("v10").encryptStringAsync }],
])("with %s the token stays in memory, and isKept is false", async (_, changed) => {
  const path = join(folder, "memory");
  const store = await openStore(path, { cipher: { ...cipherOf("v11"), ...changed } });
  expect(store.isKept).toBe(false);
  await store.keep(home, "the-token");
  expect(store.tokenFor(home)).toBe("the-token");
  expect(existsSync(path)).toBe(false);
});

test("trusts that version on other systems", async () => {
  expect((await openStore(join(folder, "mac"), { cipher: cipherOf("v10"), system: "mac" })).isKept).toBe(
    true,
  );
});

test("deletes a file that cannot be decrypted, and signs nobody in", async () => {
  const path = join(folder, "broken");
  writeFileSync(path, "not what was written");
  const store = await openStore(path);
  expect(store.tokenFor(home)).toBeNull();
  expect(existsSync(path)).toBe(false);
  expect(store.log.lines[0]).toContain("could not be decrypted");
});

test("keeps the file for the next start while the keyring is unavailable", async () => {
  const path = await writeStoredSession("for now");
  const locked = cipherOf("v11");
  locked.decryptStringAsync.mockRejectedValue(unavailable);
  const store = await openStore(path, { cipher: locked });
  expect([store.isKept, store.tokenFor(home)]).toEqual([false, null]);
  expect(locked.decryptStringAsync).toHaveBeenCalledOnce();
  expect((await openStore(path)).tokenFor(home)).toBe("the-token");
});

test("a sign-in while the keyring is unavailable stays in memory, and replaces the stored session", async () => {
  const path = await writeStoredSession("for now, replaced");
  const locked = cipherOf("v11");
  locked.decryptStringAsync.mockRejectedValue(unavailable);
  const store = await openStore(path, { cipher: locked });
  await store.keep(home, "the next one's");
  expect([store.tokenFor(home), existsSync(path)]).toEqual(["the next one's", false]);
});

test("encrypts again what the system calls stale", async () => {
  const path = await writeStoredSession("rotated");
  const renewed = cipherOf("v12");
  renewed.decryptStringAsync.mockResolvedValueOnce({
    result: JSON.stringify({ origin: home, token: "the-token" }),
    shouldReEncrypt: true,
  });
  expect((await openStore(path, { cipher: renewed })).tokenFor(home)).toBe("the-token");
  expect(readFileSync(path, "latin1").slice(0, 3)).toBe("v12");
});

test("does not wait for a locked keyring for ever, and keeps its file", async () => {
  const path = await writeStoredSession("locked");
  const store = await openStore(path, { cipher: lockedKeyring().cipher, waitsMs: 1 });
  expect([store.isKept, store.tokenFor(home)]).toEqual([false, null]);
  expect(store.log.lines).toEqual(["The keyring did not respond"]);
  expect((await openStore(path)).tokenFor(home)).toBe("the-token");
});

test("signs the member in when the keyring is unlocked late", async () => {
  const path = await writeStoredSession("unlocked late");
  const { cipher, unlock } = lockedKeyring();
  const onLateSession = vi.fn();
  const store = await openStore(path, { cipher, waitsMs: 1, onLateSession });
  expect(onLateSession).not.toHaveBeenCalled();
  unlock();
  await vi.waitFor(() => expect(onLateSession).toHaveBeenCalledOnce());
  expect([store.isKept, store.tokenFor(home)]).toEqual([true, "the-token"]);
});

test("a sign-in before the keyring is unlocked wins, and is stored then", async () => {
  const path = await writeStoredSession("replaced");
  const { cipher, unlock } = lockedKeyring();
  const onLateSession = vi.fn();
  const store = await openStore(path, { cipher, waitsMs: 1, onLateSession });
  await store.keep(home, "the next one's");
  expect(existsSync(path)).toBe(false);
  unlock();
  await vi.waitFor(() => expect(existsSync(path)).toBe(true));
  expect([store.isKept, store.tokenFor(home), onLateSession.mock.calls.length]).toEqual([
    true,
    "the next one's",
    0,
  ]);
  expect((await openStore(path)).tokenFor(home)).toBe("the next one's");
});

test("deletes the old session when the new one cannot be stored", async () => {
  const path = await writeStoredSession("no longer");
  const broken = cipherOf("v11");
  const store = await openStore(path, { cipher: broken, system: "mac" });
  broken.encryptStringAsync.mockRejectedValue(new Error("no key"));
  await store.keep(home, "the next one's");
  expect([store.isKept, store.tokenFor(home), existsSync(path)]).toEqual([false, "the next one's", false]);
});

test("does not log a keyring that responded as silent", async () => {
  const cipher = { ...cipherOf("v11"), isAsyncEncryptionAvailable: () => Promise.resolve(false) };
  const store = await openStore(join(folder, "answered"), { cipher, waitsMs: 1 });
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(store.log.lines).toEqual([]);
});

test("a sign-out while the keyring is locked wins", async () => {
  const path = await writeStoredSession("out while locked");
  const { cipher, unlock } = lockedKeyring();
  const store = openSessionTokenStore({
    cipher,
    path,
    system: "linux",
    log: quietLog(),
    onLateSession: vi.fn(),
  });
  await store.wipe();
  expect(existsSync(path)).toBe(false);
  unlock();
  await store.opened;
  expect(store.tokenFor(home)).toBeNull();
  expect(existsSync(path)).toBe(false);
});
