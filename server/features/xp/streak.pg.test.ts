import { Writable } from "node:stream";
import { pino } from "pino";
import { expect, test } from "vitest";
import { createApp } from "../../app.ts";
import { countedSql } from "../../testing/counted-sql.ts";
import { createTestApp } from "../../testing/create-test-app.ts";
import { member, signIn, type TestMember } from "../../testing/member.ts";
import { requestsOf } from "../../testing/requests.ts";
import { recordVisit } from "./xp-queries.ts";

let logged = "";
const stream = new Writable({
  write: (chunk, _encoding, done) => {
    logged += String(chunk);
    done();
  },
});
const t = await createTestApp({ deps: { log: pino({ level: "warn" }, stream) } });

/** Moves the clock to the moment and makes a request; returns the member's own view then. */
async function visit(who: TestMember, at: string): Promise<{ streak: number; xp: number }> {
  t.clock.set(new Date(at));
  const response = await who.get("/api/auth/user");
  const { streak, xp } = await response.json() as { streak: number; xp: number };
  return { streak, xp };
}

async function memberIn(timeZone: string): Promise<TestMember> {
  t.clock.set(new Date("2026-05-01T00:00:00Z"));
  const who = await member(t);
  await t.sql`update members set time_zone = ${timeZone} where id = ${who.id}`;
  return who;
}

test("pays 1 at the first request of each consecutive day, and includes it in the response", async () => {
  const ada = await memberIn("UTC");
  expect(await visit(ada, "2026-05-01T08:00:00Z")).toEqual({ streak: 1, xp: 0 });
  expect(await visit(ada, "2026-05-01T23:00:00Z")).toEqual({ streak: 1, xp: 0 });
  expect(await visit(ada, "2026-05-02T00:00:10Z")).toEqual({ streak: 2, xp: 1 });
  expect(await visit(ada, "2026-05-02T18:00:00Z")).toEqual({ streak: 2, xp: 1 });
  expect(await visit(ada, "2026-05-03T12:00:00Z")).toEqual({ streak: 3, xp: 2 });
});

test("resets the streak after a missed day, and pays nothing", async () => {
  const ada = await memberIn("UTC");
  await visit(ada, "2026-05-01T08:00:00Z");
  await visit(ada, "2026-05-02T08:00:00Z");
  expect(await visit(ada, "2026-05-04T08:00:00Z")).toEqual({ streak: 1, xp: 1 });
});

test("counts days in the member's time zone", async () => {
  const ada = await memberIn("Pacific/Auckland");
  expect(await visit(ada, "2026-05-01T08:00:00Z")).toEqual({ streak: 1, xp: 0 });
  // Noon in UTC is midnight there.
  expect(await visit(ada, "2026-05-01T12:30:00Z")).toEqual({ streak: 2, xp: 1 });
});

test("counts no day twice after moving to another time zone", async () => {
  const ada = await memberIn("Pacific/Auckland");
  await visit(ada, "2026-05-01T11:00:00Z");
  await visit(ada, "2026-05-01T13:00:00Z");
  await t.sql`update members set time_zone = 'America/Los_Angeles' where id = ${ada.id}`;
  expect(await visit(ada, "2026-05-02T01:00:00Z")).toEqual({ streak: 2, xp: 1 });
});

test("counts simultaneous requests of many devices as one visit", async () => {
  const ada = await memberIn("UTC");
  await visit(ada, "2026-05-01T08:00:00Z");
  const devices = await Promise.all(Array.from({ length: 8 }, () => signIn(t, ada.id)));
  t.clock.set(new Date("2026-05-02T08:00:00Z"));
  await Promise.all(devices.map((device) => device.get("/api/auth/user")));
  expect(await visit(ada, "2026-05-02T08:01:00Z")).toEqual({ streak: 2, xp: 1 });
});

test("shows a streak to others until it has lapsed", async () => {
  const ada = await memberIn("UTC");
  await visit(ada, "2026-05-01T08:00:00Z");
  await visit(ada, "2026-05-02T08:00:00Z");
  const ben = await member(t);
  const seen = async (at: string) => {
    t.clock.set(new Date(at));
    return (await (await ben.get(`/api/users/${ada.id}`)).json() as { streak: number }).streak;
  };
  expect(await seen("2026-05-03T08:00:00Z")).toBe(2);
  expect(await seen("2026-05-06T08:00:00Z")).toBe(0);
});

test("costs one statement a day, and none on later requests", async () => {
  const ada = await memberIn("UTC");
  const { sql, sent } = countedSql(t.db.sql);
  const counting = createApp({ ...t.deps, db: { ...t.db, sql } });
  const reader = requestsOf({ app: counting, config: t.config }, { Authorization: `Bearer ${ada.token}` });
  const statements = async () => {
    // After the session's cache expires, before its use is written again.
    t.clock.advance(10_000);
    const before = sent();
    await reader.get("/api/shop/costs");
    return sent() - before;
  };
  expect(await statements()).toBe(2);
  expect(await statements()).toBe(1);
});

test("pays everybody who comes at once on the second day, in one statement, and each of them once", async () => {
  const people = await Promise.all(Array.from({ length: 6 }, () => member(t)));
  const days = ["2026-05-01", "2026-05-02"];
  const paid: number[][] = [];
  for (const day of days) {
    const at = new Date(`${day}T12:00:00Z`);
    const visits = [...people, ...people].map(({ id }) =>
      recordVisit(t.sql, { memberId: id, day, amount: 1, at })
    );
    paid.push(await Promise.all(visits));
  }
  const nothing = people.map(() => 0);
  expect(paid[0]).toEqual([...nothing, ...nothing]);
  expect(paid[1]).toEqual([...people.map(() => 1), ...nothing]);
});

test("a member whose stored time zone this runtime does not know visits, is written to and chats as in UTC", async () => {
  const ada = await memberIn("Mars/Olympus");
  const bob = await member(t);
  expect(await visit(ada, "2026-05-01T23:00:00Z")).toMatchObject({ streak: 1 });
  expect(await visit(ada, "2026-05-02T00:30:00Z")).toMatchObject({ streak: 2 });
  const settings = { quietHours: { from: "22:00", to: "07:00", days: [1, 2, 3, 4, 5, 6, 7] } };
  expect(await (await ada.put("/api/notifications/settings", settings)).json()).toMatchObject({
    timeZone: "UTC",
  });
  await ada.post(`/api/users/${bob.id}/follow`);
  await bob.post(`/api/users/${ada.id}/follow`);
  const message = { receiverId: ada.id, content: "Still up?", clientMessageId: crypto.randomUUID() };
  expect((await bob.post("/api/messages", message)).status).toBe(201);
  expect((await ada.post("/api/ai/sessions", {})).status).toBe(201);
  expect(await (await ada.get("/api/ai/sessions")).json()).toMatchObject([{ title: "Chat_020526_0030" }]);
  expect(logged.match(/"timeZone":"Mars\/Olympus"/g)).toHaveLength(1);
});
