import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import type { EvidenceRow, OpenedEvidence } from "#shared/cases/evidence-contract.ts";
import { retention } from "#shared/retention.ts";
import { createCtx } from "../../../context.ts";
import { aCase, answered, appealOf, decided, undone } from "../../../testing/scenes/a-case.ts";
import { runJob, runJobs } from "../../../testing/app/run-jobs.ts";
import { createTestApp } from "../../../testing/create-test-app.ts";
import { member, type TestMember } from "../../../testing/member.ts";
import { post } from "../../../testing/post.ts";
import { newJpeg, picture as drawn } from "../../../testing/pictures.ts";
import { removeAccount } from "../../account/leaving/remove-account.ts";
import { deleteEvidence, getEvidenceFile, settleEvidence } from "./settle-evidence.ts";
import { getHeldImageKey, getPrivateImageKey, getPublicImageKey } from "../../media/image-key.ts";
import { keepKnownImage } from "../../media/known/keep-known-image.ts";
import { takeSnapshot } from "../../moderation/cases/take-snapshot.ts";
import { settleBatch } from "../effects/settle-removed-content.ts";

const t = await createTestApp();
const root = await member(t, { isAdmin: true });
const mo = await member(t, { isModerator: true });
const ctx = createCtx(t.deps, { type: "system", name: "test" });
const jpeg = new Uint8Array(await drawn(40, 30).jpeg().toBuffer());
const dayMs = 24 * 60 * 60_000;

async function aPost(content = "I will find you") {
  const ada = await member(t);
  const { id } = await post(t, { authorId: ada.id, content });
  return { ada, id, caseId: await aCase(t, { kind: "post", subjectId: id, memberId: ada.id }) };
}

/** Uploads a picture like no other, since a removed one is refused; returns its address. */
async function upload(by: TestMember): Promise<string> {
  const { uploadURL } = await (await by.post("/api/objects/upload")).json() as { uploadURL: string };
  const body = await newJpeg();
  const sent = await t.request("PUT", uploadURL, { body, headers: { "Content-Type": "image/jpeg" } });
  return (await sent.json() as { url: string }).url;
}

const removal = { decision: "remove", rule: "violence", reason: "A threat" } as const;
const listed = async (caseId: string, by = root) =>
  await (await by.get(`/api/admin/evidence?caseId=${caseId}`)).json() as EvidenceRow[];
const rowsOf = (caseId: string) =>
  t.sql<{ id: string; draft: object | null; content: Uint8Array | null }[]>`
    select id, draft, content from evidence where case_id = ${caseId} order by kept_at, id`;

async function opened(id: string, by: TestMember = root): Promise<OpenedEvidence> {
  const look = await by.post(`/api/admin/evidence/${id}/looks`, { reason: "The police ask" });
  expect(look.status).toBe(201);
  const { id: lookId } = await look.json() as { id: string };
  const answer = await by.get(`/api/admin/evidence/${id}?look=${lookId}`);
  expect(answer.status).toBe(200);
  return await answer.json() as OpenedEvidence;
}

