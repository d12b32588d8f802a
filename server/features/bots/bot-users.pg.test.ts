import { uuidv7 } from "uuidv7";
import { expect, test } from "vitest";
import type { BotUser } from "#shared/bots/bot-shapes.ts";
import { practiceAi } from "../../testing/assistant/practice-ai.ts";
import { bot, newBot } from "../../testing/bot.ts";
import { createTestApp } from "../../testing/create-test-app.ts";
import { member } from "../../testing/member.ts";
import { picture } from "../../testing/pictures.ts";
import { ledgerFaults, xpOf } from "../../testing/xp.ts";

const t = await createTestApp({ providers: { ai: await practiceAi() } });
const root = await member(t, { isAdmin: true });

const list = async () => await (await root.get("/api/bot-users")).json() as BotUser[];
const change = (email: string, fields: object) => root.put(`/api/bot-users/${email}`, fields);
const audited = async (action: string) =>
  (await t.sql`select * from audit_log where action = ${action} order by created_at desc, id desc`)[0];

/** Uploads an image in two steps and returns its address. */
async function upload(): Promise<string> {
  const started = await root.post("/api/objects/upload");
  const { uploadURL } = await started.json() as { uploadURL: string };
  const { pathname, search } = new URL(uploadURL, t.config.publicUrl);
  const sent = await root.request("PUT", pathname + search, {
    body: new Uint8Array(await picture(90, 60).jpeg().toBuffer()),
    headers: { "Content-Type": "image/jpeg" },
  });
  expect(sent.status).toBe(201);
  return pathname;
}

async function act(memberId: string, traits: object): Promise<void> {
  const row = t.sql({
    id: uuidv7(),
    member_id: memberId,
    kind: "like",
    due_at: t.clock.now(),
    state: "waiting",
    ...traits,
  });
  await t.sql`insert into bot_acts ${row}`;
}

test("creates a bot with its defaults, its XP from the ledger and an audit row", async () => {
  const fields = newBot({ xp: 250, firstName: "Pip", bio: "Likes tea." });
  const response = await root.post("/api/bot-users", fields);
  expect([response.status, await response.json()]).toMatchObject([201, {
    ...fields,
    xp: 250,
    level: 3,
    character: "friendly",
    postFrequency: 1,
    commentFrequency: 5,
    likeFrequency: 2,
    workingHoursStart: "08:00:00",
    workingHoursEnd: "17:00:00",
    answeringDm: true,
    moderationLevel: "top",
    isActive: true,
    dalleModel: "dalle-2",
    contentLength: 280,
    tokens: 0,
    lastActs: [],
    nextAct: null,
  }]);
  const [created] = await list();
  expect(created).toMatchObject({ username: fields.username });
  expect(await xpOf(t, created!.id)).toEqual({ xp: 250, lifetime: 250 });
  const [entry] = await t.sql`
    select t.reason
    from xp_transfers t
    join xp_entries e on e.transfer_id = t.id
    where e.account_id = ${created!.id}`;
  expect(entry).toEqual({ reason: "bot_start" });
  expect(await ledgerFaults(t)).toEqual([]);
  expect(await audited("create_bot")).toMatchObject({
    actor_id: root.id,
    target_id: created!.id,
    details: { email: fields.userEmail },
  });
});

test("gives a bot with 100 XP level 2, and one without XP level 1", async () => {
  expect(await bot(t, { xp: 100 })).toMatchObject({ xp: 100, level: 2 });
  expect(await bot(t, { xp: 0 })).toMatchObject({ xp: 0, level: 1 });
});

test("labels a bot wherever members see it", async () => {
  const { username, id } = await bot(t);
  const ada = await member(t);
  expect(await (await ada.get(`/api/users/${id}`)).json()).toMatchObject({ isBot: true });
  // The search finds similar names too.
  expect(await (await ada.get(`/api/users/search?q=${username}`)).json())
    .toContainEqual(expect.objectContaining({ id, isBot: true }));
});

test("refuses a taken email and a taken username with their fields", async () => {
  const pip = await bot(t);
  const sameEmail = await root.post("/api/bot-users", newBot({ userEmail: pip.userEmail.toUpperCase() }));
  expect([sameEmail.status, await sameEmail.json()]).toMatchObject([409, {
    fields: { userEmail: "An account has this email already." },
  }]);
  const sameName = await root.post("/api/bot-users", newBot({ username: root.username.toUpperCase() }));
  expect([sameName.status, await sameName.json()]).toMatchObject([409, {
    code: "username_taken",
    fields: { username: expect.any(String) as string },
  }]);
});

