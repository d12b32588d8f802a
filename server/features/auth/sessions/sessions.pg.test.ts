import { describe, expect, test } from "vitest";
import { uuidv7 } from "uuidv7";
import { createTestApp } from "../../../testing/create-test-app.ts";
import { member, signIn } from "../../../testing/member.ts";
import { pruneSessionsAndLinks } from "../prune-sessions-and-links.ts";
import { newRegistration } from "../register/testing/registrations.ts";

const t = await createTestApp();
const hour = 60 * 60 * 1000;
const day = 24 * hour;

test("requires a session for every call about the caller's account", async () => {
  const calls = [
    ["GET", "/api/auth/user"],
    ["GET", "/api/auth/sessions"],
    ["DELETE", `/api/auth/sessions/${uuidv7()}`],
  ] as const;
  for (const [method, path] of calls) {
    const answer = await t.request(method, path);
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({ code: "unauthenticated" });
  }
});

test.each([
  ["no token at all", { Authorization: "Bearer" }],
  ["a token that is too short", { Authorization: "Bearer abc" }],
  ["a token nobody holds", { Authorization: `Bearer ${"x".repeat(43)}` }],
  ["another scheme", { Authorization: "Basic YWRhOnNlY3JldA==" }],
  ["a cookie nobody holds", { Cookie: `glimmer_session=${"y".repeat(43)}` }],
  ["a cookie with nonsense", { Cookie: "glimmer_session=%00; =; ;;glimmer_session" }],
])("treats %s as signed out", async (_name, headers) => {
  expect((await t.request("GET", "/api/auth/user", { headers })).status).toBe(401);
});

describe("a session", () => {
  test("expires 30 days after the hour of its last use", async () => {
    const ada = await member(t);
    for (let use = 0; use < 3; use += 1) {
      t.clock.advance(29 * day);
      expect((await ada.get("/api/auth/user")).status).toBe(200);
    }
    t.clock.advance(30 * day + hour);
    expect((await ada.get("/api/auth/user")).status).toBe(401);
  });

  test("expires 180 days after it began, however often it is used", async () => {
    const ada = await member(t);
    for (let use = 0; use < 12; use += 1) {
      t.clock.advance(14 * day);
      expect((await ada.get("/api/auth/user")).status).toBe(200);
    }
    t.clock.advance(12 * day - 5_000);
    expect((await ada.get("/api/auth/user")).status).toBe(200);
    // The time that an actor is cached.
    t.clock.advance(5_000);
    expect((await ada.get("/api/auth/user")).status).toBe(401);
    expect((await ada.get("/api/auth/sessions")).status).toBe(401);
    await pruneSessionsAndLinks(t.deps);
    expect(await t.sql`select id from sessions where id = ${ada.sessionId}`).toEqual([]);
  });

  test("stores its last use at most every few minutes", async () => {
    const ada = await member(t);
    const lastUse = async () => {
      const [row] = await t.sql`select last_used_at from sessions where id = ${ada.sessionId}`;
      return row?.last_used_at.getTime() - t.clock.now().getTime();
    };
    t.clock.advance(60_000);
    await ada.get("/api/auth/user");
    expect(await lastUse()).toBe(-60_000);
    t.clock.advance(5 * 60_000);
    await ada.get("/api/auth/user");
    expect(await lastUse()).toBe(0);
  });

  test("renews the cookie's 30 days when the client starts", async () => {
    const ada = await member(t);
    const cookie = `glimmer_session=${ada.token}`;
    const answer = await t.request("GET", "/api/auth/user", { headers: { Cookie: cookie } });
    expect(answer.headers.get("set-cookie")).toContain(`${cookie}; Path=/; Max-Age=2592000`);
  });
});

describe("the list of sessions", () => {
  test("shows the caller's sessions, most recently used first, and marks the current one", async () => {
    const ada = await member(t);
    await member(t);
    t.clock.advance(1000);
    const phone = await signIn(t, ada.id);
    const answer = await ada.get("/api/auth/sessions");
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual([
      expect.objectContaining({ id: phone.sessionId, isCurrent: false }),
      expect.objectContaining({ id: ada.sessionId, isCurrent: true, lastUsedAt: expect.any(String) }),
    ]);
  });

  test("leaves out expired sessions", async () => {
    const ada = await member(t);
    t.clock.advance(31 * day);
    const phone = await signIn(t, ada.id);
    expect(await (await phone.get("/api/auth/sessions")).json()).toEqual([
      expect.objectContaining({ id: phone.sessionId }),
    ]);
  });
});

