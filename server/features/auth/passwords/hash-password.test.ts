import { expect, test } from "vitest";
import { hashForAddress, hashPassword, matchesPassword } from "./hash-password.ts";

test("hashes with argon2id at 19 MiB, two passes and one lane, with a new salt each time", async () => {
  const [one, two] = [await hashPassword("Riverbank7!stone"), await hashPassword("Riverbank7!stone")];
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(one).not.toBe(two);
});

test("matches only the right password", async () => {
  const hash = await hashPassword("Riverbank7!stone");
  expect(await matchesPassword(hash, "Riverbank7!stone")).toBe(true);
  expect(await matchesPassword(hash, "riverbank7!stone")).toBe(false);
});

test("returns false for an invalid hash", async () => {
  expect(await matchesPassword("not-a-hash", "not-a-hash")).toBe(false);
});

test("hashes a password with an address as salt at the same cost, and verifies it", async () => {
  const config = { sessionSecret: "a secret" };
  const hash = await hashForAddress(config, "Ada@example.org", "Riverbank7!stone");
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await hashForAddress(config, "ada@example.org", "Riverbank7!stone")).toBe(hash);
  expect(await matchesPassword(hash, "Riverbank7!stone")).toBe(true);
  const others = [
    await hashForAddress(config, "ada@example.org", "Riverbank8!stone"),
    await hashForAddress(config, "eda@example.org", "Riverbank7!stone"),
    await hashForAddress({ sessionSecret: "another" }, "ada@example.org", "Riverbank7!stone"),
  ];
  expect(new Set([hash, ...others]).size).toBe(4);
});
