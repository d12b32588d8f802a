import { uuidv7 } from "uuidv7";
import { describe, expect, test } from "vitest";
import { createTestApp } from "../../../testing/create-test-app.ts";
import { member, signIn } from "../../../testing/member.ts";
import { waitUntilBlocked } from "../../../testing/lock-waits.ts";
import { insertSession } from "../sessions/session-queries.ts";
import { getSessionEnd } from "../session-and-link-lifetimes.ts";
import { hashSessionToken } from "../sessions/session-token.ts";
import { mailedToken } from "../register/testing/registrations.ts";

const t = await createTestApp();
const newPassword = "Riverbank7!stone";

async function askedFor(email: string): Promise<string> {
  await t.post("/api/auth/forgot-password", { email });
  return mailedToken(t, email, "/login");
}

function reset(token: string, password = newPassword, confirmPassword = password): Promise<Response> {
  return t.post("/api/auth/reset-password", { token, password, confirmPassword });
}

describe("a reset link", () => {
  test("sets the password, signs every device out and sends a mail about it", async () => {
    const ada = await member(t);
    const token = await askedFor(ada.email);
    const answer = await reset(token);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ message: expect.stringContaining("changed") });
    expect((await ada.get("/api/auth/user")).status).toBe(401);
    expect((await t.post("/api/auth/login", ada)).status).toBe(401);
    const signedIn = await t.post("/api/auth/login", { email: ada.email, password: newPassword });
    expect(signedIn.status).toBe(200);
    expect(t.mailbox.list(ada.email)[0]?.subject).toBe("Your Glimmer password was changed");
  });

  test("keeps the device that used it signed in", async () => {
    const ada = await member(t);
    const stranger = await member(t);
    const phone = await signIn(t, ada.id);
    const token = await askedFor(ada.email);
    await ada.post("/api/auth/reset-password", {
      token,
      password: newPassword,
      confirmPassword: newPassword,
    });
    expect((await ada.get("/api/auth/user")).status).toBe(200);
    expect((await phone.get("/api/auth/user")).status).toBe(401);
    expect((await stranger.get("/api/auth/user")).status).toBe(200);
  });

  test("ends the session of a concurrent sign-in with the old password", async () => {
    const ada = await member(t);
    const [account] = await t.sql<{ id: string; password_hash: string }[]>`
      select id, password_hash from members where email = ${ada.email}`;
    const token = await askedFor(ada.email);
    expect((await reset(token)).status).toBe(200);
    const now = t.clock.now();
    // Continues as a sign-in after it checked the password it read before the reset.
    const ended = await insertSession(
      t.sql,
      {
        id: uuidv7(),
        memberId: account?.id ?? "",
        tokenHash: hashSessionToken("late"),
        userAgent: "",
        createdAt: now,
        expiresAt: getSessionEnd(now, now),
        deviceHash: hashSessionToken("late device"),
        deviceExpiresAt: getSessionEnd(now, now),
        replacedId: null,
      },
      { passwordHash: account?.password_hash ?? "" },
      10,
    );
    expect(ended).toBeNull();
    for (const table of ["sessions", "known_devices"]) {
      expect(await t.sql`select from ${t.sql(table)} where member_id = ${account?.id ?? null}`).toEqual([]);
    }
  });

  test("waits for an earlier sign-in, ends its session and forgets its device", async () => {
    const ada = await member(t);
    const token = await askedFor(ada.email);
    let answer: Promise<Response> | undefined;
    await t.db.transaction(async (sql) => {
      await sql`select id from members where id = ${ada.id} for share`;
      answer = reset(token);
      await waitUntilBlocked(t);
      const until = new Date(t.clock.now().getTime() + 60_000);
      await sql`
        insert into sessions (id, member_id, token_hash, user_agent, created_at, last_used_at, expires_at)
        values (${uuidv7()}, ${ada.id}, ${hashSessionToken("early")}, '', now(), now(), ${until})`;
      await sql`
        insert into known_devices (token_hash, member_id, created_at, expires_at)
        values (${hashSessionToken("early device")}, ${ada.id}, now(), ${until})`;
    });
    expect((await answer)?.status).toBe(200);
    for (const table of ["sessions", "known_devices"]) {
      expect(await t.sql`select from ${t.sql(table)} where member_id = ${ada.id}`).toEqual([]);
    }
  });

  test("works once, and voids every earlier link", async () => {
    const ada = await member(t);
    const earlier = await askedFor(ada.email);
    t.clock.advance(2000);
    const token = await askedFor(ada.email);
    expect(earlier).not.toBe(token);
    expect((await reset(token)).status).toBe(200);
    for (const used of [token, earlier]) {
      const answer = await reset(used, "Another7!bank");
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ code: "invalid_token" });
    }
    expect((await t.post("/api/auth/login", { email: ada.email, password: newPassword })).status).toBe(200);
  });

  test("works once when it is used twice at the same time", async () => {
    const ada = await member(t);
    const token = await askedFor(ada.email);
    const answers = await Promise.all(
      ["First7!bank", "Second7!bank", "Third7!bank"].map((p) => reset(token, p)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
  });

  test("works for one hour", async () => {
    const ada = await member(t);
    const token = await askedFor(ada.email);
    t.clock.advance(60 * 60 * 1000);
    expect(await (await reset(token)).json()).toMatchObject({
      code: "invalid_token",
      message: expect.stringContaining("ask for a new one"),
    });
  });

  test("refuses a forged token or one for another purpose", async () => {
    for (const token of ["nonsense", "a.b.c", "eyJhbGciOiJub25lIn0.eyJzdWIiOiJ4In0."]) {
      const answer = await reset(token);
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ code: "invalid_token" });
    }
  });
});

test("mails at most five links an hour that strangers ask for, and their owner ten", async () => {
  const ada = await member(t);
  const body = { email: ada.email };
  for (let n = 0; n < 5; n++) expect((await t.post("/api/auth/forgot-password", body)).status).toBe(200);
  const refused = await t.post("/api/auth/forgot-password", body);
  expect([refused.status, await refused.json()]).toMatchObject([429, {
    message: expect.stringContaining("or open the newest link in your inbox"),
  }]);
  expect((await ada.post("/api/auth/forgot-password", body)).status).toBe(200);
});

test.each([
  [{ password: newPassword, confirmPassword: newPassword }, { token: "Reset token is required" }],
  [{ token: "", password: newPassword, confirmPassword: newPassword }, { token: "Reset token is required" }],
  [{ token: "x", password: newPassword, confirmPassword: "" }, {
    confirmPassword: "Please confirm your password",
  }],
  [{ token: "x", password: newPassword, confirmPassword: `${newPassword}x` }, {
    confirmPassword: "Passwords don't match",
  }],
  [{ token: "x", password: "lowercase", confirmPassword: "lowercase" }, {
    password: expect.stringContaining("uppercase"),
  }],
  [{ token: "x", password: "Password1!", confirmPassword: "Password1!" }, {
    password: expect.stringContaining("easy to guess"),
  }],
])("returns 400 with the reason for %j", async (body, fields) => {
  const answer = await t.post("/api/auth/reset-password", body);
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ fields });
});
