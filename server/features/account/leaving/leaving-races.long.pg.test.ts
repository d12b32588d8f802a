import { expect, test } from "vitest";
import { counterFaults } from "../../../testing/counters/counters.ts";
import { createTestApp } from "../../../testing/create-test-app.ts";
import { member, signIn } from "../../../testing/member.ts";
import { ledgerFaults } from "../../../testing/xp.ts";
import { createLeavingScene, leaveGlimmer, logIn } from "./testing/leaving-scene.ts";

const t = await createTestApp();
const statusesOf = async (calls: readonly Promise<Response>[]) =>
  (await Promise.all(calls)).map(({ status }) => status).toSorted();

test("keeps the last administrator when two of them delete their accounts at once", async () => {
  for (let round = 0; round < 5; round++) {
    const [one, two] = [await member(t, { isAdmin: true }), await member(t, { isAdmin: true })];
    expect(await statusesOf([leaveGlimmer(one), leaveGlimmer(two)])).toEqual([200, 409]);
    const stayed = (await one.get("/api/auth/user")).status === 200 ? one : two;
    const refused = await leaveGlimmer(stayed);
    expect([refused.status, await refused.json()]).toMatchObject([409, {
      code: "conflict",
      message: expect.stringContaining("ADMIN_EMAILS") as string,
    }]);
    await t.sql`update members set is_admin = false where id = ${stayed.id}`;
  }
});

test("signs nobody in to a deleted account and shows nothing of it when deletion races with sign-ins and writes", async () => {
  await member(t, { isAdmin: true });
  for (let round = 0; round < 6; round++) {
    const { ada, bea, beasPost } = await createLeavingScene(t);
    const statuses = await statusesOf([
      leaveGlimmer(ada),
      leaveGlimmer(ada),
      logIn(t, ada),
      logIn(t, ada),
      ada.post("/api/posts", { content: "A last word" }),
      ada.post(`/api/posts/${beasPost}/comments`, { content: "One more" }),
      ada.post("/api/messages", { receiverId: bea.id, content: "Bye" }),
      bea.post(`/api/users/${ada.id}/follow`),
      bea.post("/api/messages", { receiverId: ada.id, content: "Wait" }),
    ]);
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
    const left = await t.sql`select left_at from members where id = ${ada.id} and left_at is not null`;
    expect(left).toHaveLength(1);
    expect(await t.sql`select from sessions where member_id = ${ada.id}`).toEqual([]);
    expect((await bea.get(`/api/users/${ada.id}`)).status).toBe(404);
    for (const path of ["/api/posts", `/api/posts/${beasPost}/comments`]) {
      const seen = await (await bea.get(path)).text();
      for (const words of ["A last word", "One more", ada.id]) expect(seen).not.toContain(words);
    }
  }
  expect(await counterFaults(t.sql)).toEqual([]);
  expect(await ledgerFaults(t)).toEqual([]);
});

test("restores an account once, with one mail, when several sign-ins race", async () => {
  await member(t, { isAdmin: true });
  const ada = await member(t);
  await leaveGlimmer(ada);
  const restore = () => logIn(t, ada, { restoresAccount: true });
  expect(await statusesOf([restore(), restore(), restore(), restore()])).toEqual([200, 200, 200, 200]);
  const mails = t.mailbox.list(ada.email).filter(({ subject }) => subject.endsWith("is back"));
  expect(mails).toHaveLength(1);
});

test("shows nothing of the account to a session that was looked up just before", async () => {
  await member(t, { isAdmin: true });
  const ada = await member(t);
  const other = { ...ada, ...await signIn(t, ada.id) };
  await other.get("/api/auth/user");
  await leaveGlimmer(ada);
  for (const path of ["/api/posts", "/api/account/export", "/api/conversations"]) {
    expect((await other.get(path)).status).toBe(401);
  }
});
