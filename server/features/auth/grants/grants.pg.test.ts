import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { uuidv7 } from "uuidv7";
import { describe, expect, test } from "vitest";
import { joinAddressAndSource } from "../../../http/limits/consume-limit.ts";
import { browserAt } from "../../../testing/browser.ts";
import { mailedDecisionToken, toldDecision } from "../../../testing/scenes/a-case.ts";
import { createTestApp } from "../../../testing/create-test-app.ts";
import { exhaustLimit } from "../../../testing/exhaust-limit.ts";
import { member, signIn, type TestMember } from "../../../testing/member.ts";
import { picture } from "../../../testing/pictures.ts";
import { leaveAccount } from "../../account/leaving/leave-account.ts";
import { upsertEmailChange } from "../../account/email-change/email-change-queries.ts";
import {
  mailedToken,
  mailedTokens,
  newRegistration,
  openVerificationLink,
  registerInBrowser,
} from "../register/testing/registrations.ts";
import { publicReport } from "../../../testing/scenes/public-report.ts";
import { readSocketTicket, redeemSocketTicket } from "../sessions/socket-ticket.ts";
import {
  signedGrants,
  type SignedPurpose,
  storedGrants,
  type VoidingEvent,
  voidingEvents,
} from "./grants.ts";

const collisions: unknown[] = [];
const t = await createTestApp({ database: { onCollision: (cause) => collisions.push(cause) } });
const root = await member(t, { isAdmin: true });
const jpeg = new Uint8Array(await picture(60, 40).jpeg().toBuffer());
const newPassword = "Riverbank7!stone";
const changePath = "/api/account/email-change";
const newAddress = (ada: TestMember) => `moved_${ada.email}`;

const askForReset = async (ada: TestMember) => {
  await t.post("/api/auth/forgot-password", { email: ada.email });
  return mailedToken(t, ada.email, "/login");
};
const reset = (token: string) =>
  t.post("/api/auth/reset-password", { token, password: newPassword, confirmPassword: newPassword });
const askForChange = async (ada: TestMember) => {
  await ada.put(changePath, { email: newAddress(ada), password: ada.password });
};
const put = (url: string) => t.request("PUT", url, { body: jpeg, headers: { "Content-Type": "image/jpeg" } });

/** The event, as it happens in the product. */
const events: Readonly<Record<VoidingEvent, (ada: TestMember) => Promise<Response>>> = {
  "password reset": async (ada) => await reset(await askForReset(ada)),
  "this was not me": async (ada) => {
    if (mailedTokens(t, ada.email, "/refuse-email").length === 0) await askForChange(ada);
    return await t.post(`${changePath}/refuse`, { token: mailedToken(t, ada.email, "/refuse-email") });
  },
  suspension: (ada) => root.post(`/api/admin/users/${ada.id}/suspend`, { reason: "Spam in many comments" }),
  deletion: (ada) => ada.delete("/api/account", { password: ada.password }),
};

/**
 * Creates a grant of the member; returns a function that tries to use it and tells whether it was
 * accepted.
 */
type Begin = (ada: TestMember) => Promise<() => Promise<boolean>>;

