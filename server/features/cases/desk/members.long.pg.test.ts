import { uuidv7 } from "uuidv7";
import { expect, test } from "vitest";
import type { ListedMember, MemberPage, MemberWriting } from "#shared/cases/members-contract.ts";
import { comment } from "../../../testing/comment.ts";
import { createTestApp } from "../../../testing/create-test-app.ts";
import { runJob } from "../../../testing/app/run-jobs.ts";
import { member, type TestMember } from "../../../testing/member.ts";
import { post } from "../../../testing/post.ts";

const t = await createTestApp();
const moderator = await member(t, { isModerator: true });
const root = await member(t, { isAdmin: true });
const path = "/api/moderation/members";

/** A name that begins in the same way for the members of one test. */
let prefix = "";
async function named(name: string): Promise<TestMember> {
  t.clock.advance(1_000);
  return await member(t, { username: `${prefix}_${name}` });
}
async function listed(query: string, by = moderator): Promise<string[]> {
  const response = await by.get(`${path}?q=${prefix}_&${query}`);
  expect(response.status).toBe(200);
  return (await response.json() as ListedMember[]).map(({ username }) => username.slice(prefix.length + 1));
}
async function get<T>(by: TestMember, rest: string): Promise<T> {
  const response = await by.get(`${path}/${rest}`);
  expect(response.status).toBe(200);
  return await response.json() as T;
}

test("filters members by what moderators look for, and sorts them", async () => {
  prefix = "filtered";
  const [old, noisy, banned, slow, machine] = [
    await named("old"),
    await named("noisy"),
    await named("banned"),
    await named("slow"),
    await named("machine"),
  ];
  await t.sql`update members set created_at = created_at - interval '8 days' where id = ${old.id}`;
  for (const author of [old, noisy]) {
    const response = await author.post("/api/posts", { content: "Tea and rain" });
    const { id } = await response.json() as { id: string };
    expect((await moderator.post(`/api/posts/${id}/report`, { reason: "spam" })).status).toBe(201);
  }
  await moderator.post(`/api/users/${noisy.id}/report`, { reason: "harassment" });
  await root.post(`/api/admin/users/${banned.id}/suspend`, { reason: "Spam" });
  await t.sql`
    update members
    set post_audience = 'followers', limited_until = ${new Date(t.clock.now().getTime() + 86_400_000)}
    where id = ${slow.id}`;
  await t.sql`
    insert into detected_bots (member_id, reason, numbers, found_at)
    values (${machine.id}, 'pace', '{}', ${t.clock.now()})`;
  expect(await listed("")).toEqual(["machine", "slow", "banned", "noisy", "old"]);
  expect(await listed("sort=oldest")).toEqual(["old", "noisy", "banned", "slow", "machine"]);
  // The cases of two reports, of one, and of an administrator's decision.
  expect((await listed("sort=cases")).slice(0, 3)).toEqual(["noisy", "banned", "old"]);
  expect(await listed("filter=suspended")).toEqual(["banned"]);
  expect(await listed("filter=limited")).toEqual(["slow"]);
  expect(await listed("filter=reported")).toEqual(["noisy", "old"]);
  expect(await listed("filter=never_posted")).toEqual(["machine", "slow", "banned"]);
  expect(await listed("filter=new")).toEqual(["machine", "slow", "banned", "noisy"]);
  expect(await listed("filter=detected")).toEqual(["machine"]);
  const administrators = await root.get(`/api/admin/users?q=${prefix}_&filter=limited`);
  expect(await administrators.json()).toMatchObject([{ id: slow.id, casesCount: 0, isDetected: false }]);
});