test("keeps a removed post with its picture, encrypted, and shows it to an administrator who says why", async () => {
  const ada = await member(t);
  const imageUrl = await upload(ada);
  const made = await ada.post("/api/posts", { content: "I will find you", aiImageUrl: imageUrl });
  const { id } = await made.json() as { id: string };
  const caseId = await aCase(t, { kind: "post", subjectId: id, memberId: ada.id });
  expect((await decided(mo, caseId, removal)).status).toBe(200);
  expect(await listed(caseId)).toMatchObject([{
    kind: "post",
    rule: "violence",
    pictures: 1,
    isReady: false,
  }]);
  await settleEvidence(ctx);
  const [row] = await rowsOf(caseId);
  expect(row?.draft).toBeNull();
  expect(Buffer.from(row?.content ?? []).includes("find you")).toBe(false);
  const [kept] = await listed(caseId);
  expect(kept).toMatchObject({
    isReady: true,
    keptFor: "removal",
    until: new Date(Date.parse(kept?.keptAt ?? "") + retention.evidence.days * dayMs).toISOString(),
  });
  const whole = await opened(kept?.id ?? "");
  expect(whole).toMatchObject({
    account: { id: ada.id, username: ada.username, email: ada.email },
    texts: [{
      author: { id: ada.id },
      words: "I will find you",
      pictures: [{ isKept: true }],
      isSubject: true,
    }],
    reason: "A threat",
    receiver: null,
  });
  const [audit] = await t.sql<{ id: string }[]>`
    select id, actor_id, target_username, reason, details from audit_log where subject_id = ${
    kept?.id ?? ""
  }`;
  expect(audit).toMatchObject({
    actor_id: root.id,
    target_username: ada.username,
    reason: "The police ask",
    details: { case: caseId, kind: "post", rule: "violence" },
  });
  const pictureId = whole.texts[0]?.pictures[0]?.id ?? "";
  const picture = await root.get(
    `/api/admin/evidence/${kept?.id}/pictures/${pictureId}?look=${audit?.id}`,
  );
  expect([picture.status, picture.headers.get("Cache-Control")]).toEqual([200, "private, no-store"]);
  expect(Buffer.from(await picture.arrayBuffer()).toString("latin1", 8, 12)).toBe("WEBP");
  const file = await t.deps.providers.storage.get(getEvidenceFile(kept?.id ?? "", pictureId));
  const stored = Buffer.from(await new Response(file?.body).arrayBuffer());
  expect(stored.includes("WEBP")).toBe(false);
  expect((await t.get(`/api/media/${pictureId}`)).status).toBe(404);
});

test("keeps a picture that nobody may see yet, since the service of known images has not answered", async () => {
  const ada = await member(t);
  const imageUrl = await upload(ada);
  const made = await ada.post("/api/posts", { content: "I will find you", aiImageUrl: imageUrl });
  const { id } = await made.json() as { id: string };
  const imageId = imageUrl.split("/").at(-1) ?? "";
  const { storage } = t.deps.providers;
  await storage.put(getHeldImageKey(imageId, "full"), jpeg);
  for (const key of [getPublicImageKey, getPrivateImageKey]) await storage.delete(key(imageId, "full"));
  const caseId = await aCase(t, { kind: "post", subjectId: id, memberId: ada.id });
  expect((await decided(mo, caseId, removal)).status).toBe(200);
  await settleEvidence(ctx);
  const [kept] = await listed(caseId);
  expect((await opened(kept?.id ?? "")).texts[0]?.pictures).toMatchObject([{ isKept: true }]);
});

test("keeps what an administrator removes and reported themselves", async () => {
  const { id } = await aPost();
  await t.sql`delete from cases where subject_id = ${id}`;
  expect((await root.post(`/api/posts/${id}/report`, { reason: "violence" })).status).toBeLessThan(300);
  expect((await root.post(`/api/admin/posts/${id}/remove`, { reason: "A threat" })).status).toBeLessThan(300);
  expect(await t.sql`select rule from evidence where subject_id = ${id}`).toEqual([{ rule: "violence" }]);
});

test("keeps nothing of what breaks other rules, is covered, or stays", async () => {
  for (
    const decision of [
      { ...removal, rule: "spam" },
      { ...removal, decision: "cover" },
      { ...removal, decision: "warn" },
      { ...removal, decision: "suspend" },
      { ...removal, decision: "no_violation" },
    ] as const
  ) {
    const { caseId } = await aPost();
    expect((await decided(mo, caseId, decision)).status).toBe(200);
    expect(await rowsOf(caseId)).toEqual([]);
  }
});

test("keeps a message alone, with whom it was sent to", async () => {
  const [ada, ben] = [await member(t), await member(t)];
  await ada.post(`/api/users/${ben.id}/follow`);
  await ben.post(`/api/users/${ada.id}/follow`);
  await ada.post("/api/messages", { receiverId: ben.id, content: "Are you there" });
  const sent = await ada.post("/api/messages", { receiverId: ben.id, content: "See you tomorrow" });
  const { id } = await sent.json() as { id: string };
  const caseId = await aCase(t, { kind: "message", subjectId: id, memberId: ada.id });
  expect((await decided(mo, caseId, { ...removal, rule: "self_harm" })).status).toBe(200);
  await settleEvidence(ctx);
  const [kept] = await listed(caseId);
  expect(await opened(kept?.id ?? "")).toMatchObject({
    kind: "message",
    receiver: { id: ben.id, username: ben.username },
    texts: [{ author: { username: ada.username }, words: "See you tomorrow" }],
  });
});

