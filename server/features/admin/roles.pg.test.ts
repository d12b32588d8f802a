import { expect, test } from "vitest";
import { createTestApp } from "../../testing/create-test-app.ts";
import { member, type TestMember, testPassword } from "../../testing/member.ts";

const t = await createTestApp();
const root = await member(t, { isAdmin: true });

const reason = "Knows the community";
const change = (who: TestMember, id: string, role: string, more: object = {}) =>
  who.put(`/api/admin/users/${id}/role`, { role, password: testPassword, reason, ...more });
const roleOf = async (who: TestMember) =>
  (await (await who.get("/api/auth/user")).json() as { role: string }).role;
const audited = (id: string) =>
  t.sql`
  select action, actor_id as actor, reason
  from audit_log
  where target_id = ${id}
  order by created_at`;

test("makes a member a moderator, tells them why, records it once, and dismisses them again", async () => {
  const ada = await member(t);
  const heard: unknown[] = [];
  t.deps.bus.listen({ onEvent: (event) => void heard.push(event), onGap: () => {} });
  expect(await roleOf(ada)).toBe("member");
  for (const _ of [1, 2]) {
    const response = await change(root, ada.id, "moderator");
    expect([response.status, await response.json()]).toMatchObject([200, {
      role: "moderator",
      isAdmin: false,
    }]);
  }
  expect(await roleOf(ada)).toBe("moderator");
  expect(heard).toContainEqual({ type: "resync", memberId: ada.id });
  t.clock.advance(1_000);
  const dismissed = await change(root, ada.id, "member", { reason: "Thank you" });
  expect(await dismissed.json()).toMatchObject({ role: "member" });
  // Without a wait: the cache forgot them.
  expect(await roleOf(ada)).toBe("member");
  expect(await audited(ada.id)).toEqual([
    { action: "name_moderator", actor: root.id, reason },
    { action: "dismiss_moderator", actor: root.id, reason: "Thank you" },
  ]);
  const told = await (await ada.get("/api/notifications")).json() as { type: string; message: string }[];
  expect(told.map(({ type, message }) => [type, message])).toEqual([
    ["moderation", "You are no longer a moderator: Thank you"],
    ["moderation", `You are a moderator now: ${reason}`],
  ]);
});

test("changes nothing for a wrong password, and says so", async () => {
  const ada = await member(t);
  const response = await change(root, ada.id, "moderator", { password: "Not mine" });
  expect([response.status, await response.json()])
    .toMatchObject([401, { code: "invalid_credentials", message: "This is not your password." }]);
  expect(await roleOf(ada)).toBe("member");
  expect(await audited(ada.id)).toEqual([]);
});

test("refuses administrators, bots and suspended members with the reason, and finds nobody else", async () => {
  const [boss, robot, banned] = [await member(t, { isAdmin: true }), await member(t), await member(t)];
  await t.sql`update members set is_bot = true where id = ${robot.id}`;
  await root.post(`/api/admin/users/${banned.id}/suspend`, { reason: "Spam" });
  for (
    const [id, message] of [
      [boss.id, "Administrators can do what moderators do."],
      [robot.id, "Bots cannot be moderators."],
      [banned.id, "This member is suspended. Restore them first."],
    ] as const
  ) {
    const response = await change(root, id, "moderator");
    expect([response.status, await response.json()]).toMatchObject([409, { message }]);
  }
  expect((await change(root, root.sessionId, "moderator")).status).toBe(404);
});

test("dismisses a suspended moderator, who is none once restored", async () => {
  const ada = await member(t, { isModerator: true });
  await root.post(`/api/admin/users/${ada.id}/suspend`, { reason: "Spam" });
  expect(await (await change(root, ada.id, "member")).json()).toMatchObject({ role: "member" });
});

test("refuses a moderator within five seconds whom another server's process dismissed", async () => {
  const ada = await member(t, { isModerator: true });
  expect((await ada.get("/api/moderation/members")).status).toBe(200);
  await t.sql`update members set is_moderator = false where id = ${ada.id}`;
  t.clock.advance(5_000);
  expect((await ada.get("/api/moderation/members")).status).toBe(403);
});
