import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { type DeviceTokenStoreParts, openDeviceTokenStore } from "./device-token-store.ts";
import { cipherOf, lockedKeyring } from "../testing/fake-keyring.ts";
import { quietLog } from "../testing/quiet-log.ts";
import { temporaryFolder } from "../testing/temporary-folder.ts";

const folder = temporaryFolder();
const home = "https://glimmer.example.org";
const other = "https://other.example.org";

async function openStore(name: string, parts: Partial<DeviceTokenStoreParts> = {}) {
  const log = quietLog();
  const path = join(folder, name);
  const store = openDeviceTokenStore({ cipher: cipherOf("v11"), path, system: "linux", log, ...parts });
  await store.opened;
  return Object.assign(store, { log, path });
}

test("stores one token for each server over a restart, encrypted", async () => {
  const store = await openStore("kept");
  expect(store.tokenFor(home)).toBeNull();
  await store.keep(home, "first");
  await store.keep(home, "latest");
  await store.keep(other, "the other's");
  expect(readFileSync(store.path, "latin1")).not.toMatch(/latest|glimmer/);
  const again = await openStore("kept");
  expect([again.tokenFor(home), again.tokenFor(other)]).toEqual(["latest", "the other's"]);
  expect(again.tokenFor("https://third.example.org")).toBeNull();
});

test("writes nothing when nothing changed", async () => {
  const cipher = cipherOf("v11");
  const store = await openStore("unchanged", { cipher });
  await store.keep(home, "same");
  const writes = cipher.encryptStringAsync.mock.calls.length;
  await store.keep(home, "same");
  expect(cipher.encryptStringAsync).toHaveBeenCalledTimes(writes);
});

test("keeps a token in memory without a keyring", async () => {
  const store = await openStore("memory", { cipher: cipherOf("v10") });
  await store.keep(home, "the token");
  expect(store.tokenFor(home)).toBe("the token");
  expect(existsSync(store.path)).toBe(false);
});

test("stores the token of an early sign-in beside the others when the keyring is unlocked", async () => {
  await (await openStore("late")).keep(other, "the other's");
  await (await openStore("late")).keep(home, "old");
  const { cipher, unlock } = lockedKeyring();
  const store = await openStore("late", { cipher, waitsMs: 1 });
  expect(store.tokenFor(home)).toBeNull();
  await store.keep(home, "new");
  unlock();
  await vi.waitFor(() => expect(store.tokenFor(other)).toBe("the other's"));
  await store.keep(home, "newest");
  const again = await openStore("late");
  expect([again.tokenFor(home), again.tokenFor(other)]).toEqual(["newest", "the other's"]);
});

test("encrypts again what the system calls stale", async () => {
  await (await openStore("rotated")).keep(home, "the token");
  const renewed = cipherOf("v12");
  renewed.decryptStringAsync.mockResolvedValueOnce({
    result: JSON.stringify({ [home]: "the token" }),
    shouldReEncrypt: true,
  });
  expect((await openStore("rotated", { cipher: renewed })).tokenFor(home)).toBe("the token");
  expect(readFileSync(join(folder, "rotated"), "latin1").slice(0, 3)).toBe("v12");
});

test("logs a keyring that fails, and keeps the token in memory", async () => {
  const cipher = cipherOf("v11");
  const store = await openStore("failing", { cipher });
  cipher.encryptStringAsync.mockRejectedValueOnce(new Error("no key"));
  await store.keep(home, "the token");
  expect(store.tokenFor(home)).toBe("the token");
  expect(store.log.lines[0]).toContain("The device's token could not be stored");
  const locked = { ...cipher, isAsyncEncryptionAvailable: () => Promise.reject(new Error("locked")) };
  expect((await openStore("failing", { cipher: locked })).log.lines[0]).toContain(
    "The keyring cannot be used",
  );
});