test("keeps of what a suspension removes the content of its case and what is low or none, also what a job removes later", async () => {
  const { ada, id, caseId } = await aPost();
  await ada.post(`/api/posts/${id}/comments`, { content: "You will see" });
  await t.sql`
    insert into posts (id, author_id, content, created_at, moderation_level)
    select gen_random_uuid(), ${ada.id}, 'Word ' || n, ${t.clock.now()}, (array['low', 'none'])[1 + n % 2]
    from generate_series(1, 101) as n`;
  const others = ["top", "high", null] as const;
  for (const moderationLevel of others) await post(t, { authorId: ada.id, moderationLevel });
  await t.sql`update members set posts_count = 105 where id = ${ada.id}`;
  expect((await decided(mo, caseId, { ...removal, decision: "suspend", removesContent: true })).status).toBe(
    200,
  );
  const kept = await rowsOf(caseId);
  const [decision] = await t.sql<{ id: string }[]>`select id from decisions where case_id = ${caseId}`;
  const hide = () => t.deps.db.transaction((tx) => settleBatch(tx, decision?.id ?? "", t.clock.now()));
  await hide();
  await hide();
  expect((await rowsOf(caseId)).length).toBeGreaterThan(kept.length);
  // The post and 101 others; neither the comment nor the posts of other levels.
  expect(await rowsOf(caseId)).toHaveLength(102);
  expect(
    await t.sql`
    select count(*)::integer as hidden from posts where author_id = ${ada.id} and removed_at is not null`,
  )
    .toEqual([{ hidden: 105 }]);
  await settleEvidence(ctx);
  expect((await rowsOf(caseId)).filter(({ content }) => content === null)).toEqual([]);
  const first = await root.get(`/api/admin/evidence?caseId=${caseId}&limit=100`);
  const next = await root.get(
    `/api/admin/evidence?caseId=${caseId}&limit=100&cursor=${first.headers.get("X-Next-Cursor")}`,
  );
  const ids = [first, next].map(async (page) => (await page.json() as EvidenceRow[]).map((row) => row.id));
  expect(new Set((await Promise.all(ids)).flat()).size).toBe(102);
});

test("keeps what an administrator removes of a post that was reported for a grave rule", async () => {
  const { id, caseId } = await aPost();
  await t.sql`update cases set reasons = '{spam,hate}' where id = ${caseId}`;
  expect((await root.post(`/api/admin/posts/${id}/remove`, { reason: "Hate" })).status).toBe(
    200,
  );
  expect(await listed(caseId)).toMatchObject([{ rule: "hate", keptFor: "removal" }]);
});

test("lets evidence go with its files when the decision is taken back, whether encrypted or not", async () => {
  for (const isSettled of [false, true]) {
    const ada = await member(t);
    const made = await ada.post("/api/posts", { content: "I will find you", aiImageUrl: await upload(ada) });
    const { id } = await made.json() as { id: string };
    const caseId = await aCase(t, { kind: "post", subjectId: id, memberId: ada.id });
    await decided(mo, caseId, removal);
    if (isSettled) await settleEvidence(ctx);
    const [row] = await t.sql<{ id: string; image_id: string }[]>`
      select e.id, p.image_id from evidence e join evidence_pictures p on p.evidence_id = e.id where e.case_id = ${caseId}`;
    expect((await undone(mo, caseId)).status).toBe(200);
    expect(await listed(caseId)).toEqual([]);
    expect(await rowsOf(caseId)).toMatchObject([{ draft: null, content: null }]);
    await settleEvidence(ctx);
    expect(await rowsOf(caseId)).toEqual([]);
    const file = await t.deps.providers.storage.get(getEvidenceFile(row?.id ?? "", row?.image_id ?? ""));
    expect(file).toBeNull();
    expect((await ada.get(`/api/posts/${id}`)).status).toBe(200);
  }
});

