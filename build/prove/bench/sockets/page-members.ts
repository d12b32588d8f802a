import { createHash } from "node:crypto";
import { product } from "#shared/product.ts";
import type { Sql } from "../../../../server/db/open-database.ts";
import type { PageToHold } from "./open-pages.ts";

/** Beyond those of every seed. */
const firstNumber = 40_000;

/**
 * Members who have one page open each, with its session and an address of this machine of their
 * own: bounds are for each address, and its ports are fewer than the pages.
 */
export async function makePageMembers(sql: Sql, count: number): Promise<PageToHold[]> {
  const pages = Array.from({ length: count }, (_, n) => ({ token: tokenOf(n), source: sourceOf(n) }));
  await sql`
    insert into members
      (id, email, username, display_name, password_hash, email_verified_at, terms_version, privacy_version, created_at)
    select
      bench_member(n), 'page' || n || '@bench.example', 'page_' || n, 'Page ' || n, 'not-a-hash', now(),
      ${product.termsVersion}, ${product.privacyVersion}, now()
    from generate_series(${firstNumber}::bigint, ${firstNumber + count - 1}::bigint) as n
    on conflict do nothing`;
  await sql`
    insert into sessions (id, member_id, token_hash, created_at, last_used_at, expires_at)
    select
      gen_random_uuid(), bench_member(${firstNumber}::bigint + at - 1), sha256(convert_to(token, 'utf8')),
      now(), now(), now() + interval '30 days'
    from unnest(${pages.map(({ token }) => token)}::text[]) with ordinality as page (token, at)
    on conflict do nothing`;
  await sql.unsafe("vacuum analyze members, sessions");
  return pages;
}

function tokenOf(n: number): string {
  return createHash("sha256").update(`bench-page-${n}`).digest("base64url");
}

/** 127.1.0.1, 127.1.0.2 and so on. */
function sourceOf(n: number): string {
  return `127.1.${Math.floor(n / 250)}.${n % 250 + 1}`;
}
