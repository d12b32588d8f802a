import { afterAll, beforeEach, expect, test } from "vitest";
import type { Post } from "#shared/posts/post-shapes.ts";
import { xpHeader } from "#shared/xp/xp-header.ts";
import { openAiClient } from "../../providers/openai-client.ts";
import { markMp3 } from "../../providers/speech/mark-mp3.ts";
import { createOpenAiSpeaker } from "../../providers/speech/openai-speaker.ts";
import { giveCrown } from "../../testing/badge.ts";
import { createTestApp } from "../../testing/create-test-app.ts";
import { member, type TestMember } from "../../testing/member.ts";
import { post } from "../../testing/post.ts";
import { createSilentMp3, startPracticeModel } from "../../../build/practice/model/start-practice-model.ts";
import { giveXp, ledgerFaults, xpOf } from "../../testing/xp.ts";

const server = await startPracticeModel();
afterAll(() => server.close());
const speaker = createOpenAiSpeaker({
  client: openAiClient({ apiKey: "key", baseUrl: server.baseUrl }),
  model: "some-tts",
});
const t = await createTestApp({ providers: { speaker } });
beforeEach(() => server.reset());

const long = `The lake was still this morning. ${"Breathe in, breathe out. ".repeat(12)}`.trim();
const audioIdPattern = /^\/api\/audio\/[0-9a-f-]{36}$/;
const xp = async (of: TestMember) => (await xpOf(t, of.id)).xp;
const ask = (by: TestMember, id: string) => by.post(`/api/posts/${id}/tts`);
const read = async (by: TestMember, id: string) => await (await by.get(`/api/posts/${id}`)).json() as Post;

async function audioOf(by: TestMember, id: string): Promise<string> {
  const response = await ask(by, id);
  expect(response.status).toBe(200);
  return (await response.json() as { audioUrl: string }).audioUrl;
}

async function listener(amount = 100): Promise<TestMember> {
  const made = await member(t);
  await giveXp(t, made.id, amount);
  return made;
}

test("charges the first member 30 XP, and no later member", async () => {
  const [author, ada, bob] = [await member(t), await listener(), await listener(0)];
  const { id } = await post(t, { authorId: author.id, content: long });
  const response = await ask(ada, id);
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({
    audioUrl: expect.stringMatching(audioIdPattern) as string,
    message: "Audio generated successfully",
    madeWithAi: true,
  });
  expect(server.asked.map(({ body }) => body)).toEqual([
    { model: "some-tts", voice: "alloy", input: long, response_format: "mp3" },
  ]);
  expect(await xp(ada)).toBe(70);
  expect(response.headers.get(xpHeader)).toMatch(/70/);
  const [again, asBob] = [await audioOf(ada, id), await audioOf(bob, id)];
  expect(again).toBe(asBob);
  expect([await xp(ada), await xp(bob), server.asked.length]).toEqual([70, 0, 1]);
  for (const reader of [ada, bob, author]) {
    expect(await read(reader, id)).toMatchObject({ audioUrl: again, audioMadeWithAi: true });
  }
  const history = await (await ada.get(`/api/users/${ada.id}/xp-transactions`)).json() as object[];
  expect(history[0]).toMatchObject({ type: "spent", amount: 30, reasonCode: "tts" });
});

test("generates and charges each voice separately, and offers it to members with that voice", async () => {
  const [author, ada, bob] = [await member(t), await listener(), await listener()];
  const { id } = await post(t, { authorId: author.id, content: long });
  const inAlloy = await audioOf(ada, id);
  await bob.put("/api/users/settings", { ttsVoice: "nova" });
  expect(await read(bob, id)).toMatchObject({ audioUrl: null, audioMadeWithAi: false });
  const inNova = await audioOf(bob, id);
  expect(inNova).not.toBe(inAlloy);
  expect([await xp(ada), await xp(bob)]).toEqual([70, 70]);
  expect(server.asked.map(({ body }) => body.voice)).toEqual(["alloy", "nova"]);
  expect([(await read(ada, id)).audioUrl, (await read(bob, id)).audioUrl]).toEqual([inAlloy, inNova]);
});

test("offers the author audio in any voice", async () => {
  const [author, ada, bob] = [await member(t), await listener(), await member(t)];
  const { id } = await post(t, { authorId: author.id, content: long });
  for (const other of [author, bob]) await other.put("/api/users/settings", { ttsVoice: "fable" });
  const made = await audioOf(ada, id);
  expect([(await read(author, id)).audioUrl, (await read(bob, id)).audioUrl]).toEqual([made, null]);
});