test("refuses names that moderation refuses for members", async () => {
  const response = await root.post("/api/bot-users", newBot({ lastName: "I will kill you" }));
  expect([response.status, await response.json()]).toMatchObject([400, {
    fields: { lastName: expect.stringContaining("last name") as string },
  }]);
});

test("accepts only the administrator's upload as the bot's picture", async () => {
  const url = await upload();
  const pip = await bot(t);
  expect((await change(pip.userEmail, { profileImageUrl: url })).status).toBe(200);
  expect(await t.sql`select owner_id from images where '/api/media/' || id = ${url}`).toEqual([
    { owner_id: pip.id },
  ]);
  for (const profileImageUrl of [`/api/media/${uuidv7()}`, "https://example.org/cat.png"]) {
    const refused = await change(pip.userEmail, { profileImageUrl });
    expect([refused.status, await refused.json()]).toMatchObject([400, { code: "foreign_image" }]);
  }
  expect(await (await change(pip.userEmail, { profileImageUrl: url, bio: "Still here." })).json())
    .toMatchObject({ profileImageUrl: url });
  expect(await (await change(pip.userEmail, { profileImageUrl: null })).json())
    .toMatchObject({ profileImageUrl: null });
});

test("changes all given fields and records the old and new values", async () => {
  const pip = await bot(t);
  const fields = {
    username: `${pip.username}_2`,
    displayName: "Poppy",
    firstName: "Poppy",
    interests: "rivers",
    character: "nerd",
    postFrequency: 0.25,
    workingHoursStart: "22:00",
    workingHoursEnd: "06:00:00",
    answeringDm: false,
    moderationLevel: "high",
    contentLength: 400,
  };
  const response = await change(pip.userEmail, fields);
  expect([response.status, await response.json()]).toMatchObject([200, {
    ...fields,
    workingHoursStart: "22:00:00",
    userEmail: pip.userEmail,
    bio: null,
  }]);
  const { target_username, details } = await audited("change_bot") as Record<string, unknown>;
  expect([target_username, details]).toEqual([pip.username, {
    username: `${pip.username} → ${pip.username}_2`,
    displayName: "Pip → Poppy",
    firstName: " → Poppy",
    interests: "walks; tea → rivers",
    character: "friendly → nerd",
    postFrequency: "1.000 → 0.250",
    workingHoursStart: "08:00:00 → 22:00:00",
    workingHoursEnd: "17:00:00 → 06:00:00",
    answeringDm: "true → false",
    moderationLevel: "top → high",
    contentLength: "280 → 400",
  }]);
});

test("changes nothing when one field is refused", async () => {
  const pip = await bot(t);
  const response = await change(pip.userEmail, { character: "cynic", bio: "New.", username: root.username });
  expect(response.status).toBe(409);
  expect((await list()).find(({ id }) => id === pip.id)).toEqual(pip);
});

test("never changes the email", async () => {
  const pip = await bot(t);
  await change(pip.userEmail, { userEmail: newBot().userEmail, bio: "New." });
  expect((await list()).find(({ id }) => id === pip.id)).toMatchObject({
    userEmail: pip.userEmail,
    bio: "New.",
  });
});

test("returns 404 for an unknown email and for Lisa's", async () => {
  for (const email of [newBot().userEmail, "lisa@bots.glimmer.app"]) {
    expect((await change(email, { bio: "New." })).status).toBe(404);
    expect((await root.delete(`/api/bot-users/${email}`)).status).toBe(404);
    expect((await root.post(`/api/bot-users/${email}/try`, { kind: "post" })).status).toBe(404);
  }
});

