import { formatDay } from "#shared/language/text.ts";
import { expect, test } from "vitest";
import type { CurrentUser } from "#shared/auth/contract.ts";
import type { Post } from "#shared/posts/post-shapes.ts";
import { writeText } from "../../language/write-text.ts";
import { onChanges } from "../../db/cache/drop-cached-reads.ts";
import { createTestApp } from "../../testing/create-test-app.ts";
import { systemCtx } from "../../testing/ctx-of.ts";
import { runWhileLocked } from "../../testing/lock-waits.ts";
import { member, type TestMember } from "../../testing/member.ts";
import { runJob } from "../../testing/app/run-jobs.ts";
import { renameReserved } from "./rename-reserved.ts";
import {
  mailedToken,
  newRegistration,
  openVerificationLink,
} from "../auth/register/testing/registrations.ts";

const t = await createTestApp();
const path = "/api/users/profile";
const dayMs = 86_400_000;
let count = 0;
/** A free username. */
const fresh = () => `walker_${++count}`;

/** A registration of this username with its own address. */
const wanting = (username: string) => newRegistration({ username, email: `${fresh()}@example.org` });

const rename = (by: TestMember, username: string) => by.put(path, { username });
const me = async (by: TestMember) => await (await by.get("/api/auth/user")).json() as CurrentUser;

/** The member that a username leads to, and their current name. */
async function found(by: TestMember, username: string): Promise<unknown> {
  const response = await by.get(`/api/users/username/${username}`);
  if (response.status !== 200) return response.status;
  const { id, username: name } = await response.json() as { id: string; username: string };
  return { id, username: name };
}

/** A member who has just been renamed, with both names. */
async function renamed(): Promise<{ ada: TestMember; old: string; name: string }> {
  const [old, name] = [fresh(), fresh()];
  const ada = await member(t, { username: old });
  expect((await rename(ada, name)).status).toBe(200);
  return { ada, old, name };
}

test("changes the username at once in all sessions, and says when it may change again", async () => {
  const { ada, name } = await renamed();
  expect(await me(ada)).toMatchObject({
    username: name,
    usernameChangeableAt: new Date(t.clock.now().getTime() + 30 * dayMs).toISOString(),
  });
  const { author } = await (await ada.post("/api/posts", { content: "Hello" })).json() as Post;
  expect(author.username).toBe(name);
});

test("refuses a second change within 30 days with the day of the next one, and allows it then", async () => {
  const { ada, name } = await renamed();
  const next = new Date(t.clock.now().getTime() + 30 * dayMs);
  t.clock.advance(30 * dayMs - 60_000);
  // Sessions have expired meanwhile.
  await t.sql`update sessions set expires_at = now() + interval '9 years', last_used_at = ${t.clock.now()}`;
  const response = await rename(ada, fresh());
  const day = writeText(formatDay(next), "en");
  const message = `You can change your username once in 30 days. The next change is possible on ${day}.`;
  expect([response.status, await response.json()]).toMatchObject([409, {
    code: "username_too_new",
    message,
    fields: { username: message },
  }]);
  expect(await me(ada)).toMatchObject({ username: name });
  t.clock.advance(60_000);
  expect(await me(ada)).toMatchObject({ usernameChangeableAt: null });
  expect((await rename(ada, fresh())).status).toBe(200);
});

test("does not count a change of case alone, before and after a change", async () => {
  const ada = await member(t, { username: fresh() });
  const upper = ada.username.toUpperCase();
  expect(await (await rename(ada, upper)).json()).toMatchObject({
    username: upper,
    usernameChangeableAt: null,
  });
  expect(await t.sql`select from former_usernames where member_id = ${ada.id}`).toHaveLength(0);
  const name = fresh();
  await rename(ada, name);
  expect(await (await rename(ada, name.toUpperCase())).json()).toMatchObject({
    username: name.toUpperCase(),
  });
});

test("resolves the old username to the member for 90 days, except across a block", async () => {
  const { ada, old, name } = await renamed();
  const [bob, blocked] = [await member(t), await member(t)];
  await ada.post(`/api/users/${blocked.id}/block`);
  expect(await found(bob, old.toUpperCase())).toEqual({ id: ada.id, username: name });
  expect([await found(blocked, old), await found(blocked, name)]).toEqual([404, 404]);
  t.clock.advance(90 * dayMs);
  const cai = await member(t);
  expect([await found(cai, old), await found(cai, name)]).toEqual([404, { id: ada.id, username: name }]);
});

test("refuses to register, confirm or take an old username while it is kept", async () => {
  const before = wanting(fresh());
  await t.post("/api/auth/register", before);
  const ada = await member(t, { username: before.username });
  await rename(ada, fresh());
  const old = before.username.toUpperCase();
  const taken = [409, { code: "username_taken", fields: { username: expect.stringContaining("taken") } }];
  const registered = await t.post("/api/auth/register", wanting(old));
  expect([registered.status, await registered.json()]).toMatchObject(taken);
  const stolen = await rename(await member(t), old);
  expect([stolen.status, await stolen.json()]).toMatchObject(taken);
  const token = mailedToken(t, before.email, "/verify-email");
  expect(await openVerificationLink(t, token)).toMatchObject({ verified: false, needsUsername: true });
  const chosen = await t.post("/api/auth/verify-email", { token, username: old });
  expect(chosen.status).toBe(409);
  t.clock.advance(90 * dayMs);
  expect((await rename(await member(t), old)).status).toBe(200);
});

