import { createHash } from "node:crypto";
import { product } from "#shared/product.ts";
import { searchText } from "#shared/search/search-text.ts";
import { searchTokens } from "#shared/search/search-words.ts";
import { formatTokens } from "../../../../server/db/search-fragments.ts";
import type { Sql } from "../../../../server/db/open-database.ts";
import { formatNumberedId } from "./numbered-id.ts";

/**
 * Members 1 to `count` with a session each, and as many posts, whose ids follow from their numbers.
 */
export interface Writers {
  readonly count: number;
  tokenOf(member: number): string;
}

/**
 * Writes them straight into the tables. Neighbours follow each other, so that no
 * message is a request.
 */
export async function seedWriters(sql: Sql, count: number): Promise<Writers> {
  const numbers = Array.from({ length: count }, (_, n) => n + 1);
  const ids = numbers.map(formatNumberedId);
  await sql`
    insert into members (
      id, email, username, display_name, password_hash, email_verified_at, terms_version, privacy_version, created_at
    )
    select
      id, 'writer' || n || '@bench.example', 'writer_' || n, 'Writer ' || n, '-', now(), ${product.termsVersion},
      ${product.privacyVersion}, now()
    from unnest(${ids}::uuid[]) with ordinality as writer (id, n)`;
  await sql`
    insert into sessions (id, member_id, token_hash, created_at, last_used_at, expires_at)
    select gen_random_uuid(), id, sha256(convert_to(token, 'utf8')), now(), now(), now() + interval '1 day'
    from unnest(${ids}::uuid[], ${numbers.map(tokenOf)}::text[]) as writer (id, token)`;
  const content = "A walk by the river";
  await sql`
    insert into posts (id, author_id, content, search_text, search_tokens, moderation_level, created_at)
    select id, author_id, ${content}, ${searchText(content)}, ${
    formatTokens(searchTokens(content))
  }::tsvector,
      'top', now()
    from unnest(${ids}::uuid[], ${[...ids.slice(1), ids[0] ?? ""]}::uuid[]) as post (id, author_id)`;
  await sql`
    select follow_member(one, other, now())
    from unnest(${ids}::uuid[], ${
    numbers.map((n) => formatNumberedId(getPartner(n)))
  }::uuid[]) as pair (one, other)`;
  await sql`vacuum analyze`;
  return { count, tokenOf };
}

/** Each writes to one other: 1 and 2, 3 and 4. */
export function getPartner(member: number): number {
  return member % 2 === 1 ? member + 1 : member - 1;
}

function tokenOf(member: number): string {
  return createHash("sha256").update(`writer-${member}`).digest("base64url");
}