test("shows a bot's next act and its last five acts", async () => {
  const pip = await bot(t);
  const at = (minutes: number) => new Date(t.clock.now().getTime() + minutes * 60_000);
  await act(pip.id, { due_at: at(20), kind: "post" });
  await act(pip.id, { due_at: at(10), kind: "comment" });
  for (let n = 1; n <= 6; n++) {
    await act(pip.id, { due_at: at(-n), state: "done", ended_at: at(-n) });
  }
  await act(pip.id, { due_at: at(-0.5), state: "dropped", reason: "moderated", ended_at: at(-0.5) });
  const shown = (await list()).find(({ id }) => id === pip.id);
  expect(shown?.nextAct).toEqual({ kind: "comment", at: at(10).toISOString() });
  expect(shown?.lastActs.map(({ at: moment, dropped }) => [moment, dropped])).toEqual([
    [at(-0.5).toISOString(), "moderated"],
    ...[-1, -2, -3, -4].map((n) => [at(n).toISOString(), null]),
  ]);
});

test("says that a bot works during its hours, while it and the switch are on", async () => {
  t.clock.set(new Date("2026-03-05T23:30:00Z"));
  const pip = await bot(t, { workingHoursStart: "22:00:00", workingHoursEnd: "06:00:00" });
  const isWorking = async () => (await list()).find(({ id }) => id === pip.id)?.isWorkingNow;
  expect(pip.isWorkingNow).toBe(true);
  await root.put("/api/bots/switch", { isOn: false });
  expect(await isWorking()).toBe(false);
  await root.put("/api/bots/switch", { isOn: true });
  await change(pip.userEmail, { isActive: false });
  expect(await isWorking()).toBe(false);
});

test("drops the waiting acts of a deactivated bot only", async () => {
  const [pip, other] = [await bot(t), await bot(t)];
  for (const { id } of [pip, other]) await act(id, {});
  await change(pip.userEmail, { isActive: false });
  const states = await t.sql`
    select member_id, state, reason from bot_acts where member_id in (${pip.id}, ${other.id})`;
  expect(states).toEqual(expect.arrayContaining([
    { member_id: pip.id, state: "dropped", reason: "off" },
    { member_id: other.id, state: "waiting", reason: null },
  ]));
});

test("drops all waiting acts when bots are switched off, says why they stand still, and records it", async () => {
  await act((await bot(t)).id, {});
  const response = await root.put("/api/bots/switch", { isOn: false });
  expect(await response.json()).toMatchObject({ isOn: false, standstill: "off" });
  expect(await t.sql`select from bot_acts where state = 'waiting'`).toEqual([]);
  expect(await audited("switch_bots")).toMatchObject({ target_id: root.id, details: { isOn: "no" } });
  expect(await (await root.put("/api/bots/switch", { isOn: true })).json()).toMatchObject({
    isOn: true,
    standstill: null,
  });
});

test("shows today's budget, and when it is used up", async () => {
  const status = async () => await (await root.get("/api/bots/status")).json() as unknown;
  expect(await status()).toMatchObject({
    standstill: null,
    budget: { tokens: 0, tokensLimit: 1_000_000, images: 0, imagesLimit: 50 },
  });
  const [today] = t.clock.now().toISOString().split("T");
  await t.sql`insert into bot_budget_days (day, tokens, images) values (${today!}, 1000000, 3)`;
  expect(await status()).toMatchObject({
    standstill: "over_budget",
    budget: { tokens: 1_000_000, images: 3 },
  });
  await t.sql`delete from bot_budget_days`;
});

test("refuses the 201st bot", async () => {
  const [{ count } = { count: 0 }] = await t.sql<{ count: number }[]>`
    select count(*)::integer as count from bot_users`;
  await t.sql`
    with made as (
      insert into members (
        id, email, username, display_name, password_hash, email_verified_at, is_bot, terms_version, privacy_version, created_at
      )
      select
        gen_random_uuid(), 'many' || n || '@bots.glimmer.app', 'many_' || n, 'Many', '', now(), true, '', '', now()
      from generate_series(1, ${200 - count}) as n
      returning id
    )
    insert into bot_users (
      member_id, interests, character, post_frequency, comment_frequency, like_frequency, works_from, works_until,
      answers_messages, is_active, image_model, image_prompt, writes_texts, draws_images, content_length, created_at
    )
    select id, 'tea', 'nerd', 0, 0, 0, '08:00', '17:00', false, false, 'dalle-2', '', true, false, 280, now()
    from made`;
  const refused = await root.post("/api/bot-users", newBot());
  expect([refused.status, await refused.json()]).toMatchObject([409, { code: "conflict" }]);
  expect(await list()).toHaveLength(200);
});
