import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { z } from "zod";
import { type EncryptedFile, readEncrypted, writeEncrypted } from "./encrypted-file.ts";
import { cipherOf, unavailable } from "../testing/fake-keyring.ts";
import { quietLog } from "../testing/quiet-log.ts";
import { temporaryFolder } from "../testing/temporary-folder.ts";

const folder = temporaryFolder();
const text = z.object({ text: z.string() });

function file(name: string, cipher: EncryptedFile["cipher"] = cipherOf("v11")) {
  return { cipher, path: join(folder, name), system: "linux" as const, log: quietLog() };
}

test("writes an encrypted file that only this user can read", async () => {
  const kept = file("below/kept");
  await writeEncrypted(kept, { text: "secret" });
  expect(readFileSync(kept.path, "latin1")).not.toContain("secret");
  expect(statSync(kept.path).mode & 0o777).toBe(0o600);
  expect(await readEncrypted(kept, text.parse)).toEqual({ value: { text: "secret" }, isStale: false });
  expect(readdirSync(join(folder, "below"))).toEqual(["kept"]);
});

test("returns null without a file, and logs nothing", async () => {
  const none = file("none");
  expect(await readEncrypted(none, text.parse)).toBeNull();
  expect(none.log.lines).toEqual([]);
});

test.each([["nonsense"], ['v11{"other":1}']])("deletes a file that holds %s", async (content) => {
  const broken = file("broken");
  writeFileSync(broken.path, content);
  expect(await readEncrypted(broken, text.parse)).toBeNull();
  expect(existsSync(broken.path)).toBe(false);
  expect(broken.log.lines[0]).toContain("broken could not be decrypted");
});

test("keeps the file while the keyring is unavailable", async () => {
  const kept = file("locked");
  await writeEncrypted(kept, { text: "secret" });
  const cipher = { ...cipherOf("v11"), decryptStringAsync: vi.fn(() => Promise.reject(unavailable)) };
  expect(await readEncrypted({ ...kept, cipher }, text.parse)).toBe("locked");
  expect(existsSync(kept.path)).toBe(true);
});
