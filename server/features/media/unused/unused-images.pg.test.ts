import { uuidv7 } from "uuidv7";
import { expect, test } from "vitest";
import { getRetentionEnd } from "#shared/retention.ts";
import { createTestApp } from "../../../testing/create-test-app.ts";
import { runJob } from "../../../testing/app/run-jobs.ts";
import { member } from "../../../testing/member.ts";
import { markUnsent } from "../../messages/acts/act-queries.ts";
import { deleteCopies } from "../../cases/records/forget-cases.ts";
import { leaveGlimmer } from "../../account/leaving/testing/leaving-scene.ts";
import { pruneImages } from "./prune-images.ts";

const t = await createTestApp();
await member(t, { isAdmin: true });
const ada = await member(t);
const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;

/** On no list: what removed its use lists it. */
async function unlisted(ownerId = ada.id): Promise<string> {
  const id = uuidv7();
  await t.sql`
    insert into images (id, owner_id, width, height, bytes, placeholder, created_at)
    values (${id}, ${ownerId}, 1, 1, 1, '', ${t.clock.now()})`;
  return id;
}

/** Those of the ids that are there still. */
async function left(...ids: string[]): Promise<string[]> {
  const rows = await t.sql<{ id: string }[]>`select id from images where id = any(${ids}::uuid[])`;
  return ids.filter((id) => rows.some((row) => row.id === id));
}

async function pruneAfter(ms: number): Promise<void> {
  t.clock.advance(ms);
  await pruneImages(t.deps);
}

test("removes a picture that an unsent message had, though its process died before", async () => {
  const bob = await member(t);
  const imageId = await unlisted();
  await ada.post(`/api/users/${bob.id}/follow`);
  const sent = await ada.post("/api/messages", { receiverId: bob.id, content: "Hello" });
  const { id: messageId } = await sent.json() as { id: string };
  await t.sql`update messages set image_id = ${imageId} where id = ${messageId}`;
  await markUnsent(t.sql, { messageId, memberId: ada.id, at: t.clock.now() });
  await pruneAfter(dayMs - 1);
  expect(await left(imageId)).toEqual([imageId]);
  await pruneAfter(2);
  expect(await left(imageId)).toEqual([]);
});

test("removes at the next run what only a closed case had a copy of", async () => {
  const imageId = await unlisted();
  const caseId = uuidv7();
  await t.sql`
    insert into cases (id, kind, subject_id, sources, snapshot, opened_at, closed_at)
    values (${caseId}, 'post', ${caseId}, '{report}', '{"texts": []}', ${t.clock.now()}, ${t.clock.now()})`;
  await t.sql`insert into case_pictures (case_id, image_id) values (${caseId}, ${imageId})`;
  t.clock.advance(2 * dayMs);
  const now = getRetentionEnd("caseCopies", t.clock.now());
  await deleteCopies({ db: t.db, clock: { ...t.clock, now: () => now } });
  await pruneImages(t.deps);
  expect(await left(imageId)).toEqual([]);
});

test("removes the pictures of an account's profile and AI chats when its 30 days are over", async () => {
  const bea = await member(t);
  const [portrait, drawn] = [await unlisted(bea.id), await unlisted(bea.id)];
  await t.sql`update members set profile_image_url = ${`/api/media/${portrait}`} where id = ${bea.id}`;
  const chat = uuidv7();
  await t.sql`
    insert into ai_sessions (id, member_id, title, created_at, updated_at)
    values (${chat}, ${bea.id}, 'A chat', ${t.clock.now()}, ${t.clock.now()})`;
  await t.sql`
    insert into ai_messages (id, session_id, role, content, state, created_at, image_id)
    values (${uuidv7()}, ${chat}, 'assistant', '', 'complete', ${t.clock.now()}, ${drawn})`;
  await leaveGlimmer(bea);
  await pruneAfter(29 * dayMs);
  expect(await left(portrait, drawn)).toEqual([portrait, drawn]);
  t.clock.advance(dayMs);
  await runJob(t, "remove_left_accounts");
  await pruneImages(t.deps);
  expect(await left(portrait, drawn)).toEqual([]);
});

test("removes a picture within a day of when its evidence was copied", async () => {
  const imageId = await unlisted();
  const evidenceId = uuidv7();
  await t.sql`
    insert into evidence (id, kept_for, kind, subject_id, rule, kept_at, draft)
    values (${evidenceId}, 'removal', 'post', ${evidenceId}, 'hate', ${t.clock.now()}, '{}')`;
  await t.sql`insert into evidence_pictures (evidence_id, image_id) values (${evidenceId}, ${imageId})`;
  t.clock.advance(2 * dayMs);
  await t.sql`select delete_unused_image(${imageId})`;
  await pruneAfter(hourMs);
  expect(await left(imageId)).toEqual([imageId]);
  await t.sql`update evidence_pictures set state = 'kept' where image_id = ${imageId}`;
  await pruneAfter(dayMs);
  expect(await left(imageId)).toEqual([]);
});
