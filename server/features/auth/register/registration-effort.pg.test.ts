import * as argon2 from "@node-rs/argon2";
import { beforeEach, expect, test, vi } from "vitest";
import { createApp } from "../../../app.ts";
import { countedSql } from "../../../testing/counted-sql.ts";
import { createTestApp } from "../../../testing/create-test-app.ts";
import { member } from "../../../testing/member.ts";
import { requestsOf } from "../../../testing/requests.ts";
import { newRegistration, registerInBrowser } from "./testing/registrations.ts";

// Test files share modules: otherwise an earlier one would have loaded the real package for the
// app.
vi.hoisted(() => vi.resetModules());
vi.mock("@node-rs/argon2", { spy: true });

const t = await createTestApp();
const { sql, sent } = countedSql(t.db.sql);
/** A caller of the app whose statements are counted. */
const counted = requestsOf({ app: createApp({ ...t.deps, db: { ...t.db, sql } }), config: t.config });

const known = (await member(t)).email;
const waiting = (await registerInBrowser(t)).registration.email;
for (const password of ["Riverbank8!stone", "Riverbank9!stone"]) {
  await t.post("/api/auth/register", newRegistration({ email: waiting, password }));
}
const unknown = "nobody-at-all@example.org";

beforeEach(() => vi.clearAllMocks());

test.each<[call: string, body: (email: string) => object]>([
  ["login", (email) => ({ email, password: "Wrong1!wrong" })],
  ["register", (email) => newRegistration({ email })],
  ["resend-verification", (email) => ({ email })],
  ["forgot-password", (email) => ({ email })],
])(
  "%s costs the same hashes and queries for a member, a registration and an unknown address",
  async (call, body) => {
    const work: object[] = [];
    for (const email of [known, waiting, unknown]) {
      const before = sent();
      vi.clearAllMocks();
      const { status } = await counted.post(`/api/auth/${call}`, body(email));
      const hashes = vi.mocked(argon2.hash).mock.calls.length + vi.mocked(argon2.verify).mock.calls.length;
      work.push({ status, hashes, statements: sent() - before });
    }
    expect(work[1]).toEqual(work[0]);
    expect(work[2]).toEqual(work[0]);
    expect(work[0]).toMatchObject({ hashes: call === "login" || call === "register" ? 1 : 0 });
  },
);

test("writes a registration for a member's address as for any other", async () => {
  const rows = async () => (await t.sql`select from pending_registrations`).length;
  for (const email of [known, unknown]) {
    const before = await rows();
    await t.post("/api/auth/register", newRegistration({ email }));
    expect(await rows()).toBe(before + 1);
  }
});
