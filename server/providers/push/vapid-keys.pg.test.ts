import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, expect, test } from "vitest";
import { readEvidenceKeys } from "../../settings/evidence-config.ts";
import { createTestApp } from "../../testing/create-test-app.ts";
import { member } from "../../testing/member.ts";
import { readVapidKeys, takeOverPushKeys } from "./vapid-keys.ts";

const t = await createTestApp();
const folder = await mkdtemp(join(tmpdir(), "glimmer-push-"));
afterAll(() => rm(folder, { recursive: true }));
beforeEach(() => t.sql`truncate push_keys, push_subscriptions`);

const keysOf = (name: string) => ({ publicKey: `${name} for all`, privateKey: `${name} for nobody` });
const evidenceKeys = readEvidenceKeys(undefined, "a secret of the tests");

/** A process with its own DATA_DIR, with a file of keys in it or none. */
async function processWith(file?: string, keys = evidenceKeys) {
  const dataDir = await mkdtemp(join(folder, "data-"));
  if (file !== undefined) await writeFile(join(dataDir, "push-keys.json"), file);
  const said: string[] = [];
  const say = (...given: unknown[]) => void said.push(given.join(" "));
  const where = { sql: t.sql, evidenceKeys: keys, dataDir, log: { error: say, warn: say, info: say } };
  return {
    said,
    start: () => takeOverPushKeys(where),
    keys: (name = "new") => readVapidKeys(where, () => keysOf(name)),
  };
}

const file = (name: string) => JSON.stringify(keysOf(name));

test("processes that need keys at once get the same ones, which stay", async () => {
  const [one, two] = [await processWith(), await processWith()];
  await Promise.all([one.start(), two.start()]);
  const [first, second] = await Promise.all([one.keys("one"), two.keys("two")]);
  expect(first).toEqual(second);
  expect(await (await processWith()).keys("three")).toEqual(first);
});

test("the first process with a file of keys brings them in, and another's file is reported", async () => {
  const [one, two, three] = [await processWith(file("a")), await processWith(file("b")), await processWith()];
  await one.start();
  await two.start();
  await one.start();
  for (const process of [one, two, three]) expect(await process.keys()).toEqual(keysOf("a"));
  expect(one.said).toEqual(["push keys were taken over from push-keys.json"]);
  expect(two.said).toEqual([expect.stringContaining("has other keys than the database")]);
});

test("makes no keys while browsers have subscribed with others, until their file comes", async () => {
  const ada = await member(t);
  await t.sql`
    insert into push_subscriptions (session_id, member_id, endpoint, p256dh, auth, created_at)
    values (${ada.sessionId}, ${ada.id}, 'https://push.example.com/a', '', '', now())`;
  const [bare, kept] = [await processWith(), await processWith(file("a"))];
  await expect(bare.keys()).rejects.toMatchObject({ code: "unavailable" });
  expect(bare.said).toEqual([expect.stringContaining("push-keys.json")]);
  await kept.start();
  expect(await bare.keys()).toEqual(keysOf("a"));
});

test("starts with a broken file, and says so", async () => {
  const broken = await processWith("{}");
  await broken.start();
  expect(broken.said).toEqual([expect.stringContaining("could not be taken over")]);
});

test("the database has the secret key encrypted, and another EVIDENCE_KEY cannot open it", async () => {
  await (await processWith(file("a"))).start();
  const [row] = await t.sql<{ private_key: Uint8Array }[]>`select private_key from push_keys`;
  expect(new TextDecoder().decode(row?.private_key)).not.toContain("nobody");
  const other = await processWith(undefined, readEvidenceKeys(undefined, "another secret"));
  await expect(other.keys()).rejects.toMatchObject({ code: "unavailable" });
  expect(other.said).toEqual([expect.stringContaining("EVIDENCE_KEY")]);
});

test("seals the key anew once there is another EVIDENCE_KEY, after which the former one may go", async () => {
  const [former] = readEvidenceKeys(undefined, "former");
  const [newer] = readEvidenceKeys(undefined, "newer");
  await (await processWith(file("a"), [former])).start();
  const changing = await processWith(undefined, [newer, former]);
  expect(await changing.keys()).toEqual(keysOf("a"));
  expect(await (await processWith(undefined, [newer])).keys()).toEqual(keysOf("a"));
});
