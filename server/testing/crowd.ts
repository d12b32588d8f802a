import { randomBytes } from "node:crypto";
import { uuidv7 } from "uuidv7";
import { searchOfNames } from "../features/members/name-search.ts";
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
  const names = ids.map((id) =>
    searchOfNames({ username: id.replaceAll("-", "").slice(0, 32), displayName: "One of many" })
  );
  await t.sql`
    insert into members (id, email, username, display_name, password_hash, email_verified_at, terms_version,
      privacy_version, created_at, search_username, search_display_name, search_tokens)
    select id, id || '@example.org', name ->> 'username', name ->> 'displayName', '-', now(), '2026-01-01', '2026-01-01',
      now(), name ->> 'foldedUsername', name ->> 'foldedDisplayName', (name ->> 'tokens')::tsvector
    from unnest(${ids}::uuid[], array(select jsonb_array_elements(${
    t.sql.json(names)
  }::jsonb))) as crowd (id, name)`;
  await t.sql`
    insert into sessions (id, member_id, token_hash, created_at, last_used_at, expires_at)
    select gen_random_uuid(), id, sha256(convert_to(token, 'utf8')), now(), now(), now() + interval '1 day'
    from unnest(${ids}::uuid[], ${people.map(({ token }) => token)}::text[]) as crowd (id, token)`;
  return people.map(({ id, token }) => ({ id, ...requestsOf(t, { Authorization: `Bearer ${token}` }) }));
}
