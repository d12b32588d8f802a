import { beforeEach, expect, test } from "vitest";
import type { CaseDetail } from "#shared/cases/case-shapes.ts";
import type { MemberPage } from "#shared/cases/members-contract.ts";
import { aCase, decided, undone } from "../../../testing/scenes/a-case.ts";
import { createTestApp } from "../../../testing/create-test-app.ts";
import { runJob } from "../../../testing/app/run-jobs.ts";
import { member } from "../../../testing/member.ts";
import { post } from "../../../testing/post.ts";

const t = await createTestApp();
const minute = 60_000;
const moderator = await member(t, { isModerator: true });
let subject = 0;

beforeEach(() => t.clock.advance(3_600_000));

/** A wave of one post a member, with the minutes at which they joined and wrote. */
async function aWave(writers: readonly { readonly joined: number; readonly wrote: number }[]) {
  const now = t.clock.now().getTime();
  const subjectId = `00000000-0000-8000-8000-${String(++subject).padStart(12, "0")}`;
  const caseId = await aCase(t, { kind: "wave", subjectId, memberId: null });
  const members = [];
  for (const { joined, wrote } of writers) {
    const { id } = await member(t);
    await t.sql`update members set created_at = ${new Date(now + joined * minute)} where id = ${id}`;
    const createdAt = new Date(now + wrote * minute);
    const written = await post(t, { authorId: id, createdAt });
    const another = await post(t, { authorId: id, createdAt });
    await t.sql`insert into wave_contents values (${caseId}, 'post', ${written.id}, ${id})`;
    members.push({ id, postId: written.id, anotherId: another.id });
  }
  return { caseId, members: members as [typeof members[0], ...typeof members] };
}
const early = { joined: -90, wrote: -40 };
const late = [{ joined: -80, wrote: -20 }, { joined: -70, wrote: -19 }];

const detail = async (caseId: string) =>
  await (await moderator.get(`/api/moderation/cases/${caseId}`)).json() as CaseDetail;
const firstOf = async (caseId: string) => (await detail(caseId)).wave?.first?.id ?? null;
const areRemoved = async (ids: readonly string[]) => {
  const rows = await t.sql<{ id: string; is_removed: boolean }[]>`
    select id, removed_at is not null as is_removed from posts where id = any(${[...ids]}::uuid[])`;
  return ids.map((id) => rows.find((row) => row.id === id)?.is_removed);
};

test.each(
  [
    ["ten minutes before all others", early, true],
    ["nine minutes before the others", { joined: -90, wrote: -29 }, false],
    ["in an account that is older by a day", { joined: -1600, wrote: -21 }, true],
    ["last, in the oldest account", { joined: -1600, wrote: -1 }, false],
  ] as const,
)("knows whether somebody stands apart who wrote %s", async (_, writer, isApart) => {
  const { caseId, members: [first] } = await aWave([writer, ...late]);
  expect(await firstOf(caseId)).toBe(isApart ? first.id : null);
});

test("knows nobody who wrote first where one account wrote all", async () => {
  expect(await firstOf((await aWave([early])).caseId)).toBeNull();
});

test("removes what a wave shares but of who wrote first, and Undo restores it", async () => {
  const { caseId, members } = await aWave([early, ...late]);
  const ids = members.map(({ postId }) => postId);
  const preview = await moderator.post(`/api/moderation/cases/${caseId}/preview`, {
    decision: "remove",
    rule: "spam",
    reason: "Advertising",
  });
  expect(await preview.json()).toMatchObject({ accounts: 2, posts: 2 });
  expect((await decided(moderator, caseId, { decision: "remove" })).status).toBe(200);
  expect(await areRemoved(ids)).toEqual([false, true, true]);
  expect((await undone(moderator, caseId)).status).toBe(200);
  expect(await areRemoved(ids)).toEqual([false, false, false]);
});

test("removes also what was written first when the moderator chooses that", async () => {
  const { caseId, members } = await aWave([early, ...late]);
  await decided(moderator, caseId, { decision: "remove", includesFirst: true });
  expect(await areRemoved(members.map(({ postId }) => postId))).toEqual([true, true, true]);
});

test("suspends a wave's accounts with what they posted unless told otherwise, and leaves out who wrote first", async () => {
  const { caseId, members } = await aWave([early, ...late]);
  const [first, second] = members;
  await decided(moderator, caseId, { decision: "suspend" });
  const posts = members.flatMap(({ postId, anotherId }) => [postId, anotherId]);
  expect(await areRemoved(posts)).toEqual([false, false, true, true, true, true]);
  const page = async (id = "") =>
    await (await moderator.get(`/api/moderation/members/${id}`)).json() as MemberPage;
  expect(await page(first.id)).toMatchObject({ suspension: null, decisions: [] });
  expect(await page(second?.id)).toMatchObject({ suspension: {}, decisions: [{ decision: "suspend" }] });
  await undone(moderator, caseId);
  expect(await areRemoved(posts)).not.toContain(true);
  expect(await page(second?.id)).toMatchObject({ suspension: null });

  await decided(moderator, caseId, { decision: "suspend", removesContent: false });
  expect(await areRemoved(posts)).not.toContain(true);
  expect(await page(second?.id)).toMatchObject({ suspension: {} });
});

test("tells nothing to who wrote first of what was done to the others", async () => {
  const { caseId, members: [first, second] } = await aWave([early, ...late]);
  await decided(moderator, caseId, { decision: "warn" });
  t.clock.advance(11 * minute);
  await runJob(t, "notice_decisions");
  const told = async (id = "") => {
    const rows = await t.sql`select from notifications where receiver_id = ${id} and type = 'moderation'`;
    return rows.length;
  };
  expect([await told(first.id), await told(second?.id)]).toEqual([0, 1]);
});
