import { afterAll, beforeEach, expect, test } from "vitest";
import type { Post } from "#shared/posts/post-shapes.ts";
import { openAiClient } from "../../providers/openai-client.ts";
import { createOpenAiSpeaker } from "../../providers/speech/openai-speaker.ts";
import type { Storage } from "../../providers/storage/storage.ts";
import { systemCtx } from "../../testing/ctx-of.ts";
import { runJobs } from "../../testing/app/run-jobs.ts";
import { createTestApp } from "../../testing/create-test-app.ts";
import { member, type TestMember } from "../../testing/member.ts";
import { post } from "../../testing/post.ts";
import { startPracticeModel } from "../../../build/practice/model/start-practice-model.ts";
import { giveXp, ledgerFaults, xpOf } from "../../testing/xp.ts";
import { sweepAudio } from "./sweep-abandoned-audio.ts";

const server = await startPracticeModel();
afterAll(() => server.close());
const speaker = createOpenAiSpeaker({
  client: openAiClient({ apiKey: "key", baseUrl: server.baseUrl }),
  model: "some-tts",
});
const t = await createTestApp({ providers: { speaker } });

let author: TestMember;
let ada: TestMember;
let id: string;
beforeEach(async () => {
  server.reset();
  [author, ada] = [await member(t), await member(t)];
  await giveXp(t, ada.id, 100);
  ({ id } = await post(t, { authorId: author.id, content: "Breathe in, breathe out. ".repeat(12) }));
});

const xp = async (of: TestMember) => (await xpOf(t, of.id)).xp;
const ask = (by: TestMember) => by.post(`/api/posts/${id}/tts`);
const remove = (by: TestMember) => by.delete(`/api/posts/${id}/audio`);
const rows = () => t.sql`select id from post_audio where member_id in (${ada.id}, ${author.id})`;
const audioUrlFor = async (by: TestMember) =>
  (await (await by.get(`/api/posts/${id}`)).json() as Post).audioUrl;

async function made(by = ada): Promise<string> {
  return (await (await ask(by)).json() as { audioUrl: string }).audioUrl;
}

async function hasFile(url: string): Promise<boolean> {
  return (await t.storedFiles()).includes(`audio/${url.split("/").at(-1)}.mp3`);
}

test("removes the audio in every voice for the author without cost, and changes nothing when repeated", async () => {
  const bob = await member(t);
  await giveXp(t, bob.id, 100);
  await bob.put("/api/users/settings", { ttsVoice: "onyx" });
  const urls = [await made(), await made(bob)];
  for (let n = 0; n < 2; n++) {
    const removed = await remove(author);
    expect([removed.status, await removed.json()]).toEqual([200, { success: true, xpSpent: 0 }]);
    await runJobs(t);
  }
  for (const url of urls) {
    expect([(await t.get(url)).status, await hasFile(url)]).toEqual([404, false]);
  }
  expect([await audioUrlFor(author), await audioUrlFor(ada), await rows()]).toEqual([null, null, []]);
  expect([await xp(author), await xp(ada)]).toEqual([0, 70]);
  expect(await made()).not.toBe(urls[0]);
  expect(await xp(ada)).toBe(40);
});

test("returns 403 to a stranger and 404 across a block", async () => {
  const [url, stranger, blocked] = [await made(), await member(t), await member(t)];
  await author.post(`/api/users/${blocked.id}/block`);
  const answers = [await remove(stranger), await remove(ada), await remove(blocked)];
  expect(answers.map(({ status }) => status)).toEqual([403, 403, 404]);
  expect((await author.delete(`/api/posts/${crypto.randomUUID()}/audio`)).status).toBe(404);
  expect((await t.get(url)).status).toBe(200);
});

test("removes the audio of a deleted post", async () => {
  const url = await made();
  expect(await hasFile(url)).toBe(true);
  expect((await author.delete(`/api/posts/${id}`)).status).toBe(200);
  await runJobs(t);
  expect([(await t.get(url)).status, await hasFile(url), await rows()]).toEqual([404, false, []]);
});

test("retries a file that could not be removed in each cleanup", async () => {
  const [url, other] = [await made(), await member(t)];
  const remaining = await post(t, { authorId: other.id, content: "Walk slowly, look around. ".repeat(12) });
  const kept = await (await ada.post(`/api/posts/${remaining.id}/tts`)).json() as { audioUrl: string };
  await t.sql`delete from posts where id in (${id}, ${remaining.id})`;
  const stuck = url.split("/").at(-1) ?? "";
  const storage: Storage = {
    ...t.deps.providers.storage,
    delete: (key) =>
      key.includes(stuck)
        ? Promise.reject(new Error("The disk is away"))
        : t.deps.providers.storage.delete(key),
  };
  await sweepAudio(systemCtx({ ...t.deps, providers: { ...t.deps.providers, storage } }));
  expect([await hasFile(url), await hasFile(kept.audioUrl), (await rows()).length]).toEqual([true, false, 1]);
  await sweepAudio(systemCtx(t.deps));
  expect([await hasFile(url), await rows()]).toEqual([false, []]);
});

test("refunds and replaces an abandoned attempt, although its file cannot be removed", async () => {
  const claim = crypto.randomUUID();
  await t.sql`
    insert into post_audio (id, post_id, voice, member_id, state, expires_at, created_at)
    values (${claim}, ${id}, 'alloy', ${ada.id}, 'generating', ${t.clock.now()}, ${t.clock.now()})`;
  const storage = {
    ...t.deps.providers.storage,
    delete: () => Promise.reject(new Error("The disk is away")),
  };
  await sweepAudio(systemCtx({ ...t.deps, providers: { ...t.deps.providers, storage } }));
  expect((await ask(ada)).status).toBe(200);
  expect((await rows()).length).toBe(2);
  await sweepAudio(systemCtx(t.deps));
  expect((await rows()).length).toBe(1);
});

test("stops a cleanup with the process, and resumes it in the next one", async () => {
  const url = await made();
  await t.sql`delete from posts where id = ${id}`;
  await sweepAudio(systemCtx(t.deps), AbortSignal.abort());
  expect(await hasFile(url)).toBe(true);
  await sweepAudio(systemCtx(t.deps));
  expect(await hasFile(url)).toBe(false);
});

test("removes the audio of a deleted account's posts in the next cleanup", async () => {
  const url = await made();
  await t.sql`delete from members where id = ${author.id}`;
  await sweepAudio(systemCtx(t.deps));
  expect([await hasFile(url), await rows()]).toEqual([false, []]);
});

test.each([
  ["the post is deleted", 404, () => author.delete(`/api/posts/${id}`)],
  ["its author removes the audio", 409, () => remove(author)],
])("refunds the XP when %s while the audio is generated", async (_, status, takeAway) => {
  const held = server.hold("speech");
  const asked = ask(ada);
  await held.asked;
  expect((await takeAway()).status).toBe(200);
  held.release();
  expect((await asked).status).toBe(status);
  expect([await xp(ada), await rows()]).toEqual([100, []]);
  expect(await ledgerFaults(t)).toEqual([]);
});

test("lets an author delete a post while its audio is generated", async () => {
  await giveXp(t, author.id, 100);
  const held = server.hold("speech");
  const asked = ask(author);
  await held.asked;
  const deleted = author.delete(`/api/posts/${id}`);
  held.release();
  expect((await deleted).status).toBe(200);
  // Ready first, or deleted first: either way no file is left.
  expect([200, 404]).toContain((await asked).status);
  await sweepAudio(systemCtx(t.deps));
  expect(await rows()).toEqual([]);
  expect(await ledgerFaults(t)).toEqual([]);
});