test("lets the owner take an old username back, and keeps the one in between", async () => {
  const { ada, old, name } = await renamed();
  t.clock.advance(30 * dayMs);
  await t.sql`update sessions set expires_at = ${new Date(t.clock.now().getTime() + dayMs)}`;
  expect((await rename(ada, old)).status).toBe(200);
  const bob = await member(t);
  expect(await found(bob, name)).toEqual({ id: ada.id, username: old });
  expect(await t.sql`select name from former_usernames where member_id = ${ada.id}`).toEqual([{ name }]);
  expect((await rename(bob, name)).status).toBe(409);
});

test("resolves mentions and invitations by an old username to the member", async () => {
  const { ada, old, name } = await renamed();
  const bob = await member(t);
  await bob.post("/api/posts", { content: `Hello @${old} and @${name}` });
  const notifications = await (await ada.get("/api/notifications")).json();
  expect(notifications).toMatchObject([{ type: "mention" }]);
  const invited = newRegistration({ ref: old });
  await t.post("/api/auth/register", invited);
  await openVerificationLink(t, mailedToken(t, invited.email, "/verify-email"));
  expect(await t.sql`select referred_by from members where email = ${invited.email}`)
    .toEqual([{ referred_by: ada.id }]);
});

test("gives a username that many change to or confirm at once to one member", async () => {
  const wanted = fresh();
  const members = await Promise.all(Array.from({ length: 5 }, () => member(t)));
  const registrations = Array.from({ length: 5 }, () => wanting(wanted));
  await Promise.all(registrations.map((one) => t.post("/api/auth/register", one)));
  const tokens = registrations.map(({ email }) => mailedToken(t, email, "/verify-email"));
  const results = await Promise.all([
    ...members.map(async (one) => (await rename(one, wanted)).status === 200),
    ...tokens.map(async (token) => (await openVerificationLink(t, token)).verified),
  ]);
  expect(results.filter(Boolean)).toHaveLength(1);
});

test("does not give a username to a registration confirmed while a member gives it up", async () => {
  for (let round = 0; round < 10; round++) {
    const registration = wanting(fresh());
    await t.post("/api/auth/register", registration);
    const ada = await member(t, { username: registration.username });
    const token = mailedToken(t, registration.email, "/verify-email");
    const [given, confirmed] = await Promise.all([rename(ada, fresh()), openVerificationLink(t, token)]);
    expect([given.status, confirmed.verified]).toEqual([200, false]);
    expect(await found(await member(t), registration.username)).toMatchObject({ id: ada.id });
  }
});

test("checks again after a confirmation waited for a change of username", async () => {
  const registration = wanting(fresh());
  await t.post("/api/auth/register", registration);
  const ada = await member(t, { username: registration.username });
  // The first call of a day writes to the member's row before anything else.
  await me(ada);
  const token = mailedToken(t, registration.email, "/verify-email");
  const [given, confirmed] = await runWhileLocked<unknown>(
    t.db,
    (tx) => tx`select from members where id = ${ada.id} for no key update`,
    [
      async () => (await rename(ada, fresh())).status,
      async () => (await openVerificationLink(t, token)).verified,
    ],
  );
  expect([given, confirmed]).toEqual([200, false]);
});

test("refuses the second of two simultaneous changes by one member as too early", async () => {
  const ada = await member(t);
  const names = [fresh(), fresh()];
  const answers = await Promise.all(names.map((name) => rename(ada, name)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const kept = await t.sql`select name from former_usernames where member_id = ${ada.id}`;
  expect(kept).toEqual([{ name: ada.username.toLowerCase() }]);
});

test("refuses two members who swap usernames", async () => {
  const [ada, bob] = [await member(t), await member(t)];
  const answers = await Promise.all([rename(ada, bob.username), rename(bob, ada.username)]);
  expect(answers.map(({ status }) => status)).toEqual([409, 409]);
});

test("removes only lapsed old usernames in the hourly cleanup", async () => {
  const { ada } = await renamed();
  t.clock.advance(90 * dayMs);
  const { ada: bob } = await renamed();
  await runJob(t, "hourly_cleanup");
  const kept = await t.sql`select member_id from former_usernames where member_id in (${ada.id}, ${bob.id})`;
  expect(kept).toEqual([{ member_id: bob.id }]);
});

test("renames who has a name that became an address, tells them, and leads on from the old name", async () => {
  const ada = await member(t, { username: "Rules" });
  await member(t, { username: "rules_1" });
  const ben = await member(t, { username: fresh() });
  const { id } = await (await ben.post("/api/posts", { content: "Ask @rules" })).json() as Post;
  // Once more changes nothing.
  for (const _ of [1, 2]) await runJob(t, "rename_reserved");
  expect(await me(ada)).toMatchObject({ username: "Rules_2", usernameChangeableAt: null });
  expect(await found(ben, "rules")).toEqual({ id: ada.id, username: "Rules_2" });
  expect(await (await ben.get(`/api/posts/${id}`)).json()).toMatchObject({ mentions: ["rules"] });
  const told = await (await ada.get("/api/notifications")).json() as { message: string | null }[];
  expect(told.filter(({ message }) => message?.startsWith("Your username is @Rules_2 now"))).toHaveLength(1);
  expect((await rename(ada, "rules")).status).toBe(400);
  expect((await rename(ada, fresh())).status).toBe(200);
});

test("names whom it renames before it tells others, whose cached pages show the new name", async () => {
  const ada = await member(t, { username: "Decisions" });
  const told: unknown[] = [];
  onChanges(t.deps.db.sql, (changes) => told.push(changes));
  t.deps.bus.listen({ onEvent: (event) => told.push(event.type), onGap() {} });
  await renameReserved(systemCtx(t.deps));
  expect(told.slice(0, 2)).toEqual([[`member:${ada.id}`], "member_changed"]);
});