test("sorts members by their cases with what is not added up, and after", async () => {
  prefix = "counted";
  const [one, two, none] = [await named("one"), await named("two"), await named("none")];
  const report = async (about: TestMember, by: TestMember) =>
    expect((await by.post(`/api/users/${about.id}/report`, { reason: "spam" })).status).toBe(201);
  const { id } = await post(t, { authorId: two.id, content: "Buy tea" });
  await moderator.post(`/api/posts/${id}/report`, { reason: "spam" });
  await report(two, moderator);
  await report(one, moderator);
  const sorted = async () => {
    const seen: [string, number][] = [];
    let cursor: string | null = "";
    while (cursor !== null) {
      const page = await moderator.get(
        `${path}?q=counted_&sort=cases&limit=1${cursor && `&cursor=${cursor}`}`,
      );
      const [found] = await page.json() as ListedMember[];
      if (found) seen.push([found.username.slice(8), found.casesCount]);
      cursor = page.headers.get("X-Next-Cursor");
    }
    return seen;
  };
  const everybody = async () =>
    (await (await moderator.get(`${path}?sort=cases&limit=50`)).json() as ListedMember[])
      .map(({ username }) => username)
      .filter((username) => username.startsWith("counted_"));
  const before = [["two", 2], ["one", 1], ["none", 0]];
  expect(await sorted()).toEqual(before);
  await runJob(t, "add_up_moderation");
  expect(await sorted()).toEqual(before);
  for (const content of ["Buy soap", "Buy candles"]) {
    const { id: ad } = await post(t, { authorId: one.id, content });
    await moderator.post(`/api/posts/${ad}/report`, { reason: "spam" });
  }
  await t.sql`update cases set member_id = null where member_id = ${two.id} and kind = 'member'`;
  await report(none, root);
  const after = [["one", 3], ["none", 1], ["two", 1]];
  expect([await sorted(), await everybody()])
    .toEqual([after, after.map(([name]) => `counted_${name}`)]);
  await runJob(t, "add_up_moderation");
  expect([await sorted(), await everybody()])
    .toEqual([after, after.map(([name]) => `counted_${name}`)]);
});

test.each(["newest", "oldest", "cases"])(
  "pages by cursor, sorted by %s, without repeating anybody",
  async (sort) => {
    prefix = `paged_${sort}`;
    for (let n = 0; n < 5; n++) await named(String(n));
    const seen: string[] = [];
    let cursor: string | null = "";
    while (cursor !== null) {
      const response = await moderator.get(
        `${path}?q=${prefix}_&sort=${sort}&limit=2&cursor=${cursor}`.replace(/&cursor=$/, ""),
      );
      expect(response.headers.get("X-Total-Count")).toBe(cursor === "" ? "5" : null);
      seen.push(...(await response.json() as ListedMember[]).map(({ username }) => username));
      cursor = response.headers.get("X-Next-Cursor");
    }
    expect(seen.toSorted()).toEqual([0, 1, 2, 3, 4].map((n) => `${prefix}_${n}`));
  },
);

test.each(["newest", "oldest"])("pages through all reported members, sorted by %s", async (sort) => {
  prefix = `reported_${sort}`;
  const [first, quiet, second] = [await named("first"), await named("quiet"), await named("second")];
  for (const { id } of [first, second]) {
    expect((await moderator.post(`/api/users/${id}/report`, { reason: "spam" })).status).toBe(201);
    expect((await root.post(`/api/users/${id}/report`, { reason: "spam" })).status).toBe(201);
  }
  const seen: string[] = [];
  let cursor: string | null = "";
  while (cursor !== null) {
    const page = await moderator.get(
      `${path}?filter=reported&sort=${sort}&limit=1${cursor && `&cursor=${cursor}`}`,
    );
    seen.push(...(await page.json() as ListedMember[]).map(({ id }) => id));
    cursor = page.headers.get("X-Next-Cursor");
  }
  const oldestFirst = sort === "oldest" ? seen : seen.toReversed();
  expect(oldestFirst).toEqual([...new Set(seen)].toSorted());
  expect(oldestFirst.filter((id) => [first, quiet, second].some((one) => one.id === id)))
    .toEqual([first.id, second.id]);
});

