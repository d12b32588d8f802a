import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openSessionStore } from "./session-store.ts";
import { quietLog } from "./testing/quiet-log.ts";
import { temporaryFolder } from "./testing/temporary-folder.ts";

const folder = temporaryFolder();
const home = "https://glimmer.example.org";

/** Not a secret, but not the text either. */
const cipher = {
  isAsyncEncryptionAvailable: () => Promise.resolve(true),
  getSelectedStorageBackend: () => "gnome_libsecret" as const,
  encryptStringAsync: (text: string) =>
    Promise.resolve(Buffer.from(text).map((byte) => byte ^ 0x5a) as Buffer),
  decryptStringAsync: (bytes: Buffer) =>
    Promise.resolve({
      result: Buffer.from(bytes.map((byte) => byte ^ 0x5a)).toString(),
      shouldReEncrypt: false,
    }),
};

test("keeps the token encrypted over a restart, for its own server alone", async () => {
  const path = join(folder, "kept");
  const store = await openSessionStore(cipher, path, quietLog());
  expect(store.tokenFor(home)).toBeNull();
  await store.keep(home, "the-token");
  expect(readFileSync(path, "latin1")).not.toContain("the-token");
  expect(statSync(path).mode & 0o777).toBe(0o600);
  const again = await openSessionStore(cipher, path, quietLog());
  expect(again.tokenFor(home)).toBe("the-token");
  expect(again.tokenFor("https://glimmer.example.org.evil.example")).toBeNull();
});

test("wipes it from memory and disk; a sign-out right after a sign-in is what remains", async () => {
  const path = join(folder, "wiped");
  const store = await openSessionStore(cipher, path, quietLog());
  const kept = store.keep(home, "the-token");
  const wiped = store.wipe();
  expect(store.tokenFor(home)).toBeNull();
  await Promise.all([kept, wiped]);
  expect(existsSync(path)).toBe(false);
});

test.each([
  ["no keyring", { isAsyncEncryptionAvailable: () => Promise.resolve(false) }],
  ["a keyring that fails", { isAsyncEncryptionAvailable: () => Promise.reject(new Error("locked")) }],
  ["a password everybody knows", { getSelectedStorageBackend: () => "basic_text" as const }],
])("with %s the token stays in memory, and it says so", async (_, changed) => {
  const path = join(folder, "memory");
  const store = await openSessionStore({ ...cipher, ...changed }, path, quietLog());
  expect(store.isKept).toBe(false);
  await store.keep(home, "the-token");
  expect(store.tokenFor(home)).toBe("the-token");
  expect(existsSync(path)).toBe(false);
});

test("a file nobody can read is thrown away, and nobody is signed in", async () => {
  const path = join(folder, "broken");
  writeFileSync(path, "not what was written");
  const log = quietLog();
  const store = await openSessionStore(cipher, path, log);
  expect(store.tokenFor(home)).toBeNull();
  expect(existsSync(path)).toBe(false);
  expect(log.lines[0]).toContain("could not be read");
});
