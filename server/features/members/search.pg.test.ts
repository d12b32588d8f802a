import { expect, test } from "vitest";
import { type MemberCard, memberCard } from "#shared/members/member-card.ts";
import { createTestApp } from "../../testing/create-test-app.ts";
import { member } from "../../testing/member.ts";

const t = await createTestApp();
const ada = await member(t, { username: "Ada", displayName: "Countess" });
const adam = await member(t, { username: "adam_smith", displayName: "Adam" });
const grada = await member(t, { username: "grada", displayName: "Gertrud" });
const king = await member(t, { username: "lovelace", displayName: "Ada King" });
const reader = await member(t, { username: "reader", displayName: "Zoë" });

async function found(q: string, more = ""): Promise<string[]> {
  const response = await reader.get(`/api/users/search?q=${encodeURIComponent(q)}${more}`);
  expect(response.status).toBe(200);
  return (await response.json() as MemberCard[]).map(({ id }) => id);
}

test("finds by username and display name, best matches first", async () => {
  for (const q of ["ada", "@ADA", " Ada "]) {
    expect(await found(q)).toEqual([ada.id, adam.id, king.id, grada.id]);
  }
});

test("finds despite a typo, and by two first letters", async () => {
  expect(await found("lovelase")).toEqual([king.id]);
  expect(await found("gr")).toEqual([grada.id]);
  expect(await found("zoë")).toEqual([reader.id]);
});

test.each(["", "  ", "@", "%", "_", "\\", "%%%", "nobody_like_this"])("finds nobody by %j", async (q) => {
  expect(await found(q)).toEqual([]);
});

test("pages by offset and by cursor", async () => {
  const all = await found("ada");
  expect(await found("ada", "&limit=2&offset=2")).toEqual(all.slice(2));
  const first = await reader.get("/api/users/search?q=ada&limit=2");
  const next = first.headers.get("x-next-cursor");
  expect(await found("ada", `&limit=2&cursor=${next}`)).toEqual(all.slice(2));
});

test("leaves out members hidden by a block", async () => {
  const hidden = await member(t, { username: "hidden.one" });
  expect(await found("hidden.one")).toEqual([hidden.id]);
  await hidden.post(`/api/users/${reader.id}/block`);
  expect(await found("hidden.one")).toEqual([]);
});

test("returns member cards, and refuses signed-out callers and bad pages", async () => {
  const [card] = await (await reader.get("/api/users/search?q=countess")).json() as MemberCard[];
  expect(Object.keys(card ?? {}).toSorted()).toEqual(Object.keys(memberCard.shape).toSorted());
  expect(JSON.stringify(card)).not.toContain("example.org");
  expect((await t.get("/api/users/search?q=ada")).status).toBe(401);
  expect((await reader.get("/api/users/search?q=ada&limit=0")).status).toBe(400);
  expect((await reader.get("/api/users/search?q=ada&cursor=x")).status).toBe(400);
});
