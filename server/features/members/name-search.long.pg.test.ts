import { expect, test } from "vitest";
import { searchCases } from "#shared/search/testing/search-cases.ts";
import { bot } from "../../testing/bot.ts";
import { createTestApp } from "../../testing/create-test-app.ts";
import { runJob } from "../../testing/app/run-jobs.ts";
import { member, type TestMember } from "../../testing/member.ts";
import {
  mailedToken,
  newRegistration,
  openVerificationLink,
} from "../auth/register/testing/registrations.ts";
import { searchOfNames } from "./name-search.ts";

const t = await createTestApp();
const reader = await member(t, { isAdmin: true, username: "zz_reader", displayName: "Zzyzx" });

async function names(path: string, q: string): Promise<string[]> {
  const response = await reader.get(`${path}?q=${encodeURIComponent(q)}`);
  expect(response.status).toBe(200);
  return (await response.json() as { displayName?: string; user?: { displayName: string } }[])
    .map(({ displayName, user }) => displayName ?? user?.displayName ?? "");
}
const find = (q: string) => names("/api/users/search", q);

/** Whether the member's columns are those of these names. */
async function isStored({ id }: { id: string }, username: string, displayName: string): Promise<boolean> {
  const { foldedUsername, foldedDisplayName, tokens } = searchOfNames({ username, displayName });
  const rows = await t.sql`
    select
    from members
    where id = ${id}
      and (search_username, search_display_name, search_tokens) = (${foldedUsername}, ${foldedDisplayName}, ${tokens}::tsvector)`;
  return rows.length === 1;
}

const people: { name: string; found: string[]; of: TestMember }[] = [];
for (const [n, { name, found }] of searchCases.people.entries()) {
  const of = await member(t, { username: `qq${"xvbcmpn"[n]}`, displayName: name });
  await reader.post(`/api/users/${of.id}/follow`);
  await reader.post("/api/messages", { receiverId: of.id, content: "Hello" });
  people.push({ name, found, of });
}

test.each(people)("finds $name in every list of people, however it is typed", async ({ name, found }) => {
  const lists = ["/api/users/search", "/api/admin/users", "/api/conversations"];
  for (const q of found.flatMap((q) => [q, `@${q}`, `＠${q}`, q.normalize("NFD"), q.toUpperCase()])) {
    for (const list of lists) {
      expect([list, q, await names(list, q)]).toEqual([list, q, expect.arrayContaining([name])]);
    }
  }
});

test("finds a username as it is typed, equal and beginning names before words and parts", async () => {
  for (
    const [username, displayName] of [
      ["ada.love", "Countess"],
      ["ada.lovelace_1", "Zoe"],
      ["kk_ada", "Ada Love"],
      ["nn_one", "Kim Ada Love"],
      ["grada.love", "Gertrud"],
    ] as const
  ) await member(t, { username, displayName });
  expect(await find("@Ada.Love")).toEqual(["Countess", "Zoe", "Ada Love", "Kim Ada Love", "Gertrud"]);
  expect(await find("ada love")).toEqual(["Ada Love", "Countess", "Kim Ada Love", "Zoe", "Gertrud"]);
  expect((await find("love ada")).slice(0, 4).toSorted()).toEqual([
    "Ada Love",
    "Countess",
    "Kim Ada Love",
    "Zoe",
  ]);
  expect((await find("ada.lovelace_"))[0]).toBe("Zoe");
});

test("stores what a member is found by with each change of the names, and forgets the names before", async () => {
  const ada = await member(t, { username: "old_name", displayName: "Früher" });
  expect((await ada.put("/api/users/profile", { displayName: "Später" })).status).toBe(200);
  expect(await isStored(ada, "old_name", "Später")).toBe(true);
  expect((await ada.put("/api/users/profile", { username: "new_name", bio: "Tea" })).status).toBe(200);
  expect((await ada.put("/api/users/profile", { bio: "Walks" })).status).toBe(200);
  expect(await isStored(ada, "new_name", "Später")).toBe(true);
  expect(await find("fruher")).toEqual([]);
  expect(await find("spater")).toEqual(["Später"]);
  // A statement that says nothing of the search.
  await t.sql`update members set display_name = 'Wieder' where id = ${ada.id}`;
  expect([await find("spater"), await find("wieder")]).toEqual([[], ["Wieder"]]);
  await runJob(t, "renew_member_search");
  expect(await isStored(ada, "new_name", "Wieder")).toBe(true);
});