const grants: Readonly<Record<keyof typeof storedGrants | SignedPurpose, Begin>> = {
  "sessions.token_hash": async (ada) => {
    const phone = await signIn(t, ada.id);
    return async () => (await phone.get("/api/auth/user")).status === 200;
  },
  "known_devices.token_hash": async (ada) => {
    const browser = browserAt(t, "203.0.113.7");
    const logIn = () => browser.post("/api/auth/login", { email: ada.email, password: ada.password });
    await logIn();
    return async () => {
      await exhaustLimit(
        t,
        "login_failed_address_and_source",
        joinAddressAndSource(ada.email, "203.0.113.7"),
      );
      return (await logIn()).status !== 429;
    };
  },
  "sign_in_links.token_hash": async (ada) => {
    await t.post("/api/auth/sign-in-link", { email: ada.email });
    const token = mailedToken(t, ada.email, "/login", "link");
    // A suspended or deleted member would be told so: 403.
    return async () => (await t.post("/api/auth/login/link", { token })).status !== 400;
  },
  "email_changes.confirm_hash": async (ada) => {
    await askForChange(ada);
    const token = mailedToken(t, newAddress(ada), "/confirm-email");
    return async () => (await t.post(`${changePath}/confirm`, { token })).status === 200;
  },
  "email_changes.refuse_hash": async (ada) => {
    await askForChange(ada);
    const token = mailedToken(t, ada.email, "/refuse-email");
    return async () => (await t.post(`${changePath}/refuse`, { token })).status === 200;
  },
  "push_subscriptions.endpoint": async (ada) => {
    const { sessionId } = await signIn(t, ada.id);
    await t.sql`
      insert into push_subscriptions (session_id, member_id, endpoint, p256dh, auth, created_at)
      values (${sessionId}, ${ada.id}, ${`https://push.example.org/${sessionId}`}, 'k', 'a', now())`;
    return async () =>
      (await t.sql`select from push_subscriptions where session_id = ${sessionId}`).length === 1;
  },
  "reset-password": async (ada) => {
    const token = await askForReset(ada);
    return async () => (await reset(token)).status === 200;
  },
  "verify-email": async (ada) => {
    const { registration, token } = await registerInBrowser(t, { ref: ada.username });
    return async () => (await openVerificationLink(t, token)).verified && registration.email !== ada.email;
  },
  "registration": async (ada) => {
    const { registration: { email }, browser } = await registerInBrowser(t, { ref: ada.username });
    return async () => {
      await browser.post("/api/auth/resend-verification", { email });
      return t.mailbox.list(email).length === 2;
    };
  },
  "decision": async (ada) => {
    const about = { kind: "member", subjectId: ada.id, memberId: ada.id } as const;
    const id = await toldDecision(t, about, { decision: "warn" });
    const token = mailedDecisionToken(t, ada.email, id);
    return async () => (await t.post(`/api/decisions/${id}/by-link`, { token })).status === 200;
  },
  "socket-ticket": async (ada) => {
    const phone = await signIn(t, ada.id);
    const { ticket } = await (await phone.get("/api/auth/socket-ticket")).json() as { ticket: string };
    return async () => {
      const read = await readSocketTicket(t.deps, ticket);
      return read !== null && await redeemSocketTicket(t.deps, read);
    };
  },
  "upload": async (ada) => {
    const phone = await signIn(t, ada.id);
    const { uploadURL } = await (await phone.post("/api/objects/upload")).json() as { uploadURL: string };
    return async () => (await put(uploadURL)).status === 201;
  },
  "report-challenge": async (ada) => {
    const json = await publicReport(t, `/${ada.username}`);
    return async () => (await t.post("/api/reports", json)).status === 201;
  },
};

const listed: Readonly<Record<string, { readonly voidedBy: readonly VoidingEvent[] }>> = {
  ...storedGrants,
  ...signedGrants,
};

describe.each(Object.entries(grants))("%s", (name, begin) => {
  test("admits its holder when nothing voids it", async () => {
    const use = await begin(await member(t));
    expect(await use()).toBe(true);
  });

  test.each(voidingEvents)("follows the list of grants after %s", async (event) => {
    const ada = await member(t);
    const use = await begin(ada);
    expect((await events[event](ada)).status).toBe(200);
    expect(await use()).toBe(!listed[name]?.voidedBy.includes(event));
  });
});

async function passwordHashOf({ id }: TestMember): Promise<string> {
  const [row] = await t.sql<{ password_hash: string }[]>`select password_hash from members where id = ${id}`;
  return row?.password_hash ?? "";
}

describe("checks a grant again when it is used late", () => {
  test("does not store an upload under way when its member is suspended", async () => {
    const ada = await member(t);
    const { uploadURL } = await (await ada.post("/api/objects/upload")).json() as { uploadURL: string };
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
    const request = new Request(new URL(uploadURL, t.config.publicUrl), {
      method: "PUT",
      headers: { "Content-Type": "image/jpeg", Origin: t.config.publicUrl },
      body: readable,
      duplex: "half",
    } as RequestInit);
    const sending = t.app.fetch(request, { remoteAddress: "127.0.0.1" });
    const writer = writable.getWriter();
    // Checked only when the server reads the body, after its first check.
    await writer.write(jpeg.slice(0, 100));
    await events.suspension(ada);
    await writer.write(jpeg.slice(100));
    await writer.close();
    expect((await sending).status).toBe(400);
    expect(await t.sql`select from images where owner_id = ${ada.id}`).toHaveLength(0);
  });

  test("does not delete the account when the password was reset after it was checked", async () => {
    const ada = await member(t);
    const passwordHash = await passwordHashOf(ada);
    await events["password reset"](ada);
    const late = { memberId: ada.id, passwordHash, adminEmails: [], at: t.clock.now() };
    expect(await t.db.transaction((tx) => leaveAccount(tx, late))).toBe("absent");
  });

  test("does not request an email change when the password was reset after it was checked", async () => {
    const ada = await member(t);
    const passwordHash = await passwordHashOf(ada);
    await events["password reset"](ada);
    const late = {
      id: uuidv7(),
      memberId: ada.id,
      passwordHash,
      email: newAddress(ada),
      createdAt: t.clock.now(),
      expiresAt: new Date(t.clock.now().getTime() + 60_000),
      mails: t.sql`null`,
    };
    expect(await upsertEmailChange(t.sql, late)).toBe(false);
    expect(await t.sql`select from email_changes where member_id = ${ada.id}`).toHaveLength(0);
  });

  test("makes a confirmation wait for a concurrent suspension, and refuses it", async () => {
    const ada = await member(t);
    await askForChange(ada);
    const token = mailedToken(t, newAddress(ada), "/confirm-email");
    const [confirmed, suspended] = await Promise.all([
      t.post(`${changePath}/confirm`, { token }),
      events.suspension(ada),
    ]);
    expect(suspended.status).toBe(200);
    const [row] = await t.sql<{ email: string }[]>`select email from members where id = ${ada.id}`;
    expect(row?.email).toBe(confirmed.status === 200 ? newAddress(ada) : ada.email);
    expect((await t.post(`${changePath}/confirm`, { token })).status).toBe(400);
  });
});

