import { expect, test } from "vitest";
import type { CaseDetail, CaseRow } from "#shared/cases/case-shapes.ts";
import { retention } from "#shared/retention.ts";
import { encodePlace, largestOrder } from "../../../db/place-cursor.ts";
import { comment } from "../../../testing/comment.ts";
import { createTestApp } from "../../../testing/create-test-app.ts";
import { runJobs } from "../../../testing/app/run-jobs.ts";
import { member, type TestMember, testPassword } from "../../../testing/member.ts";
import { picture } from "../../../testing/pictures.ts";
import { post } from "../../../testing/post.ts";
import { deleteCopies } from "../records/forget-cases.ts";
import { encodeQueuePlace } from "./list-cases.ts";

const t = await createTestApp();
const moderator = await member(t, { isModerator: true });
const ada = await member(t);

async function reported(reason: string, by: readonly TestMember[], content = "Buy this"): Promise<string> {
  const { id } = await post(t, { authorId: ada.id, content });
  for (const reporter of by) {
    expect((await reporter.post(`/api/posts/${id}/report`, { reason })).status).toBe(201);
  }
  return id;
}

async function queue(query = ""): Promise<CaseRow[]> {
  const response = await moderator.get(`/api/moderation/reports?limit=100${query}`);
  expect(response.status).toBe(200);
  return await response.json() as CaseRow[];
}

async function caseAbout(subjectId: string): Promise<CaseRow> {
  const found = (await queue()).find(({ subject }) => subject.id === subjectId);
  if (!found) throw new Error("There is no case");
  return found;
}

async function detail({ id }: Pick<CaseRow, "id">): Promise<CaseDetail> {
  return await (await moderator.get(`/api/moderation/cases/${id}`)).json() as CaseDetail;
}

test("files all reports of a subject into one case, and keeps its words when they are deleted", async () => {
  const [bob, cai] = [await member(t), await member(t)];
  const id = await reported("spam", [bob, cai], "Something unkind");
  await bob.post(`/api/posts/${id}/report`, { reason: "hate" });
  const row = await caseAbout(id);
  expect(row).toMatchObject({
    subject: { kind: "post", id },
    author: { id: ada.id },
    excerpt: "Something unkind",
    count: 2,
    reasons: ["spam"],
    sources: ["report"],
    isUrgent: false,
    claim: null,
    canDecide: true,
  });
  await t.sql`delete from posts where id = ${id}`;
  const whole = await detail(row);
  expect(whole.texts).toMatchObject([{ author: { id: ada.id }, words: "Something unkind", isSubject: true }]);
  expect(whole.reports.map(({ reporter }) => reporter?.id)).toEqual([bob.id, cai.id]);
  expect(whole.current).toEqual({
    exists: false,
    isRemoved: false,
    isCovered: false,
    level: null,
    path: null,
    edited: null,
  });
});

