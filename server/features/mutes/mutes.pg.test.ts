import { uuidv7 } from "uuidv7";
import { beforeEach, expect, test } from "vitest";
import { lisaId } from "#shared/assistant/lisa.ts";
import type { MutedMember } from "#shared/mutes/contract.ts";
import type { ServerEvent } from "../../events.ts";
import { createTestApp } from "../../testing/create-test-app.ts";
import { ctxOf } from "../../testing/ctx-of.ts";
import { member, type TestMember } from "../../testing/member.ts";
import { runJob } from "../../testing/app/run-jobs.ts";
import { muteMember, unmuteMember } from "./mute-member.ts";

const t = await createTestApp();
const hourMs = 60 * 60 * 1000;
let ada: TestMember;
let bob: TestMember;
beforeEach(async () => {
  [ada, bob] = [await member(t), await member(t)];
});

const inHours = (hours: number) => new Date(t.clock.now().getTime() + hours * hourMs).toISOString();
const mute = (whom: { id: string }, json?: object) => ada.post(`/api/users/${whom.id}/mute`, json);
const status = async (who = ada, whom = bob): Promise<unknown> =>
  await (await who.get(`/api/users/${whom.id}/mute-status`)).json();
const muted = async (query = "") => {
  const response = await ada.get(`/api/users/muted${query}`);
  return {
    rows: await response.json() as MutedMember[],
    next: response.headers.get("x-next-cursor"),
  };
};

test("mutes and unmutes without the member noticing, and changes nothing when repeated", async () => {
  for (let n = 0; n < 2; n++) {
    const response = await mute(bob);
    expect([response.status, await response.json()]).toEqual([200, {
      isMuted: true,
      mutedUntil: null,
      parts: [],
    }]);
  }
  expect(await status()).toEqual({ isMuted: true, mutedUntil: null, parts: [] });
  expect(await status(bob, ada)).toEqual({ isMuted: false, mutedUntil: null, parts: [] });
  for (let n = 0; n < 2; n++) {
    expect(await (await ada.delete(`/api/users/${bob.id}/mute`)).json())
      .toEqual({ isMuted: false, mutedUntil: null, parts: [] });
  }
  expect(await status()).toEqual({ isMuted: false, mutedUntil: null, parts: [] });
});

test("changes the end when muting again, and keeps the place in the list", async () => {
  const cai = await member(t);
  const mutedAt = t.clock.now().toISOString();
  await mute(bob);
  t.clock.advance(hourMs);
  await mute(cai);
  const until = inHours(2);
  expect(await (await mute(bob, { until })).json()).toEqual({ isMuted: true, mutedUntil: until, parts: [] });
  expect((await muted()).rows.map(({ id }) => id)).toEqual([cai.id, bob.id]);
  expect((await muted()).rows[1]).toMatchObject({ mutedAt, mutedUntil: until });
  await mute(bob, { until: null });
  expect(await status()).toEqual({ isMuted: true, mutedUntil: null, parts: [] });
});

test("ends a mute at its end, deletes it within the hour, and allows a new one", async () => {
  const cai = await member(t);
  await mute(bob, { until: inHours(1) });
  await mute(cai, { until: inHours(3) });
  t.clock.advance(hourMs - 1);
  expect(await status()).toMatchObject({ isMuted: true });
  t.clock.advance(1);
  expect(await status()).toEqual({ isMuted: false, mutedUntil: null, parts: [] });
  expect((await muted()).rows.map(({ id }) => id)).toEqual([cai.id]);
  const left = () => t.sql`select muted_id from mutes where muter_id = ${ada.id}`;
  expect(await left()).toHaveLength(2);
  await runJob(t, "hourly_cleanup");
  expect(await left()).toEqual([{ muted_id: cai.id }]);
  t.clock.advance(2 * hourMs);
  await mute(cai);
  expect((await muted()).rows).toMatchObject([{ id: cai.id, mutedAt: t.clock.now().toISOString() }]);
});

test("lists the muted members to the muter alone, latest first, without those a block hides", async () => {
  const cai = await member(t);
  await mute(bob);
  t.clock.advance(1000);
  await mute(cai);
  const first = await muted("?limit=1");
  expect(first.rows).toEqual([{
    id: cai.id,
    username: cai.username,
    displayName: cai.username,
    profileImageUrl: null,
    profileImageMadeWithAi: false,
    mutedAt: t.clock.now().toISOString(),
    isMuted: true,
    mutedUntil: null,
    parts: [],
  }]);
  expect((await muted(`?limit=1&cursor=${first.next}`)).rows.map(({ id }) => id)).toEqual([bob.id]);
  await cai.post(`/api/users/${ada.id}/block`);
  expect((await muted()).rows.map(({ id }) => id)).toEqual([bob.id]);
  expect(await (await bob.get("/api/users/muted")).json()).toEqual([]);
});

test("mutes the assistant and bots, but neither the caller nor an unknown or hidden member", async () => {
  const bot = await member(t);
  await t.sql`update members set is_bot = true where id = ${bot.id}`;
  for (const one of [{ id: lisaId }, bot]) expect((await mute(one)).status).toBe(200);
  expect((await mute(ada)).status).toBe(400);
  const hidden = await member(t);
  await hidden.post(`/api/users/${ada.id}/block`);
  expect((await mute(hidden)).status).toBe(404);
  for (const [method, path] of [["POST", "mute"], ["DELETE", "mute"], ["GET", "mute-status"]] as const) {
    expect((await ada.request(method, `/api/users/${uuidv7()}/${path}`)).status).toBe(404);
    expect((await t.request(method, `/api/users/${bob.id}/${path}`)).status).toBe(401);
  }
});

test.each([[inHours(0)], [inHours(-1)], ["tomorrow"], [12]])("refuses %j as an end", async (until) => {
  const response = await mute(bob, { until });
  expect([response.status, await response.json()]).toMatchObject([400, {
    fields: { until: expect.any(String) },
  }]);
  expect(await status()).toMatchObject({ isMuted: false });
});

test("sends a resync to the muter's clients, and to nobody else's", async () => {
  const events: ServerEvent[] = [];
  const ctx = { ...ctxOf(t, ada.id), publish: (event: ServerEvent) => events.push(event) };
  await muteMember(ctx, bob.id);
  await unmuteMember(ctx, bob.id);
  const resync = { type: "resync", memberId: ada.id };
  expect(events).toEqual([resync, resync]);
});
