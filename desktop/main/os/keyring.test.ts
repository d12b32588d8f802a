import { expect, test, vi } from "vitest";
import { hasKeyring, waitForKeyring } from "./keyring.ts";
import { cipherOf } from "../testing/fake-keyring.ts";
import { quietLog } from "../testing/quiet-log.ts";

test.each(
  [
    ["linux", "v11", true],
    // Encrypted with the hard-coded password.
    ["linux", "v10", false],
    ["mac", "v10", true],
    ["windows", "v10", true],
  ] as const,
)("on %s, with what begins with %s, there is a keyring: %s", async (system, version, expected) => {
  expect(await hasKeyring({ cipher: cipherOf(version), system })).toBe(expected);
});

test("reports no keyring where nothing can be encrypted", async () => {
  const cipher = { ...cipherOf("v11"), isAsyncEncryptionAvailable: () => Promise.resolve(false) };
  expect(await hasKeyring({ cipher, system: "mac" })).toBe(false);
});

test("waits until the keyring was used, and logs a failure", async () => {
  const log = quietLog();
  const onTimeout = vi.fn();
  await waitForKeyring(() => Promise.reject(new Error("locked")), { log, onTimeout });
  expect(log.lines[0]).toContain("The keyring cannot be used");
  expect(onTimeout).not.toHaveBeenCalled();
});

test("goes on after a while without a keyring that waits for the member", async () => {
  const onTimeout = vi.fn();
  await waitForKeyring(() => new Promise(() => {}), { log: quietLog(), waitsMs: 1, onTimeout });
  expect(onTimeout).toHaveBeenCalledOnce();
});
