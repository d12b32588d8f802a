import { beforeEach, expect, test } from "vitest";
import { searchCases } from "#shared/search/testing/search-cases.ts";
import type { DirectMessage } from "#shared/messages/shapes.ts";
import { createCtx } from "../../../context.ts";
import { createTestApp } from "../../../testing/create-test-app.ts";
import { member, type TestMember } from "../../../testing/member.ts";
import { removeContentOfMember } from "../../account/remove-content-of-member.ts";

const t = await createTestApp();
let ada: TestMember;
let bob: TestMember;
beforeEach(async () => {
  [ada, bob] = [await member(t), await member(t)];
  await ada.post(`/api/users/${bob.id}/follow`);
});

async function say(content: string): Promise<string> {
  t.clock.advance(1000);
  const response = await ada.post("/api/messages", { receiverId: bob.id, content });
  expect(response.status).toBe(201);
  return (await response.json() as DirectMessage).id;
}

async function find(who: TestMember, q: string): Promise<string[]> {
  const response = await who.get(`/api/messages/search?q=${encodeURIComponent(q)}&limit=50`);
  expect(response.status).toBe(200);
  return (await response.json() as { message: DirectMessage }[]).map(({ message }) => message.content);
}

const columns = async (id: string) =>
  (await t.sql`select content, search_text, search_tokens from messages where id = ${id}`)[0];

test("finds what is in messages of every script", async () => {
  for (const { text } of searchCases.posts) await say(text);
  for (const { text, found, notFound = [] } of searchCases.posts) {
    for (const q of found) expect([q, await find(bob, q)]).toEqual([q, expect.arrayContaining([text])]);
    for (const q of notFound) expect([q, await find(bob, q)]).toEqual([q, []]);
  }
  expect(await find(ada, "歩")).toEqual(["今日はいい天気なので散歩した"]);
  expect(await find(ada, "天気散歩")).toEqual([]);
  expect(await find(ada, "散歩 今日")).toEqual(["今日はいい天気なので散歩した"]);
});

test("finds words by their beginning where the member has no such word, page by page", async () => {
  for (const text of ["Lakeside", "A lake", "Lakes", "산책을 했다"]) await say(text);
  expect(await find(bob, "lake")).toEqual(["A lake"]);
  expect(await find(bob, "lak")).toEqual(["Lakes", "A lake", "Lakeside"]);
  expect([await find(bob, "la"), await find(bob, "산채")]).toEqual([[], ["산책을 했다"]]);
  const first = await bob.get("/api/messages/search?q=lak&limit=2");
  // The list goes on as it began, whatever comes meanwhile.
  await say("lak");
  const next = await bob.get(
    `/api/messages/search?q=lak&limit=2&cursor=${first.headers.get("x-next-cursor")}`,
  );
  expect((await next.json() as { message: DirectMessage }[]).map(({ message }) => message.content)).toEqual([
    "Lakeside",
  ]);
  expect((await bob.get("/api/messages/search?q=lak&cursor=~x")).status).toBe(400);
});

test("finds no message that lacks a part between the words, or the words of another pair", async () => {
  await say("19 people had covid");
  expect(await find(bob, "covid-19")).toEqual([]);
  expect(await find(await member(t), "covid")).toEqual([]);
});

test("takes the text and what it is found by out of an unsent message in one statement", async () => {
  const id = await say("Secret lake");
  expect(await columns(id)).toMatchObject({ search_tokens: "'lake' 'secret'" });
  await ada.delete(`/api/messages/${id}`);
  const nothing = { content: "", search_text: null, search_tokens: null };
  expect(await columns(id)).toEqual(nothing);
  for (const who of [ada, bob]) expect(await find(who, "secret")).toEqual([]);
});

test("no longer finds what a removed member's job unsent, nor what the receiver declined", async () => {
  const cai = await member(t);
  await cai.post(`/api/users/${bob.id}/follow`);
  await say("Quiet lake");
  const sent = await cai.post("/api/messages", { receiverId: bob.id, content: "Loud lake" });
  const { id } = await sent.json() as DirectMessage;
  const job = createCtx(t.deps, { type: "system", name: "test" });
  const removal = { memberId: cai.id, isKept: false, keepsMessages: false };
  await removeContentOfMember(job, removal, new AbortController().signal);
  expect(await columns(id)).toEqual({ content: "", search_text: null, search_tokens: null });
  expect(await find(bob, "lake")).toEqual(["Quiet lake"]);
  await bob.put(`/api/conversations/${ada.id}/decline`);
  expect([await find(bob, "lake"), await find(ada, "lake")]).toEqual([[], ["Quiet lake"]]);
});
