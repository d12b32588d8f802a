import { describe, expect, test } from "vitest";
import { createTestApp } from "../../../testing/create-test-app.ts";
import { member } from "../../../testing/member.ts";
import { newRegistration } from "../register/testing/registrations.ts";

const t = await createTestApp();

/**
 * Everything of a response that an attacker could compare, without what differs between any two
 * requests.
 */
async function comparable(answer: Response) {
  const { requestId: _, ...body } = await answer.json() as Record<string, unknown>;
  const headers = [...answer.headers.keys()].sort();
  return { status: answer.status, body, headers };
}

describe("an address with an account", () => {
  test("gets the same response to a registration as a new one, and a mail to its owner", async () => {
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

  test("reserves no username: it stays free until a registration is confirmed", async () => {
    const ada = await member(t);
    const registration = newRegistration({ email: ada.email });
    const again = { ...registration, email: "somebody-else@example.org" };
    for (const body of [registration, again, registration]) {
      expect((await t.post("/api/auth/register", body)).status).toBe(201);
    }
  });

  test.each(["/api/auth/resend-verification", "/api/auth/forgot-password"])(
    "gets the same response from %s as an address without one",
    async (path) => {
      const ada = await member(t);
      const bea = newRegistration();
      await t.post("/api/auth/register", bea);
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

  test("gets the same response to a wrong password as an address without one", async () => {
    const ada = await member(t);
    const attempt = (email: string) => t.post("/api/auth/login", { email, password: "Wrong1!wrong" });
    const known = await comparable(await attempt(ada.email));
    expect(known.status).toBe(401);
    expect(await comparable(await attempt("nobody-here@example.org"))).toEqual(known);
  });
});

test("limits mails per address with the same response, whether it is known or not", async () => {
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
