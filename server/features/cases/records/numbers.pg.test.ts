import { uuidv7 } from "uuidv7";
import { expect, test } from "vitest";
import type { AuditEntry } from "#shared/admin/audit-contract.ts";
import type { ModerationNumbers, PublishedNumbers } from "#shared/cases/numbers-contract.ts";
import { aCase, decided, undone } from "../../../testing/scenes/a-case.ts";
import { createTestApp } from "../../../testing/create-test-app.ts";
import { runJob } from "../../../testing/app/run-jobs.ts";
import { member } from "../../../testing/member.ts";
import { post } from "../../../testing/post.ts";

const t = await createTestApp();
const hourMs = 60 * 60 * 1000;
t.clock.set(new Date("2026-10-31T20:00:00Z"));
const [moderator, ada] = [await member(t, { isModerator: true }), await member(t)];

async function reported(by: number, rule = "spam"): Promise<string> {
  const { id } = await post(t, { authorId: ada.id, content: "Buy this" });
  const reporters = await Promise.all(Array.from({ length: by }, () => member(t)));
  const caseId = await aCase(t, { kind: "post", subjectId: id, memberId: ada.id, reporters });
  await t.sql`update reports set rule = ${rule} where case_id = ${caseId}`;
  return caseId;
}

const numbers = async (reader = moderator) =>
  await (await reader.get("/api/moderation/numbers")).json() as ModerationNumbers;
const published = async () => await (await t.get("/api/transparency")).json() as PublishedNumbers;

/** `{spam: 2}` of a division. */
function parts(of: ModerationNumbers["months"][number]["reports"] | undefined, by: string) {
  const found = of?.divisions.find((division) => division.by === by)?.parts ?? [];
  return Object.fromEntries(found.map(({ key, count }) => [key ?? "together", count]));
}

test("counts reports, decisions, appeals and hours in the month of each, without what was taken back", async () => {
  const [spam, hate] = [await reported(2), await reported(1, "hate")];
  await t.sql`update reports set by_stranger = true, reporter_id = null where case_id = ${hate}`;
  t.clock.advance(2 * hourMs);
  const mistake = await reported(1);
  await decided(moderator, mistake, { decision: "remove" });
  await undone(moderator, mistake);
  await decided(moderator, hate, { decision: "warn", rule: "hate" });
  // October has an hour left, and November begins.
  t.clock.advance(3 * hourMs);
  await decided(moderator, spam, { decision: "no_violation" });
  const [decision] = await t.sql<{ id: string }[]>`select id from decisions where case_id = ${hate}`;
  const appealed = await aCase(t, { kind: "appeal", subjectId: ada.id, memberId: ada.id });
  const appeal = {
    id: uuidv7(),
    decision_id: decision!.id,
    member_id: ada.id,
    case_id: appealed,
    words: "It was a joke",
    created_at: t.clock.now(),
  };
  await t.sql`insert into appeals ${t.sql(appeal)}`;
  const { months: [november, october, ...earlier], definitions } = await numbers();
  expect(earlier).toEqual([]);
  expect(october).toMatchObject({ month: "2026-10", isOver: true, hours: 2, reports: { total: 4 } });
  expect(parts(october?.reports, "rule")).toEqual({ spam: 3, hate: 1 });
  expect(parts(october?.reports, "reporter")).toEqual({ member: 3, stranger: 1 });
  expect([parts(october?.decisions, "decision"), parts(october?.decisions, "rule")])
    .toEqual([{ warn: 1 }, { hate: 1 }]);
  expect(november).toMatchObject({ month: "2026-11", isOver: false, hours: 5, reports: { total: 0 } });
  expect(parts(november?.decisions, "rule")).toEqual({ no_violation: 1 });
  expect(parts(november?.appeals, "outcome")).toEqual({ waiting: 1 });
  await t.sql`update appeals set answered_at = ${t.clock.now()}, is_granted = true, answer = 'You are right'`;
  expect(parts((await numbers()).months[0]?.appeals, "outcome")).toEqual({ granted: 1 });
  expect(definitions.map(({ key }) => key)).toEqual(["reports", "decisions", "levels", "appeals", "hours"]);
});

test("counts what machines lowered once its day is over, by the worst level, and keeps the count when it is deleted", async () => {
  const day = new Date("2026-11-01T00:30:00Z");
  const lowered = await Promise.all(["high", "none", "none"].map(async (level) => {
    const { id } = await post(t, { authorId: ada.id, content: level });
    await t.sql`delete from element_moderations where post_id = ${id}`;
    const verdict = {
      post_id: id,
      type: "text",
      level,
      reason: "Rude",
      decided_by: "local",
      decided_at: day,
    };
    await t.sql`insert into element_moderations ${t.sql(verdict)}`;
    return id;
  }));
  await t.sql`update element_moderations set decided_by = 'person' where post_id = ${lowered[2]!}`;
  const picture = {
    post_id: lowered[0]!,
    type: "image",
    level: "low",
    reason: "",
    decided_by: "local",
    decided_at: day,
  };
  await t.sql`insert into element_moderations ${t.sql(picture)}`;
  t.clock.set(new Date("2026-11-02T00:30:00Z"));
  await runJob(t, "count_lowered_levels");
  expect((await numbers()).months[0]?.levels.total).toBe(0);
  t.clock.advance(hourMs);
  await runJob(t, "count_lowered_levels");
  await t.sql`delete from posts where id = any(${lowered})`;
  await runJob(t, "count_lowered_levels");
  expect(parts((await numbers()).months[0]?.levels, "level")).toEqual({ low: 1, none: 1 });
});

test("publishes months that are over once an administrator opens the page, without small counts and names, and audits it", async () => {
  expect(await published()).toEqual({ isPublished: false, months: [], definitions: [] });
  expect((await t.get("/api/transparency.csv")).status).toBe(404);
  await reported(7);
  t.clock.set(new Date("2026-12-03T12:00:00Z"));
  const root = await member(t, { isAdmin: true });
  const publish = async (isPublished: boolean) =>
    (await root.put("/api/admin/transparency", { isPublished })).status;
  expect([await publish(true), await publish(true)]).toEqual([200, 200]);
  await reported(6);
  const shown = await published();
  expect(shown.months.map(({ month, reports }) => [month, reports.total, parts(reports, "rule")]))
    .toEqual([["2026-11", 7, { spam: 7 }], ["2026-10", null, {}]]);
  expect(shown.months.map(({ appeals, decisions, hours }) => [appeals.total, decisions.total, hours]))
    .toEqual([[null, null, null], [0, null, null]]);
  const file = await t.get("/api/transparency.csv");
  expect(file.headers.get("Content-Disposition"))
    .toBe('attachment; filename="glimmer-transparency-2026-12-03.csv"');
  const lines = (await file.text()).split("\r\n");
  expect(lines).toContain("2026-11,Reports,rule,Spam,7");
  expect(lines).toContain("2026-10,Reports,,,under 5");
  const desk = (await (await root.get("/api/moderation/numbers.csv")).text()).split("\r\n");
  expect(desk).toContain("2026-12,Reports,rule,Spam,6");
  expect(desk).toContain("2026-10,Hours to the first decision,,,2");
  expect(await publish(false)).toBe(200);
  expect((await published()).months).toEqual([]);
  const audit = await (await root.get("/api/admin/audit?action=switch_transparency")).json() as AuditEntry[];
  expect(audit.map(({ details }) => details)).toEqual([{ isPublished: "no" }, { isPublished: "yes" }]);
});
