import { afterAll, beforeEach, expect, test } from "vitest";
import { waitingNotes } from "#shared/assistant/free-note.ts";
import { createApp } from "../../app.ts";
import { openAiClient } from "../../providers/openai-client.ts";
import { createOpenAiSpeaker } from "../../providers/speech/openai-speaker.ts";
import { systemCtx } from "../../testing/ctx-of.ts";
import { createTestApp } from "../../testing/create-test-app.ts";
import { member, type TestMember } from "../../testing/member.ts";
import { post } from "../../testing/post.ts";
import { requestsOf } from "../../testing/requests.ts";
import { startPracticeModel } from "../../../build/practice/model/start-practice-model.ts";
import { writeText } from "../../language/write-text.ts";
import { giveXp, ledgerFaults, xpOf } from "../../testing/xp.ts";
import { sweepAudio } from "./sweep-abandoned-audio.ts";

const server = await startPracticeModel();
afterAll(() => server.close());
const speaker = createOpenAiSpeaker({
  client: openAiClient({ apiKey: "key", baseUrl: server.baseUrl }),
  model: "some-tts",
});
const t = await createTestApp({ providers: { speaker } });

const long = "Breathe in, breathe out. ".repeat(12).trim();
let author: TestMember;
let ada: TestMember;
let id: string;
beforeEach(async () => {
  server.reset();
  [author, ada] = [await member(t), await member(t)];
  await giveXp(t, ada.id, 100);
  ({ id } = await post(t, { authorId: author.id, content: long }));
});

const xp = async (of: TestMember) => (await xpOf(t, of.id)).xp;
const ask = (by: Pick<TestMember, "post">, postId = id) => by.post(`/api/posts/${postId}/tts`);
const rows = () => t.sql<{ state: string }[]>`select state from post_audio where member_id = ${ada.id}`;
const bodyOf = async (response: Response) => await response.json() as { code: string; message: string };

async function expectRefused(response: Response, status: number, code: string): Promise<void> {
  expect([response.status, (await bodyOf(response)).code]).toEqual([status, code]);
  expect([await xp(ada), (await rows()).length, server.asked.length]).toEqual([100, 0, 0]);
}

test("returns 401 to signed-out callers", async () => {
  await expectRefused(await ask(t), 401, "unauthenticated");
  expect((await t.delete(`/api/posts/${id}/audio`)).status).toBe(401);
});

test.each(["author", "reader"])("returns 404 across a block: %s", async (who) => {
  const [by, whom] = who === "author" ? [author, ada] : [ada, author];
  await by.post(`/api/users/${whom.id}/block`);
  await expectRefused(await ask(ada), 404, "not_found");
});

test("returns 404 for an unknown or malformed id", async () => {
  await expectRefused(await ask(ada, crypto.randomUUID()), 404, "not_found");
  await expectRefused(await ask(ada, "nonsense"), 404, "not_found");
});

test("returns 404 for a post that the member's filter hides", async () => {
  const hidden = await post(t, { authorId: author.id, content: long, moderationLevel: "none" });
  await expectRefused(await ask(ada, hidden.id), 404, "not_found");
});

test("returns 404 for a post without a level, and refuses it to its author", async () => {
  const waiting = await post(t, { authorId: ada.id, content: long, moderationLevel: null });
  await expectRefused(await ask(author, waiting.id), 404, "not_found");
  await expectRefused(await ask(ada, waiting.id), 409, "conflict");
});

test("refuses 200 characters and accepts 201", async () => {
  const short = await post(t, { authorId: author.id, content: "x".repeat(200) });
  await expectRefused(await ask(ada, short.id), 400, "invalid_input");
  const enough = await post(t, { authorId: author.id, content: "x".repeat(201) });
  expect((await ask(ada, enough.id)).status).toBe(200);
});

test("refuses a post without words", async () => {
  const signs = await post(t, { authorId: author.id, content: "✨ ".repeat(120) });
  await expectRefused(await ask(ada, signs.id), 400, "invalid_input");
});

test("refuses a member with too little XP, and lets the next member pay", async () => {
  const poor = await member(t);
  await giveXp(t, poor.id, 29);
  const refused = await ask(poor);
  expect([refused.status, (await bodyOf(refused)).message]).toEqual([
    402,
    "This costs 30 XP; you have 29.",
  ]);
  expect([await xp(poor), server.asked.length]).toEqual([29, 0]);
  expect((await ask(ada)).status).toBe(200);
});

test("refunds the XP when the service fails, and lets a retry succeed", async () => {
  server.behave("speech", { status: 500 });
  const failed = await ask(ada);
  expect(failed.status).toBe(503);
  expect((await bodyOf(failed)).message).toContain("Your XP has been refunded");
  expect([await xp(ada), await rows()]).toEqual([100, []]);
  expect((await xpOf(t, ada.id)).lifetime).toBe(100);
  server.reset();
  expect((await ask(ada)).status).toBe(200);
  expect(await xp(ada)).toBe(70);
});

test("says that reading aloud does not work here when the service has no such model", async () => {
  server.behave("speech", { status: 404, message: "The model does not exist" });
  expect((await bodyOf(await ask(ada))).message)
    .toBe("Reading aloud doesn't work here for now. Your XP has been refunded.");
});

test("does not promise a refund that fails now, and refunds in the cleanup", async () => {
  server.behave("speech", { status: 500 });
  await t.sql`alter table xp_transfers add constraint no_refunds check (reason <> 'refund') not valid`;
  const failed = await ask(ada);
  await t.sql`alter table xp_transfers drop constraint no_refunds`;
  expect((await bodyOf(failed)).message).toContain("Your XP will be refunded in a few minutes");
  expect([await xp(ada), await rows()]).toEqual([70, [{ state: "generating" }]]);
  t.clock.advance(2 * 60_000);
  await sweepAudio(systemCtx(t.deps));
  expect([await xp(ada), await rows()]).toEqual([100, []]);
});

