import { createHash, randomBytes } from "node:crypto";
import { hash } from "@node-rs/argon2";
import { uuidv7 } from "uuidv7";
import { product } from "#shared/product.ts";
import { searchOfNames } from "../features/members/name-search.ts";
import type { TestApp } from "./create-test-app.ts";
import { randomLetters } from "./random-letters.ts";
import { type Requests, requestsOf } from "./requests.ts";

/**
 * A member with a live session; makes requests as that member: `await ada.post("/api/posts", {…})`.
 */
export interface TestMember extends Requests {
  readonly id: string;
  readonly username: string;
  readonly email: string;
  readonly password: string;
  readonly sessionId: string;
  /** The session's token, as the cookie or the bearer header carries it. */
  readonly token: string;
}

/** The password of every test member, within the rule (auth.4). */
export const testPassword = "Sunrise1!";

type Service = Pick<TestApp, "app" | "config" | "sql" | "clock">;

interface MemberTraits {
  readonly username?: string;
  readonly email?: string;
  readonly displayName?: string;
  readonly isAdmin?: boolean;
  readonly isModerator?: boolean;
}

/** Writes the member and a session of 30 days directly into the tables, by one statement. */
export async function member(t: Service, traits: MemberTraits = {}): Promise<TestMember> {
  const id = uuidv7();
  const username = traits.username ?? `member_${randomLetters()}`;
  const email = traits.email ?? `${username.toLowerCase()}@example.org`;
  const displayName = traits.displayName ?? username;
  const search = searchOfNames({ username, displayName });
  const now = t.clock.now();
  const row = t.sql({
    id,
    email,
    username,
    display_name: displayName,
    search_username: search.foldedUsername,
    search_display_name: search.foldedDisplayName,
    search_tokens: search.tokens,
    password_hash: await testPasswordHash(),
    email_verified_at: now,
    proven_email: email.toLowerCase(),
    is_admin: traits.isAdmin ?? false,
    is_moderator: traits.isModerator ?? false,
    terms_version: product.termsVersion,
    privacy_version: product.privacyVersion,
    created_at: now,
  });
  const session = newSession(t, id);
  await t.sql`
    with made as (
      insert into members ${row}
    )
    insert into sessions ${t.sql(session.row)}`;
  return { id, username, email, password: testPassword, ...session.signedIn };
}

/** Another session of the member, e.g. a second device. */
export async function signIn(t: Service, memberId: string): Promise<SignedIn> {
  const { row, signedIn } = newSession(t, memberId);
  await t.sql`
    insert into sessions ${t.sql(row)}`;
  return signedIn;
}

type SignedIn = Requests & Pick<TestMember, "sessionId" | "token">;

function newSession(t: Service, memberId: string) {
  const sessionId = uuidv7();
  const token = randomBytes(32).toString("base64url");
  const now = t.clock.now();
  const row = {
    id: sessionId,
    member_id: memberId,
    token_hash: createHash("sha256").update(token).digest(),
    created_at: now,
    last_used_at: now,
    expires_at: new Date(now.getTime() + 30 * 24 * 60 * 60 * 1000),
  };
  const signedIn: SignedIn = { sessionId, token, ...requestsOf(t, { Authorization: `Bearer ${token}` }) };
  return { row, signedIn };
}

let hashed: Promise<string> | undefined;

/** As cheap as Argon2 can be: checking it costs what the stored hash says. */
function testPasswordHash(): Promise<string> {
  hashed ??= hash(testPassword, { memoryCost: 8, timeCost: 1, parallelism: 1 });
  return hashed;
}
