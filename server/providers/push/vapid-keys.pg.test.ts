import { beforeEach, expect, test } from "vitest";
import { readEvidenceKeys } from "../../settings/evidence-config.ts";
import { createTestApp } from "../../testing/create-test-app.ts";
import { member } from "../../testing/member.ts";
import { readVapidKeys } from "./vapid-keys.ts";

const t = await createTestApp();
beforeEach(() => t.sql`truncate push_keys, push_subscriptions`);

const keysOf = (name: string) => ({ publicKey: `${name} for all`, privateKey: `${name} for nobody` });
const evidenceKeys = readEvidenceKeys(undefined, "a secret of the tests");

function processWith(keys = evidenceKeys) {
  const said: string[] = [];
  const log = { error: (...given: unknown[]) => void said.push(given.join(" ")) };
  return {
    said,
    keys: (name = "new") => readVapidKeys({ sql: t.sql, evidenceKeys: keys, log }, () => keysOf(name)),
  };
}

test("processes that need keys at once get the same ones, which stay", async () => {
  const [one, two] = [processWith(), processWith()];
  const [first, second] = await Promise.all([one.keys("one"), two.keys("two")]);
  expect(first).toEqual(second);
  expect(await processWith().keys("three")).toEqual(first);
});

test("makes no keys while browsers have subscribed with others", async () => {
  const ada = await member(t);
  await t.sql`
    insert into push_subscriptions (session_id, member_id, endpoint, p256dh, auth, created_at)
    values (${ada.sessionId}, ${ada.id}, 'https://push.example.com/a', '', '', now())`;
  const process = processWith();
  await expect(process.keys()).rejects.toMatchObject({ code: "unavailable" });
  expect(process.said).toEqual([expect.stringContaining("no push keys")]);
});

test("the database has the secret key encrypted, and another EVIDENCE_KEY cannot open it", async () => {
  await processWith().keys("a");
  const [row] = await t.sql<{ private_key: Uint8Array }[]>`select private_key from push_keys`;
  expect(new TextDecoder().decode(row?.private_key)).not.toContain("nobody");
  const other = processWith(readEvidenceKeys(undefined, "another secret"));
  await expect(other.keys()).rejects.toMatchObject({ code: "unavailable" });
  expect(other.said).toEqual([expect.stringContaining("EVIDENCE_KEY")]);
});

test("seals the key anew once there is another EVIDENCE_KEY, after which the former one may go", async () => {
  const [former] = readEvidenceKeys(undefined, "former");
  const [newer] = readEvidenceKeys(undefined, "newer");
  await processWith([former]).keys("a");
  const changing = processWith([newer, former]);
  expect(await changing.keys()).toEqual(keysOf("a"));
  expect(await processWith([newer]).keys()).toEqual(keysOf("a"));
});
