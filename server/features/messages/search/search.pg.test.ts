import { beforeEach, expect, test } from "vitest";
import type { DirectMessage } from "#shared/messages/shapes.ts";
import { createTestApp } from "../../../testing/create-test-app.ts";
import { member, type TestMember } from "../../../testing/member.ts";

const t = await createTestApp();
let ada: TestMember;
let bob: TestMember;
let cai: TestMember;
beforeEach(async () => {
  [ada, bob, cai] = [await member(t), await member(t), await member(t)];
  for (const [one, other] of [[ada, bob], [bob, ada], [cai, bob]] as const) {
    await one.post(`/api/users/${other.id}/follow`);
  }
});

async function say(from: TestMember, to: TestMember, content: string): Promise<DirectMessage> {
  t.clock.advance(1_000);
  const response = await from.post("/api/messages", { receiverId: to.id, content });
  expect(response.status).toBe(201);
  return await response.json() as DirectMessage;
}

async function find(
  who: TestMember,
  q: string,
  more = "",
): Promise<{ contents: string[]; cursor: string | null }> {
  const response = await who.get(`/api/messages/search?q=${encodeURIComponent(q)}${more}`);
  expect(response.status).toBe(200);
  const found = await response.json() as { message: DirectMessage }[];
  return {
    contents: found.map(({ message }) => message.content),
    cursor: response.headers.get("x-next-cursor"),
  };
}

const contents = async (who: TestMember, q: string) => (await find(who, q)).contents;

test("finds whole words of both members, newest first, with the other member and the message's place", async () => {
  const first = await say(ada, bob, "Tea by the lake");
  await say(bob, ada, "The LAKE is still");
  await say(bob, ada, "Lakeside");
  expect(await contents(ada, "lake")).toEqual(["The LAKE is still", "Tea by the lake"]);
  expect(await contents(bob, "tea lake")).toEqual(["Tea by the lake"]);
  const [found] = await (await bob.get("/api/messages/search?q=tea")).json() as object[];
  expect(found).toMatchObject({ message: { id: first.id, position: first.position }, user: { id: ada.id } });
});

test("finds nothing for a third member, by word or by the members' ids", async () => {
  await say(ada, bob, "Between us");
  await say(cai, bob, "Hello");
  for (const q of ["between", ada.id, bob.id, `between ${cai.id}`]) {
    expect(await contents(cai, q)).toEqual([]);
  }
});

test.each(["", " ", "!!!", "'", "& |", "\\", "%", "':*", "<->"])(
  "treats %j as no word or a plain one",
  async (q) => {
    await say(ada, bob, "Hello");
    expect(await contents(ada, q)).toEqual([]);
  },
);

test("finds neither unsent nor declined nor hidden messages", async () => {
  const unsent = await say(ada, bob, "Unsent lake");
  const hidden = await say(ada, bob, "Hidden lake");
  await say(cai, bob, "Declined lake");
  await ada.delete(`/api/messages/${unsent.id}`);
  await bob.put(`/api/conversations/${cai.id}/decline`);
  await t.sql`update messages set moderation_level = 'none' where id = ${hidden.id}`;
  expect(await contents(bob, "lake")).toEqual([]);
  expect(await contents(ada, "lake")).toEqual(["Hidden lake"]);
  expect(await contents(cai, "lake")).toEqual(["Declined lake"]);
});

test("still finds old messages across a block", async () => {
  await say(ada, bob, "An old lake");
  await bob.post(`/api/users/${ada.id}/block`);
  for (const one of [ada, bob]) expect(await contents(one, "lake")).toEqual(["An old lake"]);
});

test("pages by cursor", async () => {
  for (let n = 1; n <= 5; n++) await say(ada, bob, `Lake ${n}`);
  const first = await find(bob, "lake", "&limit=3");
  expect(first.contents).toEqual(["Lake 5", "Lake 4", "Lake 3"]);
  expect(await find(bob, "lake", `&limit=3&cursor=${first.cursor}`)).toEqual({
    contents: ["Lake 2", "Lake 1"],
    cursor: null,
  });
});
