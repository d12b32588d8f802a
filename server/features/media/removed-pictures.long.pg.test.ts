import { expect, test } from "vitest";
import { retention } from "#shared/retention.ts";
import { createCtx } from "../../context.ts";
import { aCase, answered, appealOf, decided, tellDecision, undone } from "../../testing/scenes/a-case.ts";
import { createTestApp } from "../../testing/create-test-app.ts";
import { runJobs } from "../../testing/app/run-jobs.ts";
import { member, type TestMember } from "../../testing/member.ts";
import { newJpeg } from "../../testing/pictures.ts";
import { deleteEvidence, settleEvidence } from "../cases/records/settle-evidence.ts";
import { deleteRemovedContent } from "../cases/effects/delete-removed-content.ts";

const t = await createTestApp();
const mo = await member(t, { isModerator: true });
const ctx = createCtx(t.deps, { type: "system", name: "test" });
const day = 24 * 60 * 60_000;
const refused = "A moderator removed this picture. Please choose another one.";

async function put(by: TestMember, bytes: Uint8Array<ArrayBuffer>): Promise<Response> {
  const { uploadURL } = await (await by.post("/api/objects/upload")).json() as { uploadURL: string };
  return await t.request("PUT", uploadURL, { body: bytes, headers: { "Content-Type": "image/jpeg" } });
}

/** A post with a picture, which is its author's profile picture too. */
async function posted() {
  const ada = await member(t);
  const bytes = await newJpeg();
  const { url } = await (await put(ada, bytes)).json() as { url: string };
  const { id } = await (await ada.post("/api/posts", { content: "Look", aiImageUrl: url })).json() as {
    id: string;
  };
  expect((await ada.put("/api/users/profile", { profileImageUrl: url })).status).toBe(200);
  const caseId = await aCase(t, { kind: "post", subjectId: id, memberId: ada.id });
  await runJobs(t);
  return { ada, bytes, url, id, caseId };
}

const statuses = async (url: string, readers: readonly { get: TestMember["get"] }[]) => {
  const found = [];
  for (const reader of readers) {
    for (const path of [url, `${url}?size=thumbnail`]) found.push((await reader.get(path)).status);
  }
  return [...new Set(found)];
};

test("serves a removed picture to nobody, its author and profile included, until it is restored", async () => {
  const { ada, url, caseId } = await posted();
  const readers = [ada, await member(t), t];
  expect(await statuses(url, readers)).toEqual([200]);
  expect((await decided(mo, caseId, { decision: "remove", rule: "hate" })).status).toBe(200);
  await runJobs(t);
  expect(await statuses(url, readers)).toEqual([404]);
  // The desk has it still, and so has the author's copy of their data.
  const [kept] = await t.sql<{ image_id: string }[]>`
    select image_id from posts where author_id = ${ada.id}`;
  expect(await t.deps.providers.storage.get(`private/${kept?.image_id}.webp`)).not.toBeNull();
  expect((await undone(mo, caseId)).status).toBe(200);
  await runJobs(t);
  expect(await statuses(url, readers)).toEqual([200]);
});

test("serves a removed picture again, on the profile too, once an appeal is granted", async () => {
  const { ada, url, caseId } = await posted();
  expect((await decided(mo, caseId, { decision: "remove", rule: "hate" })).status).toBe(200);
  await runJobs(t);
  const readers = [ada, await member(t)];
  expect(await statuses(url, readers)).toEqual([404]);
  const appeal = await appealOf(t, ada, await tellDecision(t, caseId));
  expect((await answered(await member(t, { isModerator: true }), appeal, true)).status).toBe(200);
  await runJobs(t);
  expect(await statuses(url, readers)).toEqual([200]);
  const profile = await (await readers[1]?.get(`/api/users/${ada.id}`))?.json() as {
    profileImageUrl: string;
  };
  expect(profile.profileImageUrl).toBe(url);
});

test("serves a removed picture to nobody when the removed post is deleted after its time, either", async () => {
  const { ada, url, caseId } = await posted();
  expect((await ada.post("/api/posts", { content: "Once more", aiImageUrl: url })).status).toBe(201);
  expect((await decided(mo, caseId, { decision: "remove", rule: "spam" })).status).toBe(200);
  const [removed] = await t.sql`
    update posts set removed_at = removed_at - make_interval(days => ${retention.removedContent.days + 1})
    where author_id = ${ada.id} and removed_at is not null returning id`;
  await deleteRemovedContent(ctx);
  await runJobs(t);
  expect(await t.sql`select from posts where id = ${removed?.id}`).toEqual([]);
  expect(await statuses(url, [ada, await member(t), t])).toEqual([404]);
});

test("refuses the address of a removed picture in posts, messages and profiles, whatever the rule was", async () => {
  const { ada, url, caseId } = await posted();
  const bob = await member(t);
  await ada.post(`/api/users/${bob.id}/follow`);
  await ada.put("/api/users/profile", { profileImageUrl: null });
  expect((await decided(mo, caseId, { decision: "remove", rule: "spam" })).status).toBe(200);
  const attempts = [
    await ada.post("/api/posts", { content: "Again", aiImageUrl: url }),
    await ada.post("/api/messages", { receiverId: bob.id, content: "Again", imageUrl: url }),
    await ada.put("/api/users/profile", { profileImageUrl: url }),
  ];
  for (const answer of attempts) {
    expect([answer.status, await answer.json()]).toMatchObject([400, { message: refused }]);
  }
});

test("accepts a picture again when its removal was taken back", async () => {
  const { bytes, caseId } = await posted();
  const bob = await member(t);
  await decided(mo, caseId, { decision: "remove", rule: "sexual" });
  await settleEvidence(ctx);
  expect((await put(bob, bytes)).status).toBe(400);
  expect((await undone(mo, caseId)).status).toBe(200);
  expect((await put(bob, bytes)).status).toBe(201);
});

test("refuses the same picture for one of four rules alone, at once and until its evidence is over", async () => {
  const [hate, spam] = [await posted(), await posted()];
  const bob = await member(t);
  const stored = new Uint8Array(await (await bob.get(hate.url)).arrayBuffer());
  await decided(mo, hate.caseId, { decision: "remove", rule: "hate" });
  await decided(mo, spam.caseId, { decision: "remove", rule: "spam" });
  const sent = async (bytes: Uint8Array<ArrayBuffer>) => (await put(bob, bytes)).status;
  expect([await sent(hate.bytes), await sent(spam.bytes)]).toEqual([400, 201]);
  await settleEvidence(ctx);
  expect([await sent(hate.bytes), await sent(stored), await sent(spam.bytes)]).toEqual([400, 400, 201]);
  const answer = await put(bob, hate.bytes);
  expect(await answer.json()).toMatchObject({ message: refused });
  t.clock.advance(retention.evidence.days * day + 1);
  await deleteEvidence(ctx);
  const [digests] = await t.sql`select count(*)::integer as left from removed_pictures`;
  expect(digests).toEqual({ left: 0 });
});