test("lets evidence go when an appeal is granted, keeps it when refused or a later decision needs it", async () => {
  const told = async (caseId: string) => {
    await t.sql`update decisions set notice_at = decided_at where case_id = ${caseId}`;
    await runJob(t, "notice_decisions");
    t.clock.advance(1_000);
    const [found] = await t.sql<{ id: string }[]>`select id from decisions where case_id = ${caseId}`;
    return found?.id ?? "";
  };
  for (const grants of [false, true]) {
    const { ada, caseId } = await aPost();
    await decided(mo, caseId, removal);
    const appealed = await appealOf(t, ada, await told(caseId));
    expect((await answered(root, appealed, grants)).status).toBe(200);
    expect(await listed(caseId)).toHaveLength(grants ? 0 : 1);
  }
  const { ada, caseId } = await aPost();
  await decided(mo, caseId, removal);
  const appealed = await appealOf(t, ada, await told(caseId));
  const about = await aCase(t, { kind: "member", subjectId: ada.id, memberId: ada.id });
  await decided(mo, about, { ...removal, decision: "suspend", removesContent: true });
  const later = await told(about);
  await runJobs(t);
  expect((await answered(root, appealed, true)).status).toBe(200);
  expect(await t.sql`select decision_id, dropped_at from evidence where member_id = ${ada.id}`).toEqual([
    { decision_id: later, dropped_at: null },
  ]);
});

test("tries again what could not be encrypted, and copies its picture though the account goes meanwhile", async () => {
  const ada = await member(t);
  const made = await ada.post("/api/posts", { content: "I will find you", aiImageUrl: await upload(ada) });
  const { id } = await made.json() as { id: string };
  const caseId = await aCase(t, { kind: "post", subjectId: id, memberId: ada.id });
  await decided(mo, caseId, removal);
  const storage = t.deps.providers.storage;
  const broken = { ...storage, put: () => Promise.reject(new Error("The disk is full")) };
  await settleEvidence({ ...ctx, providers: { ...ctx.providers, storage: broken } });
  expect(await rowsOf(caseId)).toMatchObject([{ content: null }]);
  await t.sql`delete from posts where id = ${id}`;
  const [picture] = await t.sql<{ image_id: string }[]>`
    select p.image_id from evidence_pictures p join evidence e on e.id = p.evidence_id where e.case_id = ${caseId}`;
  const isGone = async () =>
    (await t.sql<{ gone: boolean }[]>`select delete_unused_image(${picture?.image_id ?? ""}) as gone`)[0]
      ?.gone;
  expect(await isGone()).toBe(false);
  await settleEvidence(ctx);
  expect(await isGone()).toBe(true);
  const [kept] = await listed(caseId);
  expect((await opened(kept?.id ?? "")).texts[0]?.pictures).toMatchObject([{ isKept: true }]);
});

test("keeps what open cases have of a deleted account, and who it was", async () => {
  const { ada, id } = await aPost("Buy my pills");
  const gone = await aPost("Nothing is open here");
  await t.sql`delete from cases where id = ${gone.caseId}`;
  const reported = await mo.post(`/api/posts/${id}/report`, { reason: "spam" });
  expect(reported.status).toBe(201);
  const snapshot = JSON.stringify(await takeSnapshot(t.sql, "post", id));
  const [found] = await t.sql<{ id: string }[]>`
    update cases set snapshot = ${snapshot}::text::jsonb where subject_id = ${id} returning id`;
  for (const who of [ada, gone.ada]) {
    await who.request("DELETE", "/api/account", { json: { password: who.password } });
    await t.db.transaction((tx) =>
      removeAccount(tx, who.id, { leftBefore: t.clock.now(), at: t.clock.now() })
    );
  }
  await settleEvidence(ctx);
  const [kept] = await listed(found?.id ?? "");
  expect(await opened(kept?.id ?? "")).toMatchObject({
    keptFor: "account",
    account: { username: ada.username, email: ada.email },
    texts: [{ author: { username: ada.username }, words: "Buy my pills" }],
  });
  expect(await t.sql`select from evidence where member_id = ${gone.ada.id}`).toEqual([]);
});

