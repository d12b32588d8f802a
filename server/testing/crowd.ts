import { randomBytes } from "node:crypto";
import { uuidv7 } from "uuidv7";
import type { TestApp } from "./create-test-app.ts";
import { type Requests, requestsOf, type Service } from "./requests.ts";

export interface CrowdMember extends Requests {
  readonly id: string;
}

/** Many verified members with a session each, in two statements. */
export async function crowd(
  t: Service & Pick<TestApp, "sql">,
  size: number,
): Promise<CrowdMember[]> {
  const people = Array.from(
    { length: size },
    () => ({ id: uuidv7(), token: randomBytes(32).toString("base64url") }),
  );
  const ids = people.map(({ id }) => id);
  await t.sql`
    insert into members (id, email, username, display_name, password_hash, email_verified_at, terms_version,
      privacy_version, created_at)
    select id, id || '@example.org', left(replace(id::text, '-', ''), 32), 'One of many', '-', now(), '2026-01-01', '2026-01-01', now()
    from unnest(${ids}::uuid[]) as id`;
  await t.sql`
    insert into sessions (id, member_id, token_hash, created_at, last_used_at, expires_at)
    select gen_random_uuid(), id, sha256(convert_to(token, 'utf8')), now(), now(), now() + interval '1 day'
    from unnest(${ids}::uuid[], ${people.map(({ token }) => token)}::text[]) as crowd (id, token)`;
  return people.map(({ id, token }) => ({ id, ...requestsOf(t, { Authorization: `Bearer ${token}` }) }));
}
