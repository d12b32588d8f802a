import * as reference from "age-encryption";
import { describe, expect, test } from "vitest";
import { decryptAge, encryptAge } from "./age.ts";
import { generateBackupKey, readBackupKey } from "./age-key.ts";

const { identity, recipient } = generateBackupKey();
const secret = readBackupKey(identity)!.identity!;

async function* pieces(bytes: Uint8Array, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function all(stream: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  for await (const part of stream) parts.push(part);
  return Buffer.concat(parts);
}

const example = (length: number) => Uint8Array.from({ length }, (_, at) => (at * 7919) % 251);
const lengths = [0, 1, 65_535, 65_536, 65_537, 131_072, 200_000];

test.each(lengths)("age's own package opens %i bytes that were encrypted here", async (length) => {
  const plain = example(length);
  const sealed = await all(encryptAge(pieces(plain, 10_000), recipient));
  const decrypter = new reference.Decrypter();
  decrypter.addIdentity(identity);
  expect(Buffer.from(await decrypter.decrypt(sealed)).equals(plain)).toBe(true);
});

test.each(lengths)("opens %i bytes that age's own package encrypted", async (length) => {
  const plain = example(length);
  const encrypter = new reference.Encrypter();
  encrypter.addRecipient(recipient);
  const sealed = await encrypter.encrypt(plain);
  expect((await all(decryptAge(pieces(sealed, 777), secret))).equals(plain)).toBe(true);
});

test("reads and writes keys as age does", async () => {
  const theirs = await reference.generateX25519Identity();
  expect(readBackupKey(theirs)?.recipient).toBe(await reference.identityToRecipient(theirs));
  expect(await reference.identityToRecipient(identity)).toBe(recipient);
  expect(readBackupKey(recipient)).toEqual({ recipient, identity: null });
});

test.each([
  "",
  "secret",
  "age1",
  recipient.replace(/.$/, (end) => end === "q" ? "p" : "q"),
  recipient.toUpperCase() + "q",
])(
  "refuses %j as a key",
  (text) => expect(readBackupKey(text)).toBeNull(),
);

describe("never returns changed bytes as whole", () => {
  const sealing = all(encryptAge(pieces(example(150_000), 65_536), recipient));
  const openOf = async (bytes: Uint8Array) => await all(decryptAge(pieces(bytes, 50_000), secret));

  test.each([0, 30, 80, 150, 190, 220, 70_000, 150_200])("with a flipped bit at %i", async (at) => {
    const changed = Buffer.from(await sealing);
    changed[at] = changed[at]! ^ 1;
    await expect(openOf(changed)).rejects.toThrow();
  });

  test.each([0, 10, 150, 205, 65_800, 131_500, -1])("cut at %i", async (at) => {
    await expect(openOf((await sealing).subarray(0, at))).rejects.toThrow();
  });

  test("with another key", async () => {
    const other = readBackupKey(generateBackupKey().identity)!.identity!;
    await expect(all(decryptAge(pieces(await sealing, 50_000), other))).rejects.toThrow(
      "BACKUP_KEY is not the key",
    );
  });
});
