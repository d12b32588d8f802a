import { expect, test } from "vitest";
import { evidenceKeySetting, readEvidenceKeys } from "./settings/evidence-config.ts";
import { seal, SealError, unseal } from "./sealed.ts";

const keysOf = (...bytes: number[]) =>
  readEvidenceKeys(
    evidenceKeySetting.parse(bytes.map((byte) => Buffer.alloc(32, byte).toString("base64")).join(",")),
    "",
  );
const words = new TextEncoder().encode("What was removed");

test("opens in its place what it sealed, each time differently", async () => {
  const keys = keysOf(1);
  const [one, two] = [await seal(keys[0], "a", words), await seal(keys[0], "a", words)];
  expect(one).not.toEqual(two);
  expect(Buffer.from(one).includes("removed")).toBe(false);
  expect(await unseal(keys, "a", one)).toEqual(words);
});

test("opens what an earlier key sealed, and nothing without its key", async () => {
  const sealed = await seal(keysOf(1)[0], "a", words);
  expect(await unseal(keysOf(2, 1), "a", sealed)).toEqual(words);
  await expect(unseal(keysOf(2), "a", sealed)).rejects.toThrow(SealError);
});

test("opens nothing in another place, nor what was changed by a bit", async () => {
  const keys = keysOf(1);
  const sealed = await seal(keys[0], "a", words);
  await expect(unseal(keys, "b", sealed)).rejects.toThrow(SealError);
  for (let at = 0; at < sealed.length; at++) {
    const changed = sealed.slice();
    changed[at] = (changed[at] ?? 0) ^ 1;
    await expect(unseal(keys, "a", changed)).rejects.toThrow(SealError);
  }
  await expect(unseal(keys, "a", new Uint8Array())).rejects.toThrow(SealError);
});
