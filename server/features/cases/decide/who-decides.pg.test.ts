import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import type { Role } from "#shared/members/role.ts";
import { createTestApp } from "../../../testing/create-test-app.ts";
import { member, type TestMember } from "../../../testing/member.ts";
import { post } from "../../../testing/post.ts";
import { runJob } from "../../../testing/app/run-jobs.ts";
import {
  type DeciderFacts,
  deciderFacts,
  findRefusal,
  findRefusalToAnswer,
  findRefusalToDecide,
} from "./who-decides-fragments.ts";
import { aCase, decided } from "../../../testing/scenes/a-case.ts";

const t = await createTestApp();

const withRole = (role: Role) =>
  member(t, { isModerator: role === "moderator", isAdmin: role === "administrator" });

test("closes a case about the only administrator, and tells who reported it", async () => {
  const [root, mo, bob] = [await withRole("administrator"), await withRole("moderator"), await member(t)];
  const caseId = await aCase(t, { kind: "member", subjectId: root.id, memberId: root.id, reporters: [bob] });
  expect((await decided(mo, caseId, { decision: "warn" })).status).toBe(403);
  await runJob(t, "notice_decisions");
  expect(await (await mo.get(`/api/moderation/cases/${caseId}`)).json()).toMatchObject({
    decision: "undecidable",
    decisions: [{ by: null, reason: "This case can't be decided here." }],
  });
  expect(await (await bob.get("/api/notifications")).json()).toMatchObject([
    { message: "What you reported can't be decided here: it's about the only administrator." },
  ]);
  expect(await t.sql`select from reporter_records`).toHaveLength(0);
  // Another one decides.
  const other = await withRole("administrator");
  const second = await aCase(t, { kind: "member", subjectId: root.id, memberId: root.id });
  await runJob(t, "notice_decisions");
  expect((await decided(other, second, { decision: "suspend" })).status).toBe(409);
  expect((await decided(other, second, { decision: "warn" })).status).toBe(200);
});

test("lets an administrator decide what they reported while nobody else moderates", async () => {
  await t.sql`update members set is_moderator = false, is_admin = false`;
  const [root, bob] = [await withRole("administrator"), await member(t)];
  const caseId = await aCase(t, { kind: "member", subjectId: bob.id, memberId: bob.id, reporters: [root] });
  const about = [{ id: bob.id, role: "member" }] as const;
  const reporter = { id: root.id, role: "administrator", hasReported: true } as const;
  const other = await withRole("moderator");
  expect(findRefusalToDecide({ ...reporter, isAlone: false }, about)).toBe("reported");
  expect((await decided(root, caseId, { decision: "warn" })).status).toBe(403);
  await t
    .sql`update members set suspended_at = ${t.clock.now()}, suspension_reason = 'Away' where id = ${other.id}`;
  expect(findRefusalToDecide({ ...reporter, isAlone: true }, about)).toBeNull();
  expect((await decided(root, caseId, { decision: "warn" })).status).toBe(200);
});

/** What the rule says of the facts that a statement reads. */
async function refusalOf(by: TestMember, caseId: string) {
  const [row] = await t.sql<{ decider: DeciderFacts }[]>`
    select ${
    deciderFacts(t.sql, { id: by.id, adminEmails: [] })
  } as decider from cases c where c.id = ${caseId}`;
  return row && findRefusal(row.decider);
}

/** Who decides, about whom, and what refuses it. */
const rows: readonly (readonly [by: Role, about: Role | "self", how: "plain" | "reported" | "wave"])[] = [
  ["member", "member", "plain"],
  ["moderator", "member", "plain"],
  ["moderator", "moderator", "plain"],
  ["moderator", "administrator", "plain"],
  ["moderator", "self", "plain"],
  ["moderator", "member", "reported"],
  ["moderator", "moderator", "wave"],
  ["moderator", "self", "wave"],
  ["administrator", "member", "plain"],
  ["administrator", "moderator", "plain"],
  ["administrator", "administrator", "plain"],
  ["administrator", "self", "plain"],
  ["administrator", "moderator", "reported"],
];

test.each(rows)(
  "reads of a %s who decides about a %s what the rule asks for (%s)",
  async (role, about, how) => {
    const by = await withRole(role);
    const subject = about === "self" ? by : await withRole(about);
    const isWave = how === "wave";
    const caseId = await aCase(t, {
      kind: isWave ? "wave" : "member",
      subjectId: isWave ? randomUUID() : subject.id,
      memberId: isWave ? null : subject.id,
      reporters: how === "reported" ? [by] : [],
    });
    if (isWave) {
      const { id } = await post(t, { authorId: subject.id });
      await t.sql`insert into wave_contents values (${caseId}, 'post', ${id}, ${subject.id})`;
    }
    const aboutRole = about === "self" ? role : about;
    const refusal = findRefusalToDecide(
      { id: by.id, role, hasReported: how === "reported", isAlone: false },
      [{ id: subject.id, role: aboutRole }],
    );
    expect(await refusalOf(by, caseId)).toBe(refusal);
    expect((await decided(by, caseId, { decision: "warn" })).status).toBe(refusal ? 403 : 200);
  },
);

/** Who answers an appeal: whether they decided or reported what it is about, and who else could. */
const answerers: readonly (readonly [
  by: Role,
  about: Role,
  hasDecided: boolean,
  hasReported: boolean,
  others: readonly ("clean" | "reporter")[],
])[] = [
  ["moderator", "member", false, false, []],
  ["moderator", "member", true, false, []],
  ["moderator", "member", true, false, ["clean"]],
  ["moderator", "member", true, false, ["reporter"]],
  ["moderator", "member", false, true, []],
  ["moderator", "member", false, true, ["reporter"]],
  ["moderator", "member", false, true, ["clean", "reporter"]],
  ["moderator", "moderator", false, false, []],
  ["administrator", "moderator", true, false, ["clean"]],
  ["administrator", "administrator", false, false, []],
];

test.each(answerers)(
  "reads of a %s who answers a %s what the rule asks for (decided: %s, reported: %s, others: %o)",
  async (role, aboutRole, hasDecided, hasReported, others) => {
    await t.sql`update members set is_moderator = false, is_admin = false`;
    const [by, subject] = [await withRole(role), await withRole(aboutRole)];
    const rest = await Promise.all(others.map(() => withRole("administrator")));
    const reporters = [
      ...hasReported ? [by] : [],
      ...rest.filter((_, place) => others[place] === "reporter"),
    ];
    const about = { kind: "member", subjectId: subject.id, memberId: subject.id } as const;
    const [decidedId, appealed] = [
      await aCase(t, { ...about, reporters }),
      await aCase(t, { ...about, kind: "appeal" }),
    ];
    const id = randomUUID();
    const now = t.clock.now();
    await t.sql`
      insert into decisions (id, case_id, member_id, decision, rule, reason, decided_by, decided_at, notice_at)
      values (${id}, ${decidedId}, ${subject.id}, 'warn', 'spam', 'No', ${
      hasDecided ? by.id : null
    }, ${now}, ${now})`;
    await t.sql`
      insert into appeals (id, decision_id, member_id, case_id, words, created_at)
      values (${randomUUID()}, ${id}, ${subject.id}, ${appealed}, 'Why', ${now})`;
    const refusal = findRefusalToAnswer(
      {
        id: by.id,
        role,
        hasReported,
        hasDecided,
        others: others.map((one) => ({ hasReported: one === "reporter" })),
      },
      [{ id: subject.id, role: aboutRole }],
    );
    expect(await refusalOf(by, appealed)).toBe(refusal);
  },
);
