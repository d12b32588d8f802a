import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { cipherOf, lockedKeyring } from "../testing/fake-keyring.ts";
import { checkKeyring } from "./check-keyring.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const changed = () => Promise.resolve({ result: "another text", shouldReEncrypt: false });
const refused = () => Promise.reject(new Error("the service crashed"));

test.each([
  ["works", cipherOf("v11"), "ok"],
  ["is missing, so that Electron's own password encrypts", cipherOf("v10"), "not available"],
  [
    "is unavailable",
    { ...cipherOf("v11"), isAsyncEncryptionAvailable: () => Promise.resolve(false) },
    "not available",
  ],
  ["loses what it encrypted", { ...cipherOf("v11"), decryptStringAsync: changed }, "failed"],
  [
    "does not encrypt",
    { ...cipherOf("v11"), encryptStringAsync: (text: string) => Promise.resolve(Buffer.from(`v11${text}`)) },
    "failed",
  ],
])("a keyring that %s", async (_, cipher, result) => {
  expect((await checkKeyring({ cipher, system: "linux" })).result).toBe(result);
});

test("a keyring that cannot be used rejects, which is a failure", async () => {
  const cipher = { ...cipherOf("v11"), encryptStringAsync: refused };
  await expect(checkKeyring({ cipher, system: "mac" })).rejects.toThrow("the service crashed");
});

test("a locked keyring is given up after 20 s", async () => {
  const found = checkKeyring({ cipher: lockedKeyring().cipher, system: "linux" });
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await found).toMatchObject({ result: "not available", why: expect.stringContaining("locked") });
});