test("stores what new members and bots are found by, and keeps nothing of who left", async () => {
  const given = newRegistration({ displayName: "Søren Ångström" });
  await t.post("/api/auth/register", given);
  await openVerificationLink(t, mailedToken(t, given.email, "/verify-email"));
  expect(await find("angstrom")).toEqual(["Søren Ångström"]);
  const pip = await bot(t, { displayName: "Flöckchen" });
  expect(await isStored(pip, pip.username, "Flöckchen")).toBe(true);
  expect((await reader.put(`/api/bot-users/${pip.userEmail}`, { displayName: "Wölkchen" })).status).toBe(200);
  expect(await isStored(pip, pip.username, "Wölkchen")).toBe(true);
  expect((await reader.delete(`/api/bot-users/${pip.userEmail}`)).status).toBe(200);
  const ada = await member(t, { displayName: "Lykke Li" });
  expect((await ada.delete("/api/account", { password: ada.password })).status).toBe(200);
  for (const q of ["flockchen", "wolkchen", "lykke"]) expect(await find(q)).toEqual([]);
  const left = await t
    .sql`select search_username, search_tokens from members where id in (${pip.id}, ${ada.id})`;
  expect(left).toEqual([{ search_username: null, search_tokens: null }, {
    search_username: null,
    search_tokens: null,
  }]);
});

test("finds right names again when only capitals or accents change", async () => {
  const ada = await member(t, { username: "capital_one", displayName: "Jose" });
  expect((await ada.put("/api/users/profile", { username: "Capital_One", displayName: "José" })).status).toBe(
    200,
  );
  expect(await isStored(ada, "Capital_One", "José")).toBe(true);
});

test("finds equal names first and pages without repeats among many names that begin so", async () => {
  await t.sql`
    insert into members (id, email, username, display_name, password_hash, email_verified_at, terms_version,
      privacy_version, created_at, search_username, search_display_name, search_tokens)
    select gen_random_uuid(), name || '@example.org', name, 'Viola ' || n, '-', now(), '1', '1', now(),
      e'\\x1f' || name || e'\\x1f', e'\\x1fviola\\x1f \\x1f' || n || e'\\x1f', array_to_tsvector(array['viola', name, n::text])
    from generate_series(1000, 1649) as n
    cross join lateral (select 'viola' || n) as made (name)`;
  await member(t, { username: "other_name", displayName: "Viola" });
  await member(t, { username: "viola", displayName: "Equal" });
  expect((await find("@viola"))[0]).toBe("Equal");
  for (const limit of [5, 6]) {
    const response = await reader.get(`/api/users/search?q=viola&limit=${limit}`);
    expect((await response.json() as { username: string }[])[0]?.username).toBe("viola");
  }
  const seen: string[] = [];
  let cursor = "";
  do {
    const page = await reader.get(`/api/users/search?q=viola&limit=50${cursor && `&cursor=${cursor}`}`);
    seen.push(...(await page.json() as { username: string }[]).map(({ username }) => username));
    // Each row that is written again lies elsewhere in its table.
    await t.sql`update members set bio = bio || '!' where username = any(${seen})`;
    cursor = page.headers.get("x-next-cursor") ?? "";
  } while (cursor !== "");
  expect(seen).toContain("other_name");
  expect([new Set(seen).size, seen.length >= 500]).toEqual([seen.length, true]);
});

test("finds members whose search is not made yet, and after it is", async () => {
  const [first] = [await member(t, { username: "earlier_one", displayName: "Earlier Élan" })];
  await t
    .sql`update members set search_username = null, search_display_name = null, search_tokens = null where id = ${first.id}`;
  for (const list of ["/api/users/search", "/api/admin/users"]) {
    expect([list, await names(list, "earlier")]).toEqual([list, ["Earlier Élan"]]);
  }
  expect(await find("elan")).toEqual([]);
  await runJob(t, "renew_member_search");
  expect(await find("elan")).toEqual(["Earlier Élan"]);
  expect(await t.sql`select from members where search_tokens is null`).toHaveLength(0);
});
