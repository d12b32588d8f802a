import { expect, test } from "vitest";
import { hashPassword, matchesPassword } from "./passwords.ts";

test("hashes with argon2id at 19 MiB, two passes and one lane, never the same twice", async () => {
  const [one, two] = [await hashPassword("Riverbank7!stone"), await hashPassword("Riverbank7!stone")];
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(one).not.toBe(two);
});

test("matches the right password and no other", async () => {
  const hash = await hashPassword("Riverbank7!stone");
  expect(await matchesPassword(hash, "Riverbank7!stone")).toBe(true);
  expect(await matchesPassword(hash, "riverbank7!stone")).toBe(false);
});

test("matches nothing where there is no hash, or none that can be read", async () => {
  expect(await matchesPassword(null, "Riverbank7!stone")).toBe(false);
  expect(await matchesPassword("not-a-hash", "not-a-hash")).toBe(false);
});
