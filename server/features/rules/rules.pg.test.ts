import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import type { AuditEntry } from "#shared/admin/audit-contract.ts";
import type { HouseRule, HouseRules } from "#shared/rules/contract.ts";
import { writeFirstRules } from "#shared/rules/first-rules.ts";
import { writeText } from "../../language/write-text.ts";
import { createTestApp } from "../../testing/create-test-app.ts";
import { member } from "../../testing/member.ts";
import { post } from "../../testing/post.ts";

const t = await createTestApp();
const [root, second] = [await member(t, { isAdmin: true }), await member(t, { isAdmin: true })];
const read = async () => await (await t.get("/api/rules")).json() as HouseRules;
const change = (version: number, rules: readonly HouseRule[], who = root) =>
  who.put("/api/admin/rules", { version, rules });
const firstRules = writeFirstRules((text) => writeText(text, "en"));
const noAds = { key: "no_ads", title: "No adverts", words: "Not even small ones." };

test("keeps every version of the rules, shows the latest, and audits what differs", async () => {
  expect(await read()).toEqual({ version: 0, changedAt: null, rules: firstRules });
  const [first, ...rest] = firstRules;
  const rules = [noAds, { ...first!, words: "Be kind, always." }, ...rest];
  const response = await change(0, rules);
  expect([response.status, await response.json()]).toEqual([200, {
    version: 1,
    changedAt: t.clock.now().toISOString(),
    rules,
  }]);
  expect(await read()).toMatchObject({ version: 1, rules });
  expect((await change(1, firstRules)).status).toBe(200);
  expect(await read()).toMatchObject({ version: 2, rules: firstRules });
  expect((await t.sql`select rules from house_rules order by version`)[0]!["rules"]).toEqual(rules);
  const audit = await (await root.get("/api/admin/audit?action=change_rules")).json() as AuditEntry[];
  expect(audit.map(({ details }) => details)).toEqual([
    { version: 2, changed: first!.key, removed: "no_ads" },
    { version: 1, added: "no_ads", changed: first!.key },
  ]);
});

test("refuses a version that another administrator has passed, and writes the same rules once", async () => {
  const { version } = await read();
  const [mine, theirs] = [noAds, { ...noAds, title: "No advertising" }].map((rule) => [...firstRules, rule]);
  const statuses = (await Promise.all([change(version, mine!), change(version, theirs!, second)]))
    .map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([200, 409]);
  const written = await read();
  expect(written.version).toBe(version + 1);
  const again = await change(version, written.rules, second);
  expect([again.status, await again.json()]).toEqual([200, written]);
  expect(await read()).toEqual(written);
});

test("refuses rules without a reason of reports, with a key twice, or without words", async () => {
  const { version } = await read();
  for (
    const rules of [
      [noAds, ...firstRules.slice(1)],
      [...firstRules, noAds, noAds],
      [...firstRules, { ...noAds, words: " " }],
      [...firstRules, { ...noAds, key: "No ads" }],
    ]
  ) expect((await change(version, rules)).status).toBe(400);
  expect((await read()).version).toBe(version);
});

test("a report is about the rule that it names, of any version, and else about its reason's", async () => {
  const [ada, bob] = [await member(t), await member(t)];
  const { version } = await read();
  await change(version, [...firstRules, { ...noAds, key: "for_a_while" }]);
  await change(version + 1, firstRules);
  const report = async (body: object) => {
    const { id } = await post(t, { authorId: bob.id, content: "Buy this" });
    const response = await ada.post(`/api/posts/${id}/report`, body);
    const [row] = await t.sql`
      select r.reason, r.rule
      from reports r
      join cases c on c.id = r.case_id
      where c.subject_id = ${id}`;
    return [response.status, row && { ...row }];
  };
  expect(await report({ reason: "hate" })).toEqual([201, { reason: "hate", rule: "hate" }]);
  expect(await report({ reason: "other", ruleId: "spam" })).toEqual([201, { reason: "other", rule: "spam" }]);
  expect(await report({ reason: "other", ruleId: "for_a_while" }))
    .toEqual([201, { reason: "other", rule: "for_a_while" }]);
  expect(await report({ reason: "other", ruleId: "never_was" })).toEqual([400, undefined]);
  expect(await report({ reason: "other", ruleId: "No ads" })).toEqual([400, undefined]);
});

test("serves a reason that a stored version lacks with its first words", async () => {
  const { version } = await read();
  await t.sql`
    insert into house_rules (version, rules, changed_by, changed_at)
    values (${version + 1}, ${t.sql.json([{ ...firstRules[1]! }])}, ${root.id}, ${t.clock.now()})`;
  const { rules } =
    await (await t.request("GET", "/api/rules", { headers: { "If-None-Match": randomUUID() } }))
      .json() as HouseRules;
  expect(rules.map(({ key }) => key)).toEqual([
    firstRules[1]!.key,
    ...firstRules.filter((_, n) => n !== 1).map(({ key }) => key),
  ]);
});
