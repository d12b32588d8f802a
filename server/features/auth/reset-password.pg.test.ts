import { describe, expect, test } from "vitest";
import { createTestApp } from "../../testing/create-test-app.ts";
import { member, signIn } from "../../testing/member.ts";
import { mailedToken } from "./test-registration.ts";

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
  test("sets the password, signs every device out and says so by mail", async () => {
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

  test("leaves the device it was used on signed in, and nobody else's", async () => {
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

  test("works once, and takes every earlier link with it", async () => {
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

  test("works once even when it is used twice at the same time", async () => {
    const ada = await member(t);
    const token = await askedFor(ada.email);
    const answers = await Promise.all(
      ["First7!bank", "Second7!bank", "Third7!bank"].map((p) => reset(token, p)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
  });

  test("lives for one hour", async () => {
    const ada = await member(t);
    const token = await askedFor(ada.email);
    t.clock.advance(60 * 60 * 1000);
    expect(await (await reset(token)).json()).toMatchObject({
      code: "invalid_token",
      message: expect.stringContaining("ask for a new one"),
    });
  });

  test("verifies the address it was read at", async () => {
    const ada = await member(t, { isVerified: false });
    await reset(await askedFor(ada.email));
    const signedIn = await t.post("/api/auth/login", { email: ada.email, password: newPassword });
    expect(await signedIn.json()).toMatchObject({ isVerified: true });
  });

  test("cannot be anything else than a link of ours made for this", async () => {
    for (const token of ["nonsense", "a.b.c", "eyJhbGciOiJub25lIn0.eyJzdWIiOiJ4In0."]) {
      const answer = await reset(token);
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ code: "invalid_token" });
    }
  });
});

test.each([
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
])("says what is wrong with %j", async (body, fields) => {
  const answer = await t.post("/api/auth/reset-password", body);
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ fields });
});
