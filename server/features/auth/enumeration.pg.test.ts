import { describe, expect, test } from "vitest";
import { createTestApp } from "../../testing/create-test-app.ts";
import { member } from "../../testing/member.ts";
import { mailedToken, newRegistration } from "./test-registration.ts";

const t = await createTestApp();

/** Everything of an answer that somebody could compare, without what differs between any two requests. */
async function comparable(answer: Response) {
  const { requestId: _, ...body } = await answer.json() as Record<string, unknown>;
  const headers = [...answer.headers.keys()].sort();
  return { status: answer.status, body, headers };
}

describe("an address that has an account", () => {
  test("gets the same answer to a registration as a new one, and a mail to its owner", async () => {
    const ada = await member(t);
    const known = await t.post("/api/auth/register", newRegistration({ email: ada.email.toUpperCase() }));
    const unknown = await t.post("/api/auth/register", newRegistration());
    expect(await comparable(known)).toEqual(await comparable(unknown));
    expect(t.mailbox.list(ada.email)[0]).toMatchObject({
      to: ada.email,
      subject: "You already have a Glimmer account",
      text: expect.stringContaining(`@${ada.username}`),
    });
    expect(await t.sql`select id from members where lower(email) = ${ada.email}`).toHaveLength(1);
  });

  test("uses up the name a registration asked for, as a new address would", async () => {
    const ada = await member(t);
    const registration = newRegistration({ email: ada.email });
    await t.post("/api/auth/register", registration);
    const again = { ...registration, email: "somebody-else@example.org" };
    expect((await t.post("/api/auth/register", again)).status).toBe(409);
    expect((await t.post("/api/auth/register", registration)).status).toBe(409);
  });

  test("whose registration was never verified can be taken over only with a new password", async () => {
    const first = newRegistration();
    await t.post("/api/auth/register", first);
    await t.post("/api/auth/register", newRegistration({ email: first.email }));
    const [mail] = t.mailbox.list(first.email);
    expect(mail?.subject).toBe("Finish joining Glimmer");
    expect(mail?.text).not.toContain("/verify-email");

    const password = "Owner-less7!".replace("-", "");
    const token = mailedToken(t, first.email, "/login");
    const reset = await t.post("/api/auth/reset-password", { token, password, confirmPassword: password });
    expect(reset.status).toBe(200);
    const withFirst = await t.post("/api/auth/login", { email: first.email, password: first.password });
    expect(withFirst.status).toBe(401);
    expect((await t.post("/api/auth/login", { email: first.email, password })).status).toBe(200);
  });

  test.each(["/api/auth/resend-verification", "/api/auth/forgot-password"])(
    "gets the same answer from %s as one that has none",
    async (path) => {
      const ada = await member(t);
      const bea = await member(t, { isVerified: false });
      const answers = await Promise.all(
        [ada.email, bea.email, "nobody@example.org"].map(async (email) =>
          comparable(await t.post(path, { email }))
        ),
      );
      expect(answers[0]?.status).toBe(200);
      expect(answers[1]).toEqual(answers[0]);
      expect(answers[2]).toEqual(answers[0]);
      expect(t.mailbox.list("nobody@example.org")).toEqual([]);
    },
  );

  test("gets the same answer to a wrong password as one that has none, after the same work", async () => {
    const ada = await member(t);
    const attempt = async (email: string) => {
      const begun = performance.now();
      const answer = await t.post("/api/auth/login", { email, password: "Wrong1!wrong" });
      return { ...(await comparable(answer)), ms: performance.now() - begun };
    };
    let known = await attempt(ada.email);
    let unknown = await attempt("nobody-here@example.org");
    // In turns, and the quickest of each counts: what else the machine does then weighs on both.
    for (let n = 0; n < 5; n += 1) {
      const [again, stranger] = [await attempt(ada.email), await attempt("nobody-here@example.org")];
      if (again.ms < known.ms) known = again;
      if (stranger.ms < unknown.ms) unknown = stranger;
    }
    expect(unknown.body).toEqual(known.body);
    expect(unknown.status).toBe(401);
    // Without a hash an answer takes a millisecond or two; with one, several times that.
    expect(unknown.ms).toBeGreaterThan(known.ms / 2);
  });
});

test("limits the mails asked for an address, known or not, in the same words", async () => {
  const ada = await member(t);
  const last = async (email: string) => {
    let answer = await t.post("/api/auth/forgot-password", { email });
    for (let n = 0; n < 10; n += 1) answer = await t.post("/api/auth/forgot-password", { email });
    return answer;
  };
  const known = await last(ada.email);
  expect(known.status).toBe(429);
  expect(Number(known.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(await comparable(known)).toEqual(await comparable(await last("unknown-mails@example.org")));
});
