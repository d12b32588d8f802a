import { expect, test } from "vitest";
import { createTestApp } from "../../testing/create-test-app.ts";
import { newRegistration, registerAndVerify } from "./test-registration.ts";

const t = await createTestApp({ env: { FIRST_MEMBER_IS_ADMIN: "1" } });

/** Twenty registrations at once; how many got each status. */
async function race(make: (n: number) => object): Promise<Map<number, number>> {
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, n) => t.post("/api/auth/register", make(n))),
  );
  return answers.reduce(
    (counts, { status }) => counts.set(status, (counts.get(status) ?? 0) + 1),
    new Map<number, number>(),
  );
}

// First in this file: the database is empty still.
test("makes exactly one administrator when a fresh run's first members register at once", async () => {
  const counts = await race(() => newRegistration());
  expect(counts).toEqual(new Map([[201, 20]]));
  const admins = await t.sql`select id from members where is_admin`;
  expect(admins).toHaveLength(1);
});

test("makes no later member an administrator", async () => {
  const later = await registerAndVerify(t);
  const signedIn = await t.post("/api/auth/login", { email: later.email, password: later.password });
  expect(await signedIn.json()).toMatchObject({ isAdmin: false });
});

test("makes one account of twenty simultaneous registrations with one address", async () => {
  const counts = await race((n) =>
    newRegistration({ email: n % 2 ? "Race@Example.org" : "race@example.org" })
  );
  expect([...counts.keys()].filter((status) => status !== 201 && status !== 429)).toEqual([]);
  expect(await t.sql`select id from members where lower(email) = 'race@example.org'`).toHaveLength(1);
});

test("makes one account of twenty simultaneous registrations with one username", async () => {
  const counts = await race((n) =>
    newRegistration({ username: n % 2 ? "Racer" : "racer", email: `racer${n}@example.org` })
  );
  expect(counts).toEqual(new Map([[201, 1], [409, 19]]));
  expect(await t.sql`select id from members where lower(username) = 'racer'`).toHaveLength(1);
});

test("makes one account of twenty copies of one registration", async () => {
  const registration = newRegistration();
  const counts = await race(() => registration);
  expect(counts.get(201)).toBe(1);
  expect([...counts.keys()].filter((status) => status >= 500)).toEqual([]);
  expect(await t.sql`select id from members where email = ${registration.email}`).toHaveLength(1);
});