test("holds a case for one moderator at a time, for a quarter of an hour", async () => {
  const other = await member(t, { isModerator: true, displayName: "Mo" });
  const { id } = await caseAbout(await reported("spam", [await member(t)]));
  const claims = await Promise.all(
    [moderator, other].map((who) => who.post(`/api/moderation/cases/${id}/claim`)),
  );
  expect(claims.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const [holder, loser] = claims[0]?.status === 200 ? [moderator, other] : [other, moderator];
  expect(await (await loser.get(`/api/moderation/cases/${id}`)).json()).toMatchObject({
    claim: { by: { id: holder.id } },
  });
  const mine = async (who: TestMember) =>
    (await (await who.get("/api/moderation/reports?state=mine")).json() as CaseRow[]).map((row) => row.id);
  expect([await mine(holder), await mine(loser)]).toEqual([[id], []]);
  expect((await loser.post(`/api/moderation/cases/${id}/release`)).status).toBe(409);
  expect(await (await holder.get("/api/moderation/summary")).json()).toMatchObject({ mine: 1 });
  expect((await holder.post(`/api/moderation/cases/${id}/claim`)).status).toBe(200);
  expect((await holder.post(`/api/moderation/cases/${id}/release`)).status).toBe(200);
  expect((await loser.post(`/api/moderation/cases/${id}/claim`)).status).toBe(200);
  t.clock.advance(15 * 60_000);
  expect((await holder.post(`/api/moderation/cases/${id}/claim`)).status).toBe(200);
});

test("orders the queue by urgency, weight and age, in pages that repeat nothing", async () => {
  await t.sql`update cases set closed_at = ${t.clock.now()} where closed_at is null`;
  const [bob, cai, dee] = [await member(t), await member(t), await member(t)];
  await t
    .sql`insert into reporter_records (member_id, upheld, dismissed) values (${dee.id}, 8, 0), (${cai.id}, 0, 8)`;
  const ids: string[] = [];
  const add = async (reason: string, by: readonly TestMember[]) => {
    t.clock.advance(1_000);
    ids.push(await reported(reason, by));
  };
  await add("spam", [bob]);
  await add("spam", [bob]);
  await add("spam", [dee]);
  await add("spam", [cai]);
  await add("hate", [bob, cai]);
  await add("self_harm", [cai]);
  await add("violence", [bob]);
  const [first, second, third, fourth, fifth, sixth, seventh] = ids;
  const expected = [seventh, sixth, third, fifth, first, second, fourth];
  expect((await queue()).map(({ subject }) => subject.id)).toEqual(expected);
  const paged: string[] = [];
  let cursor: string | null = null;
  do {
    const response: Response = await moderator.get(
      `/api/moderation/reports?limit=2&kind=post${cursor ? `&cursor=${cursor}` : ""}`,
    );
    paged.push(...(await response.json() as CaseRow[]).map(({ subject }) => subject.id));
    cursor = response.headers.get("X-Next-Cursor");
  } while (cursor);
  expect(paged).toEqual(expected);
  expect(await queue("&kind=comment")).toEqual([]);
  expect((await moderator.get("/api/moderation/reports?cursor=nonsense")).status).toBe(400);
  expect(await (await moderator.get("/api/moderation/summary")).json()).toMatchObject({ open: 7 });
});

test("orders urgent cases by their reports and by what the classifiers say, and others by reports alone", async () => {
  await t.sql`update cases set closed_at = ${t.clock.now()} where closed_at is null`;
  const [bob, cai] = [await member(t), await member(t)];
  const add = async (reason: string, level: "top" | "high" | "none", by: readonly TestMember[]) => {
    t.clock.advance(1_000);
    const { id } = await post(t, { authorId: ada.id, moderationLevel: level });
    for (const reporter of by) await reporter.post(`/api/posts/${id}/report`, { reason });
    return id;
  };
  const plain = await add("violence", "top", [bob]);
  const crisis = await add("self_harm", "high", [cai]);
  const threat = await add("violence", "none", [bob]);
  const both = await add("violence", "high", [bob, cai]);
  const spam = await add("spam", "top", [bob]);
  const swearing = await add("spam", "none", [bob]);
  expect((await queue()).map(({ subject }) => subject.id)).toEqual([
    both,
    threat,
    crisis,
    plain,
    spam,
    swearing,
  ]);
});

test("opens another case for a report after the first was closed", async () => {
  const bob = await member(t);
  const id = await reported("spam", [bob]);
  const { id: first } = await caseAbout(id);
  t.clock.advance(1_000);
  await t.sql`update cases set closed_at = ${t.clock.now()} where id = ${first}`;
  expect((await bob.post(`/api/posts/${id}/report`, { reason: "hate" })).status).toBe(201);
  const second = await caseAbout(id);
  expect(second).toMatchObject({ count: 1, reasons: ["hate"] });
  expect(second.id).not.toBe(first);
  const [closed] = await queue("&state=closed");
  expect(closed).toMatchObject({ id: first, decision: null, canDecide: false });
  expect((await moderator.post(`/api/moderation/cases/${first}/claim`)).status).toBe(409);
  expect((await detail(second)).history).toMatchObject({ decisions: [], isSuspended: false });
});

test("lets nobody claim a case about themselves, about somebody with a role, or of their own report", async () => {
  const [mo, administrator] = [await member(t, { isModerator: true }), await member(t, { isAdmin: true })];
  await moderator.post(`/api/users/${mo.id}/report`, { reason: "harassment" });
  const { id } = await caseAbout(mo.id);
  const claim = async (who: TestMember) => (await who.post(`/api/moderation/cases/${id}/claim`)).status;
  expect([await claim(mo), await claim(moderator), await claim(await member(t, { isModerator: true }))])
    .toEqual(
      [403, 403, 403],
    );
  expect(await claim(administrator)).toBe(200);
  const own = await moderator.get("/api/moderation/reports?limit=100");
  expect((await own.json() as CaseRow[]).find((row) => row.id === id)?.canDecide).toBe(false);
});

test("frees what a moderator holds as soon as they are dismissed or suspended", async () => {
  const root = await member(t, { isAdmin: true });
  for (const how of ["role", "suspend"] as const) {
    const mo = await member(t, { isModerator: true });
    const { id } = await caseAbout(await reported("spam", [await member(t)]));
    expect((await mo.post(`/api/moderation/cases/${id}/claim`)).status).toBe(200);
    expect((await moderator.post(`/api/moderation/cases/${id}/claim`)).status).toBe(409);
    const heard: unknown[] = [];
    t.deps.bus.listen({ onEvent: (event) => void heard.push(event), onGap: () => {} });
    const dismissed = how === "role"
      ? await root.put(`/api/admin/users/${mo.id}/role`, {
        role: "member",
        password: testPassword,
        reason: "Bye",
      })
      : await root.post(`/api/admin/users/${mo.id}/suspend`, { reason: "Spam" });
    expect(dismissed.status).toBe(200);
    expect(heard).toContainEqual({ type: "case_changed", caseId: id });
    expect(await detail({ id })).toMatchObject({ claim: null });
    expect((await moderator.post(`/api/moderation/cases/${id}/claim`)).status).toBe(200);
  }
});

test("keeps what a case shows for half a year after it was closed, and who decided it for good", async () => {
  const { id } = await caseAbout(await reported("hate", [await member(t)], "Unkind words"));
  await t.sql`
    with kept as (
      insert into images (id, owner_id, width, height, bytes, placeholder, created_at)
      values (gen_random_uuid(), ${ada.id}, 1, 1, 1, '', ${t.clock.now()})
      returning id
    )
    insert into case_pictures (case_id, image_id)
    select ${id}, id
    from kept`;
  await moderator.post(`/api/moderation/cases/${id}/claim`);
  const decision = { decision: "no_violation", rule: "hate", reason: "Fine" };
  expect((await moderator.post(`/api/moderation/cases/${id}/decide`, decision)).status).toBe(200);
  const dayMs = 24 * 60 * 60 * 1000;
  const after = async (days: number) => {
    const now = new Date(t.clock.now().getTime() + days * dayMs);
    await deleteCopies({ db: t.db, clock: { ...t.clock, now: () => now } });
    return await detail({ id });
  };
  expect(await after(retention.caseCopies.days - 1)).toMatchObject({
    excerpt: "Unkind words",
    hasPictures: true,
  });
  expect(await after(retention.caseCopies.days + 1)).toMatchObject({
    excerpt: "",
    hasPictures: false,
    texts: [],
    reports: [{ reason: "hate" }],
    decisions: [{ decision: "no_violation" }],
  });
  expect((await caseAbout(await reported("spam", [await member(t)], "Still open"))).excerpt).toBe(
    "Still open",
  );
});

test("refuses a cursor with a time that the database would not read", async () => {
  const id = "018f0000-0000-7000-8000-000000000001";
  for (const time of [-8_639_999_999_999_999, 8_639_999_999_999_999]) {
    const open = encodeQueuePlace({ isUrgent: false, rank: 0, openedAt: new Date(time), id });
    for (const query of [`cursor=${open}`, `state=closed&cursor=${encodePlace({ order: time, id })}`]) {
      expect((await moderator.get(`/api/moderation/reports?${query}`)).status).toBe(400);
    }
  }
  const first = encodeQueuePlace({ isUrgent: false, rank: 0, openedAt: new Date(-largestOrder), id });
  expect((await moderator.get(`/api/moderation/reports?cursor=${first}`)).status).toBe(200);
});

test("shows a moderator nothing of a case about themselves", async () => {
  const mo = await member(t, { isModerator: true });
  await ada.post(`/api/users/${mo.id}/report`, { reason: "harassment", description: "Between us" });
  const { id } = await caseAbout(mo.id);
  await moderator.post(`/api/moderation/cases/${id}/note`, { words: "Watch this" });
  const listed = await (await mo.get("/api/moderation/reports?limit=100")).json() as CaseRow[];
  expect(listed.map((row) => row.id)).not.toContain(id);
  expect((await mo.get(`/api/moderation/cases/${id}`)).status).toBe(404);
  expect((await mo.post(`/api/moderation/cases/${id}/note`, { words: "Hm" })).status).toBe(404);
  const page = await (await mo.get(`/api/moderation/members/${mo.id}`)).json();
  expect(page).toMatchObject({ cases: [], decisions: [], notes: [], casesCount: 0 });
});

test("shows a comment in its thread, and keeps its verdicts, notes and who looked at it", async () => {
  const bob = await member(t);
  const { id: postId } = await post(t, { authorId: bob.id, content: "A post" });
  const said = await comment(t, { postId, authorId: bob.id, content: "A comment" });
  const first = await comment(t, { postId, authorId: bob.id, parentId: said.id, content: "Earlier" });
  const reply = await comment(t, { postId, authorId: ada.id, parentId: said.id, content: "I hate it" });
  await comment(t, { postId, authorId: bob.id, parentId: said.id, content: "Later" });
  await bob.post(`/api/comments/${reply.id}/report`, { reason: "hate", description: "Look" });
  const row = await caseAbout(reply.id);
  const before = await (await moderator.get("/api/moderation/summary")).json() as { hardToday: number };
  expect((await moderator.post(`/api/moderation/cases/${row.id}/note`, { words: " Known " })).status).toBe(
    201,
  );
  await detail(row);
  const whole = await detail(row);
  expect(whole.texts.map(({ words, isSubject }) => [words, isSubject])).toEqual([
    ["A post", false],
    ["A comment", false],
    ["Earlier", false],
    ["I hate it", true],
  ]);
  expect(whole).toMatchObject({
    current: { exists: true, level: "top", path: `/post/${postId}?comment=${reply.id}` },
    reports: [{ reason: "hate", ruleId: "hate", description: "Look" }],
    notes: [{ by: { id: moderator.id }, words: "Known" }],
    wave: null,
  });
  expect(first.id).toBeDefined();
  expect(await (await moderator.get("/api/moderation/summary")).json()).toMatchObject({
    hardToday: before.hardToday + 1,
  });
});

test("opens a case that a moderator asks for, once, of a repost about its original", async () => {
  const { id } = await post(t, { authorId: ada.id });
  const repost = await (await moderator.post("/api/posts", { repostedPostId: id })).json() as { id: string };
  const open = (about: string) => moderator.post("/api/moderation/cases", { kind: "post", id: about });
  const [one, two] = [await (await open(repost.id)).json(), await (await open(id)).json()] as CaseRow[];
  expect(one).toMatchObject({ subject: { kind: "post", id }, count: 0, sources: ["moderator"] });
  expect(two?.id).toBe(one?.id);
  expect((await open(moderator.id)).status).toBe(404);
});

test("serves the pictures of a case when they are gone from their post", async () => {
  const bob = await member(t);
  const body = new FormData();
  body.set("content", "A picture");
  const png = new Uint8Array(await picture(40, 30).png().toBuffer());
  body.set("image", new File([png], "a.png", { type: "image/png" }));
  const { id } = await (await ada.request("POST", "/api/posts", { body })).json() as { id: string };
  await bob.post(`/api/posts/${id}/report`, { reason: "sexual" });
  await ada.delete(`/api/posts/${id}`);
  await runJobs(t);
  const row = await caseAbout(id);
  const [kept] = (await detail(row)).texts[0]?.pictures ?? [];
  expect([row.hasPictures, kept]).toMatchObject([true, { width: 40, height: 30 }]);
  const path = `/api/moderation/cases/${row.id}/pictures/${kept?.id}`;
  const shown = await moderator.get(path);
  expect([shown.status, shown.headers.get("Content-Type")]).toEqual([200, "image/webp"]);
  expect((await shown.arrayBuffer()).byteLength).toBeGreaterThan(0);
  expect((await moderator.get(`/api/moderation/cases/${row.id}/pictures/${row.id}`)).status).toBe(404);
});
