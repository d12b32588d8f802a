import { expect, test } from "vitest";
import type { ServerEvent } from "../../../events.ts";
import { createTestApp } from "../../../testing/create-test-app.ts";
import { runWhileLocked } from "../../../testing/lock-waits.ts";
import { member, signIn, type TestMember, testPassword } from "../../../testing/member.ts";
import { post } from "../../../testing/post.ts";
import { giveXp } from "../../../testing/xp.ts";
import { startPromotion } from "../../promotions/promote-post.ts";

const t = await createTestApp();
const root = await member(t, { isAdmin: true });

const suspend = (who: Pick<TestMember, "id">, reason = "Spam in many comments", by = root) =>
  by.post(`/api/admin/users/${who.id}/suspend`, { reason });
const restore = (who: Pick<TestMember, "id">, reason = "A mistake of ours") =>
  root.post(`/api/admin/users/${who.id}/restore`, { reason });
const logIn = (who: TestMember, password = testPassword) =>
  t.post("/api/auth/login", { email: who.email, password });
const auditOf = (who: TestMember) =>
  t.sql`select action, reason, details from audit_log where target_id = ${who.id} order by created_at, id`;

const refusal =
  "Your account is suspended: Spam in many comments. Our email to you says why, and has a link to contest it. If you think this is a mistake, you can also write to hello@glimmer.app.";

test("signs the member out everywhere and keeps their content", async () => {
  const ada = await member(t);
  const phone = await signIn(t, ada.id);
  const { id: postId } = await post(t, { authorId: ada.id });
  const heard: ServerEvent[] = [];
  t.deps.bus.listen({ onEvent: (event) => heard.push(event), onGap() {} });
  expect((await ada.get("/api/auth/user")).status).toBe(200);
  const response = await suspend(ada);
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({
    id: ada.id,
    email: ada.email,
    suspension: { reason: "Spam in many comments" },
  });
  expect((await ada.get("/api/auth/user")).status).toBe(401);
  expect((await phone.get("/api/auth/user")).status).toBe(401);
  expect(heard).toContainEqual({ type: "sessions_ended", memberId: ada.id });
  expect((await root.get(`/api/posts/${postId}`)).status).toBe(200);
  expect((await root.get(`/api/users/${ada.id}`)).status).toBe(200);
  const [mail] = t.mailbox.list(ada.email);
  expect(mail).toMatchObject({ subject: "Your Glimmer account is suspended" });
  expect(mail?.text).toContain(
    "This lasts until somebody restores your account.\n\nThe rule: Something else. The reason: Spam in many comments",
  );
  expect(await auditOf(ada)).toMatchObject([{ action: "suspend_user", reason: "Spam in many comments" }]);
});

test("removes sessions, known devices, sign-in links and push subscriptions", async () => {
  const ada = await member(t);
  await logIn(ada);
  await t.post("/api/auth/sign-in-link", { email: ada.email });
  await t.sql`
    insert into push_subscriptions (session_id, member_id, endpoint, p256dh, auth, created_at)
    values (${ada.sessionId}, ${ada.id}, 'https://push.example.org/1', 'k', 'a', now())`;
  await suspend(ada);
  const [left] = await t.sql`
    select
      (select count(*) from sessions where member_id = ${ada.id}) as sessions,
      (select count(*) from known_devices where member_id = ${ada.id}) as devices,
      (select count(*) from sign_in_links where member_id = ${ada.id}) as links,
      (select count(*) from push_subscriptions where member_id = ${ada.id}) as pushes`;
  expect(left).toEqual({ sessions: 0, devices: 0, links: 0, pushes: 0 });
});

test("returns the reason for a right password, and the usual error for a wrong one", async () => {
  const ada = await member(t);
  await suspend(ada);
  const right = await logIn(ada);
  expect([right.status, await right.json()]).toMatchObject([403, {
    code: "account_suspended",
    message: refusal,
  }]);
  expect(right.headers.get("Set-Cookie")).toBeNull();
  const wrong = await logIn(ada, "Wrong1!wrong");
  const unknown = await t.post("/api/auth/login", {
    email: "nobody@example.org",
    password: "Wrong1!wrong",
  });
  const { requestId: _, ...said } = await wrong.json() as Record<string, unknown>;
  const { requestId: __, ...saidToUnknown } = await unknown.json() as Record<string, unknown>;
  expect([wrong.status, said]).toEqual([401, saidToUnknown]);
  expect(await t.sql`select from sessions where member_id = ${ada.id}`).toHaveLength(0);
});

