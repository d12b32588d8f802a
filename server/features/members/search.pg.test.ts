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

async function meant(q: string, more = "", who = reader): Promise<string | null> {
  const response = await who.get(`/api/users/search?q=${encodeURIComponent(q)}${more}`);
  const name = response.headers.get("x-did-you-mean");
  return name && decodeURIComponent(name);
}

test("a search that differs from a name by one letter is told the name, in every script", async () => {
  for (
    const [n, displayName] of ["Hana Suzuki", "Хелина Пек", "山田太郎", "김지은", "สมชาย", "محمد"].entries()
  ) await member(t, { username: `qx${"bcdfgh"[n]}_${n}`, displayName });
  const searches = [
    ["Hama", "Hana"],
    ["hna", "Hana"],
    ["@haan", "Hana"],
    ["hannaa", null],
    ["hana suzuku", "Hana Suzuki"],
    ["Хилина", "Хелина"],
    ["山田大郎", "山田太郎"],
    ["김지운", "김지은"],
    ["สมชาญ", "สมชาย"],
    ["محمذ", "محمد"],
    ["lovelase", "lovelace"],
  ] as const;
  for (const [q, name] of searches) expect([q, await meant(q)]).toEqual([q, name]);
  expect(await meant("hama", "&offset=1")).toBeNull();
});

test("nobody is told a name when the searched one exists, or when more than two people are found", async () => {
  expect(await meant("hana")).toBeNull();
  await member(t, { username: "qy_one", displayName: "Hama" });
  expect(await meant("hama")).toBeNull();
  await member(t, { username: "qz_0", displayName: "Hamette" });
  expect(await meant("hame")).toBe("Hama");
  for (const n of [1, 2]) await member(t, { username: `qz_${n}`, displayName: "Hamette" });
  expect(await meant("hame")).toBeNull();
});

test("nobody is told the name of a member whom a block or mute hides, or who left", async () => {
  const hidden = await member(t, { username: "quentin" });
  expect(await meant("quentim")).toBe("quentin");
  await reader.post(`/api/users/${hidden.id}/mute`, {});
  expect(await meant("quentim")).toBeNull();
  expect(await meant("quentim", "", ada)).toBe("quentin");
  await hidden.post(`/api/users/${ada.id}/block`);
  expect(await meant("quentim", "", ada)).toBeNull();
  await t.sql`update members set left_at = now() where id = ${hidden.id}`;
  expect(await meant("quentim", "", adam)).toBeNull();
});

test("returns member cards, and refuses signed-out callers and bad pages", async () => {
  const [card] = await (await reader.get("/api/users/search?q=countess")).json() as MemberCard[];
  expect(Object.keys(card ?? {}).toSorted()).toEqual(Object.keys(memberCard.shape).toSorted());
  expect(JSON.stringify(card)).not.toContain("example.org");
  expect((await t.get("/api/users/search?q=ada")).status).toBe(401);
  expect((await reader.get("/api/users/search?q=ada&limit=0")).status).toBe(400);
  expect((await reader.get("/api/users/search?q=ada&cursor=x")).status).toBe(400);
});