test("deadlocks none of a confirmation, a refusal, a reset and a suspension at once", async () => {
  for (let round = 0; round < 10; round++) {
    const ada = await member(t);
    await askForChange(ada);
    const [confirm, refuse] = [
      mailedToken(t, newAddress(ada), "/confirm-email"),
      mailedToken(t, ada.email, "/refuse-email"),
    ];
    const link = await askForReset(ada);
    const answers = await Promise.all([
      t.post(`${changePath}/confirm`, { token: confirm }),
      t.post(`${changePath}/refuse`, { token: refuse }),
      reset(link),
      events.suspension(ada),
    ]);
    for (const { status } of answers) expect([200, 400]).toContain(status);
  }
  expect(collisions).toEqual([]);
});

test.each(voidingEvents)("makes drafts of all that the member scheduled: %s", async (event) => {
  const [ada, bea] = [await member(t), await member(t)];
  const publishAt = new Date(t.clock.now().getTime() + 60 * 60_000).toISOString();
  for (const by of [ada, bea]) await by.post("/api/drafts", { content: "Planned", publishAt });
  await ada.post("/api/drafts", { content: "Unfinished" });
  await events[event](ada);
  const draftsOf = async (memberId: string) =>
    await t.sql`
      select content, publish_at is null as is_draft, problem from drafts where member_id = ${memberId} order by content`;
  expect(await draftsOf(ada.id)).toEqual([
    { content: "Planned", is_draft: true, problem: "account" },
    { content: "Unfinished", is_draft: true, problem: null },
  ]);
  expect(await draftsOf(bea.id)).toMatchObject([{ is_draft: false, problem: null }]);
});

describe("the list of grants", () => {
  /** Columns with hashes that grant nothing, and why. */
  const noGrants = [
    "idempotency_keys.request_hash: compares what a member sends again",
    "members.password_hash: is the password, which a reset replaces",
    "pending_registrations.password_hash: belongs to no member yet",
  ];

  test("has a row for every column with the hash of a token", async () => {
    const columns = await t.sql<{ name: string }[]>`
      select table_name || '.' || column_name as name
      from information_schema.columns
      where table_schema = 'public'
        and data_type in ('bytea', 'text')
        and column_name ~ '(hash|token|secret|endpoint)$'
      order by name`;
    const known = [...Object.keys(storedGrants), ...noGrants.map((line) => line.split(":")[0])];
    expect(columns.map(({ name }) => name).toSorted()).toEqual(
      known.toSorted(),
    );
  });

  test("has a row for every signing purpose, and nothing signs for another", () => {
    const server = join(import.meta.dirname, "../../..");
    const files = readdirSync(server, { recursive: true, encoding: "utf8" })
      .filter((path) => path.endsWith(".ts") && !/\.test\.ts$|(^|\/)testing\/|^practice-/.test(path));
    const signing = files.filter((path) =>
      /from "jose"|\b(createHmac|hkdfSync|createSign|subtle\.sign)\b/.test(
        readFileSync(join(server, path), "utf8"),
      )
    );
    expect(signing.toSorted()).toEqual([
      "features/auth/grants/signed-tokens.ts",
      // Derived from the mail's id, and stored as a hash.
      "features/auth/mails/derive-mail-token.ts",
      // The salt of an address.
      "features/auth/passwords/hash-password.ts",
      // The operator's own question, how requests arrive.
      "http/security/self-check-signature.ts",
    ]);
  });
});

test("never mails a link for a registration of a member's own address", async () => {
  const ada = await member(t);
  await t.post("/api/auth/register", newRegistration({ email: ada.email }));
  expect(mailedTokens(t, ada.email, "/verify-email")).toEqual([]);
});