test("mails sign-in and reset links as usual, which show the reason and sign nobody in", async () => {
  const ada = await member(t);
  await suspend(ada);
  const tokenIn = (subject: RegExp, name: string) => {
    const mail = t.mailbox.list(ada.email).find((one) => subject.test(one.subject));
    return new URL(mail?.links[0] ?? "").searchParams.get(name);
  };
  expect((await t.post("/api/auth/sign-in-link", { email: ada.email })).status).toBe(200);
  const linked = await t.post("/api/auth/login/link", { token: tokenIn(/^Sign in/, "link") });
  expect([linked.status, await linked.json()]).toMatchObject([403, {
    code: "account_suspended",
    message: refusal,
  }]);
  expect((await t.post("/api/auth/forgot-password", { email: ada.email })).status).toBe(200);
  const password = "Riverbank7!stone";
  const reset = await t.post("/api/auth/reset-password", {
    token: tokenIn(/^Reset/, "token"),
    password,
    confirmPassword: password,
  });
  expect([reset.status, await reset.json()]).toEqual([200, {
    message: `Your password has been changed. ${refusal}`,
  }]);
  expect((await logIn(ada, password)).status).toBe(403);
  expect((await logIn(ada)).status).toBe(401);
  await restore(ada);
  expect((await logIn(ada, password)).status).toBe(200);
});

test("stops running promotions", async () => {
  const ada = await member(t);
  await giveXp(t, ada.id, 5_000);
  const { id: postId } = await post(t, { authorId: ada.id });
  expect((await ada.post(`/api/posts/${postId}/promote`, { durationHours: 24 })).status).toBe(201);
  await suspend(ada);
  expect(await t.sql`select end_reason from promotions where member_id = ${ada.id}`).toEqual([
    { end_reason: "stopped" },
  ]);
  expect(await auditOf(ada)).toMatchObject([{ details: { stoppedPromotions: 1 } }]);
  expect(await (await root.get("/api/posts/promoted")).json()).toEqual([]);
});

test("stops a promotion that begins while the member is being suspended", async () => {
  const ada = await member(t);
  await giveXp(t, ada.id, 5_000);
  const { id: postId } = await post(t, { authorId: ada.id });
  const id = crypto.randomUUID();
  const started = { id, postId, member: { id: ada.id, filter: null }, hours: 2, at: t.clock.now() };
  const [response] = await runWhileLocked(
    t.db,
    (tx) => startPromotion(tx, started),
    [() => suspend(ada)],
  );
  expect(response?.status).toBe(200);
  expect(await t.sql`select end_reason from promotions where id = ${id}`).toEqual([
    { end_reason: "stopped" },
  ]);
  expect(await auditOf(ada)).toMatchObject([{ details: { stoppedPromotions: 1 } }]);
});

test("ends when the member is restored, who gets a mail", async () => {
  const ada = await member(t);
  await suspend(ada);
  const response = await restore(ada);
  expect([response.status, await response.json()]).toMatchObject([200, { suspension: null }]);
  expect((await logIn(ada)).status).toBe(200);
  expect((await ada.get("/api/auth/user")).status).toBe(401);
  const [mail] = t.mailbox.list(ada.email);
  expect(mail).toMatchObject({ subject: "Your Glimmer account is restored" });
  expect(mail?.text).toContain("A mistake of ours");
  expect(await auditOf(ada)).toMatchObject([{ action: "suspend_user" }, { action: "restore_user" }]);
});

test("is refused for a suspended member, for administrators and bots, and without a reason", async () => {
  const [ada, bot] = [await member(t), await member(t)];
  const named = await member(t, { email: "Admin@Example.org" });
  await t.sql`update members set is_bot = true where id = ${bot.id}`;
  const said = async (response: Response) =>
    [response.status, (await response.json() as { message: string }).message] as const;
  expect(await said(await restore(ada))).toEqual([409, "This member is not suspended."]);
  await suspend(ada);
  expect(await said(await suspend(ada))).toEqual([409, "This member is suspended already."]);
  expect(await said(await suspend(root))).toEqual([409, "Administrators cannot be suspended."]);
  expect(await said(await suspend(named))).toEqual([409, "Administrators cannot be suspended."]);
  expect(await said(await suspend(bot))).toEqual([409, "Bots cannot be suspended."]);
  const bare = await suspend(named, "  ");
  expect([bare.status, await bare.json()]).toMatchObject([400, {
    fields: { reason: "Please write a reason." },
  }]);
  expect((await suspend({ id: crypto.randomUUID() })).status).toBe(404);
  expect(await auditOf(ada)).toHaveLength(1);
});