test("finds nobody by address but for administrators, and shows moderators none", async () => {
  prefix = "addressed";
  const ada = await member(t, { username: "addressed_ada", email: "hidden@letters.example" });
  const byAddress = (who: TestMember) => who.get(`${path}?q=letters.example`);
  expect(await (await byAddress(moderator)).json()).toEqual([]);
  expect(await (await byAddress(root)).json()).toMatchObject([{ id: ada.id }]);
  await t.post("/api/auth/login", { email: ada.email, password: ada.password });
  const [page, whole] = [await get<MemberPage>(moderator, ada.id), await get<MemberPage>(root, ada.id)];
  expect(page.account).toBeNull();
  expect(JSON.stringify(page)).not.toContain("letters.example");
  expect(whole.account).toEqual({ email: "hidden@letters.example", purchases: 0, devices: 1 });
});

test("shows a member's cases, decisions and notes", async () => {
  prefix = "known";
  const ada = await named("ada");
  const { id } = await post(t, { authorId: ada.id, content: "Buy tea" });
  await root.post(`/api/posts/${id}/report`, { reason: "spam" });
  const before = await get<MemberPage>(moderator, ada.id);
  expect(before).toMatchObject({
    username: "known_ada",
    role: "member",
    casesCount: 1,
    suspension: null,
    decisions: [],
  });
  const caseId = before.cases[0]?.id ?? "";
  expect(before.cases).toMatchObject([{ subject: { kind: "post", id }, reasons: ["spam"], closedAt: null }]);
  await moderator.post(`/api/moderation/cases/${caseId}/note`, { words: "Second time" });
  await t.sql`
    insert into decisions (id, case_id, member_id, decision, rule, reason, decided_by, decided_at, notice_at)
    values (
      ${uuidv7()}, ${caseId}, ${ada.id}, 'warn', 'spam', 'No adverts', ${moderator.id}, ${t.clock.now()}, ${t.clock.now()}
    )`;
  expect(await get<MemberPage>(moderator, ada.id)).toMatchObject({
    decisions: [{ caseId, decision: "warn", reason: "No adverts", by: { id: moderator.id } }],
    notes: [{ caseId, words: "Second time", by: { id: moderator.id } }],
  });
});

test("lists posts and comments with their levels, removed ones too, and never messages", async () => {
  prefix = "writer";
  const [ada, ben] = [await named("ada"), await named("ben")];
  const { id: postId } = await post(t, { authorId: ada.id, content: "Calm words", moderationLevel: "none" });
  const { id: commentId } = await comment(t, { postId, authorId: ada.id });
  await t.sql`update comments set removed_at = now() where id = ${commentId}`;
  await ada.post(`/api/users/${ben.id}/follow`);
  await ada.post("/api/messages", { receiverId: ben.id, content: "A quiet secret" });
  const written = await get<MemberWriting[]>(moderator, `${ada.id}/writings`);
  expect(written).toMatchObject([
    { kind: "comment", id: commentId, postId, isRemoved: true },
    { kind: "post", id: postId, words: "Calm words", level: "none", isRemoved: false, isCovered: false },
  ]);
  const first = await moderator.get(`${path}/${ada.id}/writings?limit=1`);
  const next = await moderator.get(
    `${path}/${ada.id}/writings?limit=1&cursor=${first.headers.get("X-Next-Cursor")}`,
  );
  expect(await next.json()).toMatchObject([{ id: postId }]);
  const pages = [await get(moderator, ada.id), await get(root, ada.id), written];
  expect(JSON.stringify(pages)).not.toContain("secret");
});

test("returns 404 for who deleted their account", async () => {
  prefix = "gone";
  const ada = await named("ada");
  await ada.request("DELETE", "/api/account", { json: { password: ada.password } });
  expect((await moderator.get(`${path}/${ada.id}`)).status).toBe(404);
  expect((await moderator.get(`${path}/${ada.id}/writings`)).status).toBe(404);
});
