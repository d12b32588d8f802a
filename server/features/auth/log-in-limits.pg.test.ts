import { expect, test } from "vitest";
import { createTestApp } from "../../testing/create-test-app.ts";
import { member } from "../../testing/member.ts";

const t = await createTestApp({ env: { RATE_LIMIT_SCALE: "1" } });

function signIn(email: string, password: string, remoteAddress = "198.51.100.7"): Promise<Response> {
  return t.request("POST", "/api/auth/login", { json: { email, password }, remoteAddress });
}

test("refuses an address after ten failures in a quarter of an hour, from anywhere, then lets it in again", async () => {
  const ada = await member(t);
  for (let n = 0; n < 10; n += 1) {
    expect((await signIn(ada.email, "Wrong1!wrong", `198.51.100.${n}`)).status).toBe(401);
  }
  const refused = await signIn(ada.email.toUpperCase(), ada.password, "203.0.113.9");
  expect(refused.status).toBe(429);
  expect(await refused.json()).toMatchObject({ code: "rate_limited" });
  const seconds = Number(refused.headers.get("retry-after"));
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(15 * 60);

  t.clock.advance(seconds * 1000);
  expect((await signIn(ada.email, ada.password)).status).toBe(200);
});

test("counts an unknown address like a known one", async () => {
  for (let n = 0; n < 10; n += 1) await signIn("ghost@example.org", "Wrong1!wrong", "198.51.100.30");
  expect((await signIn("ghost@example.org", "Wrong1!wrong", "198.51.100.31")).status).toBe(429);
});

test("forgets the failures of an address with a success", async () => {
  const ada = await member(t);
  for (let round = 0; round < 2; round += 1) {
    for (let n = 0; n < 9; n += 1) await signIn(ada.email, "Wrong1!wrong", "198.51.100.40");
    expect((await signIn(ada.email, ada.password, "198.51.100.40")).status).toBe(200);
  }
});

test("counts parallel attempts: at most two more than allowed are ever tried", async () => {
  const ada = await member(t);
  const answers = await Promise.all(
    Array.from({ length: 40 }, () => signIn(ada.email, "Wrong1!wrong", "198.51.100.50")),
  );
  const tried = answers.filter(({ status }) => status === 401).length;
  expect(tried).toBeGreaterThanOrEqual(10);
  expect(tried).toBeLessThanOrEqual(12);
  expect(answers.every(({ status }) => status === 401 || status === 429)).toBe(true);
});

test("lets many right sign-ins of one member in at once", async () => {
  const ada = await member(t);
  const answers = await Promise.all(Array.from({ length: 30 }, () => signIn(ada.email, ada.password)));
  expect(answers.map(({ status }) => status)).toEqual(Array(30).fill(200));
});

test("refuses a source after a hundred failures, whomever it tries, and no other source", async () => {
  const ada = await member(t);
  const guesses = Array.from({ length: 100 }, (_, n) => `guess${n}@example.org`);
  await Promise.all(guesses.map((email) => signIn(email, "Wrong1!wrong", "198.51.100.60")));
  expect((await signIn(ada.email, ada.password, "198.51.100.60")).status).toBe(429);
  expect((await signIn(ada.email, ada.password, "198.51.100.61")).status).toBe(200);
});

test("a new password lets a member in whose address is refused", async () => {
  const ada = await member(t);
  for (let n = 0; n < 10; n += 1) await signIn(ada.email, "Wrong1!wrong", "198.51.100.70");
  await t.post("/api/auth/forgot-password", { email: ada.email });
  const token = new URL(t.mailbox.list(ada.email)[0]?.links[0] ?? "").searchParams.get("token");
  const password = "Riverbank7!stone";
  await t.post("/api/auth/reset-password", { token, password, confirmPassword: password });
  expect((await signIn(ada.email, password, "198.51.100.71")).status).toBe(200);
});