test("generates the audio for, and charges, a member who waited for a failed attempt", async () => {
  const bob = await member(t);
  await giveXp(t, bob.id, 50);
  const held = server.hold("speech");
  server.behave("speech", { times: 1, status: 500 });
  const asked = ask(ada);
  await held.asked;
  const waiting = ask(bob);
  held.release();
  expect([(await asked).status, (await waiting).status]).toEqual([503, 200]);
  expect([await xp(ada), await xp(bob)]).toEqual([100, 20]);
});

test("refunds the XP and aborts the service's call when the caller leaves", async () => {
  const held = server.hold("speech");
  const leaving = new AbortController();
  const { publicUrl } = t.config;
  const request = new Request(`${publicUrl}/api/posts/${id}/tts`, {
    method: "POST",
    headers: { Origin: publicUrl, Authorization: `Bearer ${ada.token}` },
    signal: leaving.signal,
  });
  const asked = t.app.fetch(request, { remoteAddress: "127.0.0.1" });
  await held.asked;
  expect(await xp(ada)).toBe(70);
  leaving.abort();
  await held.left;
  expect((await asked).status).toBe(503);
  expect([await xp(ada), await rows()]).toEqual([100, []]);
});

test("refunds the XP when the file cannot be stored", async () => {
  const storage = { ...t.deps.providers.storage, put: () => Promise.reject(new Error("The disk is full")) };
  const full = {
    app: createApp({ ...t.deps, providers: { ...t.deps.providers, storage } }),
    config: t.config,
  };
  const failed = await ask(requestsOf(full, { Authorization: `Bearer ${ada.token}` }));
  expect(failed.status).toBe(503);
  expect([await xp(ada), await rows()]).toEqual([100, []]);
});

test("refunds the XP once in the cleanup after a process died between payment and audio", async () => {
  await dieWhileMaking();
  await sweepAudio(systemCtx(t.deps));
  expect([await xp(ada), (await rows()).length]).toEqual([70, 1]);
  t.clock.advance(2 * 60_000);
  await Promise.all([sweepAudio(systemCtx(t.deps)), sweepAudio(systemCtx(t.deps))]);
  await sweepAudio(systemCtx(t.deps));
  expect([await xp(ada), await rows()]).toEqual([100, []]);
  expect((await ask(ada)).status).toBe(200);
  expect(await xp(ada)).toBe(70);
});

test("does not make a new request wait for the cleanup after a process died", async () => {
  await dieWhileMaking();
  t.clock.advance(2 * 60_000);
  const bob = await member(t);
  await giveXp(t, bob.id, 30);
  expect((await ask(bob)).status).toBe(200);
  expect([await xp(ada), await xp(bob)]).toEqual([100, 0]);
});

test("does not serve audio of an attempt that was refunded meanwhile", async () => {
  const held = server.hold("speech");
  const asked = ask(ada);
  await held.asked;
  t.clock.advance(2 * 60_000);
  await sweepAudio(systemCtx(t.deps));
  held.release();
  expect((await asked).status).toBe(409);
  expect([await xp(ada), await rows()]).toEqual([100, []]);
});

test("reports a missing provider in the current-user call, and returns 503 without a charge", async () => {
  const bare = await createTestApp();
  const bob = await member(bare);
  expect(await bodyOf(await bob.get("/api/auth/user"))).toMatchObject({ canMakeAudio: false });
  expect(await bodyOf(await ada.get("/api/auth/user"))).toMatchObject({ canMakeAudio: true });
  await giveXp(bare, bob.id, 100);
  const { id: postId } = await post(bare, { authorId: bob.id, content: long });
  const refused = await ask(bob, postId);
  expect(refused.status).toBe(503);
  expect(await bodyOf(refused)).toMatchObject({
    code: "ai_not_configured",
    message: "Audio isn't available here because no AI service is set up. Nothing was charged.",
  });
  expect((await xpOf(bare, bob.id)).xp).toBe(100);
});

test("keeps the ledger correct in all tests", async () => {
  expect(await ledgerFaults(t)).toEqual([]);
});

/** Leaves the claim and the charge of a process that was killed after payment. */
async function dieWhileMaking(): Promise<void> {
  const reached = Promise.withResolvers<void>();
  const speak = () => {
    reached.resolve();
    return new Promise<never>(() => {});
  };
  const dying = {
    app: createApp({ ...t.deps, providers: { ...t.deps.providers, speaker: { speak } } }),
    config: t.config,
  };
  void requestsOf(dying, { Authorization: `Bearer ${ada.token}` }).post(`/api/posts/${id}/tts`);
  await reached.promise;
}

test("reads its author a post with words of crisis for no XP in three hours, and others at the usual price", async () => {
  const content = `I feel so alone and hopeless. ${long}`;
  const own = await post(t, { authorId: ada.id, content });
  const answer = await ask(ada, own.id);
  expect((await bodyOf(answer.clone())).message).toBe(writeText(waitingNotes.audio, "en"));
  await expectRefused(answer, 409, "conflict");
  await giveXp(t, author.id, 100);
  expect((await ask(author, own.id)).status).toBe(200);
  // Existing audio is free for everyone, and other posts are read at the usual price.
  expect([(await ask(ada, own.id)).status, (await ask(ada)).status]).toEqual([200, 200]);
  const later = await post(t, { authorId: ada.id, content });
  t.clock.advance(3 * 60 * 60_000);
  expect((await ask(ada, later.id)).status).toBe(200);
});