test("shows nothing without a look of one's own that is not over, nor about oneself", async () => {
  const { caseId } = await aPost();
  const [other, about] = [await member(t, { isAdmin: true }), await member(t, { isAdmin: true })];
  await decided(root, caseId, removal);
  await settleEvidence(ctx);
  const [kept] = await listed(caseId);
  const path = `/api/admin/evidence/${kept?.id}`;
  const begun = await root.post(`${path}/looks`, { reason: "The police ask" });
  const { id: look } = await begun.json() as { id: string };
  const statuses = async () =>
    await Promise.all(
      [
        root.get(`${path}?look=${look}`),
        other.get(`${path}?look=${look}`),
        root.get(`${path}?look=${randomUUID()}`),
      ]
        .map(async (answer) => (await answer).status),
    );
  expect(await statuses()).toEqual([200, 403, 403]);
  expect((await root.post(`${path}/looks`, { reason: "  " })).status).toBe(400);
  t.clock.advance(15 * 60_000);
  expect(await statuses()).toEqual([403, 403, 403]);
  await t.sql`update evidence set member_id = ${about.id} where id = ${kept?.id ?? ""}`;
  expect(await listed(caseId, about)).toEqual([]);
  expect((await about.post(`${path}/looks`, { reason: "Curious" })).status).toBe(404);
});

test("audits a look once under one key", async () => {
  const { caseId } = await aPost();
  await decided(mo, caseId, removal);
  await settleEvidence(ctx);
  const [kept] = await listed(caseId);
  const key = randomUUID();
  const ask = () =>
    root.request("POST", `/api/admin/evidence/${kept?.id}/looks`, {
      json: { reason: "The police ask" },
      headers: { "Idempotency-Key": key },
    });
  const [one, again] = [await (await ask()).json(), await (await ask()).json()];
  expect(one).toEqual(again);
  expect(await t.sql`select from audit_log where subject_id = ${kept?.id ?? ""}`).toHaveLength(1);
});

test("says that the key is missing, not what was kept, when it was encrypted with another", async () => {
  const { caseId } = await aPost();
  await decided(mo, caseId, removal);
  const other = Buffer.alloc(32, 7);
  const keys = [{ id: new Uint8Array(8), bytes: new Uint8Array(other) }] as const;
  await settleEvidence({ ...ctx, config: { ...ctx.config, evidenceKeys: keys } });
  const [kept] = await listed(caseId);
  const begun = await root.post(`/api/admin/evidence/${kept?.id}/looks`, { reason: "The police ask" });
  const { id: look } = await begun.json() as { id: string };
  const answer = await root.get(`/api/admin/evidence/${kept?.id}?look=${look}`);
  expect([answer.status, await answer.json()]).toMatchObject([503, {
    message: expect.stringContaining("EVIDENCE_KEY"),
  }]);
});

test("keeps an image that a service knows once, with what the service said", async () => {
  const { ada, caseId } = await aPost();
  const url = await upload(ada);
  const imageId = url.split("/").at(-1) ?? "";
  const given = { imageId, caseId, details: { list: "known" }, at: t.clock.now() };
  const keep = () => t.db.transaction((tx) => keepKnownImage(tx, given));
  const kept = await keep();
  expect(await keep()).toBeNull();
  await settleEvidence(ctx);
  expect(await opened(kept ?? "")).toMatchObject({
    keptFor: "known_image",
    account: { id: ada.id },
    // Nobody is shown it (media.12).
    texts: [{ pictures: [] }],
    details: { list: "known" },
  });
});

test("keeps reports when their reporter's or their subject's row is deleted", async () => {
  const [ada, ben] = [await member(t), await member(t)];
  const { id } = await post(t, { authorId: ada.id });
  const caseId = await aCase(t, { kind: "post", subjectId: id, memberId: ada.id, reporters: [ben] });
  await t.sql`delete from members where id in (${ada.id}, ${ben.id})`;
  expect(await t.sql`select member_id from cases where id = ${caseId}`).toEqual([{ member_id: null }]);
  expect(await t.sql`select reporter_id from reports where case_id = ${caseId}`).toEqual([{
    reporter_id: null,
  }]);
});

test("removes evidence after twelve months, no day earlier", async () => {
  const { caseId } = await aPost();
  await decided(mo, caseId, removal);
  await settleEvidence(ctx);
  t.clock.advance(retention.evidence.days * dayMs - 60_000);
  await deleteEvidence(ctx);
  expect(await rowsOf(caseId)).toHaveLength(1);
  t.clock.advance(2 * 60_000);
  await deleteEvidence(ctx);
  expect(await rowsOf(caseId)).toEqual([]);
});