describe("ending a session", () => {
  test("signs that device out at once, also when its session is cached", async () => {
    const ada = await member(t);
    const phone = await signIn(t, ada.id);
    expect((await phone.get("/api/auth/user")).status).toBe(200);
    const answer = await ada.delete(`/api/auth/sessions/${phone.sessionId}`);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ success: true });
    expect((await phone.get("/api/auth/user")).status).toBe(401);
    expect((await ada.get("/api/auth/user")).status).toBe(200);
  });

  test("returns 404 for another member's session, an unknown id, a malformed id, and the second time", async () => {
    const ada = await member(t);
    const stranger = await member(t);
    const admin = await member(t, { isAdmin: true });
    for (const other of [stranger, admin]) {
      expect((await other.delete(`/api/auth/sessions/${ada.sessionId}`)).status).toBe(404);
    }
    expect((await ada.get("/api/auth/user")).status).toBe(200);
    for (const id of [uuidv7(), "nope"]) {
      expect((await ada.delete(`/api/auth/sessions/${id}`)).status).toBe(404);
    }
    const phone = await signIn(t, ada.id);
    await ada.delete(`/api/auth/sessions/${phone.sessionId}`);
    expect((await ada.delete(`/api/auth/sessions/${phone.sessionId}`)).status).toBe(404);
  });

  test("removes the cookie when the caller ends the current session", async () => {
    const ada = await member(t);
    const answer = await ada.delete(`/api/auth/sessions/${ada.sessionId}`);
    expect(answer.headers.get("set-cookie")).toContain("Max-Age=0");
    expect((await ada.get("/api/auth/user")).status).toBe(401);
  });
});

describe("signing out", () => {
  test("ends the session, clears the cookie, and may be repeated", async () => {
    const ada = await member(t);
    const phone = await signIn(t, ada.id);
    const answers = [await ada.post("/api/auth/logout"), await ada.post("/api/auth/logout")];
    for (const answer of [...answers, await t.post("/api/auth/logout")]) {
      expect(answer.status).toBe(200);
      expect(await answer.json()).toEqual({ success: true });
      expect(answer.headers.get("set-cookie")).toMatch(/^glimmer_session=; Path=\/; Max-Age=0; HttpOnly/);
    }
    expect((await ada.get("/api/auth/user")).status).toBe(401);
    expect((await phone.get("/api/auth/user")).status).toBe(200);
  });

  test("works by link only for same-site requests", async () => {
    const ada = await member(t);
    const follow = (headers: Record<string, string>) =>
      t.request("GET", "/api/logout", {
        headers: { Origin: "", Cookie: `glimmer_session=${ada.token}`, ...headers },
      });
    const foreign = [
      { "Sec-Fetch-Site": "cross-site" },
      { "Sec-Fetch-Site": "cross-site", Referer: `${t.config.publicUrl}/` },
      { Referer: "https://elsewhere.example/" },
      {},
    ];
    for (const headers of foreign) {
      const answer = await follow(headers as Record<string, string>);
      expect(answer.status).toBe(302);
      expect(answer.headers.get("location")).toBe("/");
      expect(answer.headers.get("set-cookie")).toBeNull();
    }
    expect((await ada.get("/api/auth/user")).status).toBe(200);

    const answer = await follow({ "Sec-Fetch-Site": "same-origin" });
    expect(answer.status).toBe(302);
    expect(answer.headers.get("location")).toBe("/");
    expect(answer.headers.get("set-cookie")).toContain("Max-Age=0");
    expect((await ada.get("/api/auth/user")).status).toBe(401);
  });

  test("redirects /api/login to the sign-in screen", async () => {
    const answer = await t.get("/api/login");
    expect(answer.status).toBe(302);
    expect(answer.headers.get("location")).toBe("/login");
  });
});

test("prunes only expired sessions", async () => {
  const ada = await member(t);
  await t.post("/api/auth/register", newRegistration());
  t.clock.advance(20 * day);
  const phone = await signIn(t, ada.id);
  for (const table of ["known_devices", "sign_in_links"]) {
    await t.sql`
      insert into ${t.sql(table)} (token_hash, member_id, created_at, expires_at)
      values
        ('long', ${ada.id}, ${t.clock.now()}, ${new Date(t.clock.now().getTime() + 20 * day)}),
        ('short', ${ada.id}, ${t.clock.now()}, ${t.clock.now()})`;
  }
  t.clock.advance(10 * day);
  const waiting = newRegistration();
  await t.post("/api/auth/register", waiting);
  t.clock.advance(day);
  await pruneSessionsAndLinks(t.deps);
  for (const table of ["known_devices", "sign_in_links"]) {
    const left = await t.sql`select convert_from(token_hash, 'UTF8') as hash from ${t.sql(table)}`;
    expect(left).toEqual([{ hash: "long" }]);
  }
  const sessions = await t.sql`select id from sessions where member_id = ${ada.id}`;
  expect(sessions.map((row) => row.id)).toEqual([phone.sessionId]);
  const kept = await t.sql`select email from pending_registrations`;
  expect(kept).toEqual([{ email: waiting.email }]);
});
