import { uuidv7 } from "uuidv7";
import { expect, test } from "vitest";
import type { AdminUser } from "#shared/admin/contract.ts";
import { createTestApp } from "../../../testing/create-test-app.ts";
import { member, signIn } from "../../../testing/member.ts";
import { giveXp, takeXp } from "../../../testing/xp.ts";

const t = await createTestApp();
const root = await member(t, { isAdmin: true, username: "root_of_it" });
const dayMs = 24 * 60 * 60 * 1000;

async function find(query: string): Promise<AdminUser[]> {
  const response = await root.get(`/api/admin/users?${query}`);
  expect(response.status).toBe(200);
  return await response.json() as AdminUser[];
}
const names = async (query: string) => (await find(query)).map(({ username }) => username);

test("shows a member's details to an administrator", async () => {
  const ada = await member(t, { username: "ada.l", email: "Ada@Engines.example", displayName: "Ada L" });
  await giveXp(t, ada.id, 250);
  await takeXp(t, ada.id, 200);
  await t.sql`
    insert into member_badges (id, member_id, badge_type, is_active, expires_at, created_at)
    values
      (${uuidv7()}, ${ada.id}, 'green', true, null, now()),
      (${uuidv7()}, ${ada.id}, 'goldCrown', false, ${new Date(t.clock.now().getTime() + dayMs)}, now()),
      (${uuidv7()}, ${ada.id}, 'purple', false, ${new Date(t.clock.now().getTime() - dayMs)}, now())`;
  const [found] = await find("q=ada.l");
  expect(found).toMatchObject({
    id: ada.id,
    username: "ada.l",
    displayName: "Ada L",
    email: "Ada@Engines.example",
    xp: 50,
    level: 3,
    isAdmin: false,
    isBot: false,
    lastSeenAt: null,
    suspension: null,
  });
  expect(found?.badges.map(({ badgeType }) => badgeType)).toEqual(["goldCrown", "green"]);
});

test("keeps the time of a member's last visit", async () => {
  const bea = await member(t, { username: "bea_seen" });
  const seenAt = async () => (await find("q=bea_seen"))[0]?.lastSeenAt;
  await t.post("/api/auth/login", { email: bea.email, password: bea.password });
  const signedInAt = t.clock.now().toISOString();
  expect(await seenAt()).toBe(signedInAt);
  t.clock.advance(60_000);
  await bea.get("/api/auth/user");
  expect(await seenAt()).toBe(signedInAt);
  t.clock.advance(5 * 60_000);
  await bea.get("/api/auth/user");
  expect(await seenAt()).toBe(t.clock.now().toISOString());
  await bea.post("/api/auth/logout");
  expect(await seenAt()).toBe(t.clock.now().toISOString());
});

test.each([
  ["a username", "wood.nymph"],
  ["part of one, whatever the case", "OOD.NY"],
  ["a mention", "@wood.nymph"],
  ["a display name", "Echo of"],
  ["part of an address", "caves.exam"],
  ["the beginning of a username", "wo"],
  ["the beginning of an address", "zz"],
  ["an address without its end", "zztop@caves"],
  ["what addresses of a domain share", "@caves.example"],
])("finds a member by %s", async (_, q) => {
  const known = await t.sql`select from members where username = 'wood.nymph'`;
  if (known.length === 0) {
    await member(t, {
      username: "wood.nymph",
      displayName: "Echo of Helicon",
      email: "ZZtop@caves.example",
    });
  }
  expect(await names(`q=${encodeURIComponent(q)}`)).toEqual(["wood.nymph"]);
});

test.each(["100%", "_____", "\\"])("matches %s literally", async (q) => {
  expect(await names(`q=${encodeURIComponent(q)}`)).toEqual([]);
});

test("pages newest first by cursor and by offset, and counts on the first page", async () => {
  for (let n = 0; n < 7; n++) {
    t.clock.advance(n < 3 ? 0 : 1);
    await member(t, { username: `paged_${n}` });
  }
  const first = await root.get("/api/admin/users?q=paged_&limit=3");
  expect(first.headers.get("X-Total-Count")).toBe("7");
  const seen = (await first.json() as AdminUser[]).map(({ username }) => username);
  expect(seen).toEqual(["paged_6", "paged_5", "paged_4"]);
  const second = await root.get(
    `/api/admin/users?q=paged_&limit=3&cursor=${first.headers.get("X-Next-Cursor")}`,
  );
  expect(second.headers.get("X-Total-Count")).toBeNull();
  const third = await root.get(
    `/api/admin/users?q=paged_&limit=3&cursor=${second.headers.get("X-Next-Cursor")}`,
  );
  const rest = [...await second.json() as AdminUser[], ...await third.json() as AdminUser[]];
  expect(new Set([...seen, ...rest.map(({ username }) => username)]).size).toBe(7);
  expect(third.headers.get("X-Next-Cursor")).toBeNull();
  expect(await names("q=paged_&limit=2&offset=1")).toEqual(["paged_5", "paged_4"]);
  expect((await find("")).length).toBeGreaterThan(7);
});

test("shows an administrator members who blocked them", async () => {
  const cara = await member(t, { username: "cara_blocks" });
  await cara.post(`/api/users/${root.id}/block`);
  expect(await names("q=cara_blocks")).toEqual(["cara_blocks"]);
});

test("withdraws an administrator's right when a restart reads ADMIN_EMAILS without their address", async () => {
  const boss = await member(t, { email: "admin@example.org" });
  expect((await boss.get("/api/admin/users")).status).toBe(200);
  const again = await signIn(t, boss.id);
  await t.sql`update members set email = 'former@example.org' where id = ${boss.id}`;
  t.clock.advance(5_001);
  expect((await boss.get("/api/admin/users")).status).toBe(403);
  expect((await again.get("/api/admin/users")).status).toBe(403);
});