test("takes a quarter off with a crown until it expires, rounded up", async () => {
  const [author, ada] = [await member(t), await listener()];
  const [first, second] = [
    await post(t, { authorId: author.id, content: long }),
    await post(t, { authorId: author.id, content: long }),
  ];
  await giveCrown(t, ada.id);
  await audioOf(ada, first.id);
  expect(await xp(ada)).toBe(77);
  await giveCrown(t, ada.id, t.clock.now());
  await audioOf(ada, second.id);
  expect(await xp(ada)).toBe(47);
});

test("charges one of many simultaneous callers, and returns the same audio to all", async () => {
  const author = await member(t);
  const all = await Promise.all(Array.from({ length: 8 }, () => listener(30)));
  const { id } = await post(t, { authorId: author.id, content: long });
  const held = server.hold("speech");
  const asked = all.map((one) => audioOf(one, id));
  await held.asked;
  held.release();
  expect(new Set(await Promise.all(asked)).size).toBe(1);
  const left = await Promise.all(all.map(xp));
  expect(left.toSorted((a, b) => a - b)).toEqual([0, 30, 30, 30, 30, 30, 30, 30]);
  expect(server.asked).toHaveLength(1);
});

test("generates the audio of a repost's original", async () => {
  const [author, ada, bob] = [await member(t), await listener(), await member(t)];
  const { id } = await post(t, { authorId: author.id, content: long });
  await bob.post(`/api/posts/${id}/repost`);
  const [entry] = await (await ada.get("/api/posts?limit=1")).json() as Post[];
  const made = await audioOf(ada, entry?.id ?? "");
  expect(await audioOf(bob, id)).toBe(made);
  const [after] = await (await ada.get("/api/posts?limit=1")).json() as Post[];
  expect([after?.audioUrl, after?.repostedPost?.audioUrl]).toEqual([made, made]);
});

test("sends hashtags, mentions and addresses to the service as words", async () => {
  const [author, ada] = [await member(t), await listener()];
  const content = `${long} #MorningWalk with @ada at https://example.org/x?y=1`;
  await audioOf(ada, (await post(t, { authorId: author.id, content })).id);
  expect(server.asked[0]?.body.input).toBe(`${long} Morning Walk with ada at link to example.org`);
});

test("returns the same without another charge for a repeated Idempotency-Key", async () => {
  const [author, ada] = [await member(t), await listener()];
  const { id } = await post(t, { authorId: author.id, content: long });
  const headers = { "Idempotency-Key": crypto.randomUUID() };
  const bodies = await Promise.all([1, 2].map(async () => {
    const response = await ada.request("POST", `/api/posts/${id}/tts`, { headers });
    return await response.text();
  }));
  expect(bodies[0]).toBe(bodies[1]);
  expect(await xp(ada)).toBe(70);
});

test("serves the audio whole, in parts, and as 304 for a known version", async () => {
  const [author, ada] = [await member(t), await listener()];
  const url = await audioOf(ada, (await post(t, { authorId: author.id, content: long })).id);
  const whole = await t.get(url);
  const file = new Uint8Array(markMp3(createSilentMp3()));
  const sound = file.length - createSilentMp3().length;
  expect(whole.status).toBe(200);
  expect(Object.fromEntries(whole.headers)).toMatchObject({
    "content-type": "audio/mpeg",
    "content-length": String(file.length),
    "accept-ranges": "bytes",
    "cache-control": "public, max-age=86400, s-maxage=600, immutable",
  });
  expect(new Uint8Array(await whole.arrayBuffer())).toEqual(file);
  const part = await t.request("GET", url, { headers: { Range: `bytes=${sound}-${sound + 3}` } });
  expect([part.status, part.headers.get("content-range")]).toEqual([
    206,
    `bytes ${sound}-${sound + 3}/${file.length}`,
  ]);
  expect([...new Uint8Array(await part.arrayBuffer())]).toEqual([0xff, 0xfb, 0x90, 0xc4]);
  const held = await t.request("GET", url, {
    headers: { "If-None-Match": whole.headers.get("etag") ?? "" },
  });
  expect(held.status).toBe(304);
  expect((await t.get(`/api/audio/${crypto.randomUUID()}`)).status).toBe(404);
});

test("keeps the ledger correct in all tests", async () => {
  expect(await ledgerFaults(t)).toEqual([]);
});
