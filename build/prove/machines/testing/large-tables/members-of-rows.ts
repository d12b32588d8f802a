import { product } from "#shared/product.ts";
import { type Filling, filling, type LargeSize } from "./large-size.ts";

/** Members with names that many share in part, as people's do. The second is an administrator. */
export function membersOfRows({ members, rows }: LargeSize): Filling {
  const known =
    "(array['Ada', 'Ben', 'Cleo', 'Dora', 'Emil', 'Fay', 'Gus', 'Hana', 'Ian', 'June'])[n % 10 + 1]";
  const first = `case when n % 100 < 10 then ${known} else initcap(large_name(n % 5000)) end`;
  const last = "initcap(large_name(n % 200000 + 5000))";
  const edge = "chr(31)";
  const at = `large_at(n * ${rows / members})`;
  return filling(
    "members",
    `id, email, username, display_name, password_hash, email_verified_at, terms_version, privacy_version, created_at,
    is_admin, is_moderator, xp, lifetime_xp, posts_count, last_seen_at, seen_hour,
    search_username, search_display_name, search_tokens`,
    members,
    `large_member(n), 'member' || n || '@large.example', large_name(n % 200000 + 5000) || n, ${first} || ' ' || ${last}, '-', ${at},
    '${product.termsVersion}', '${product.privacyVersion}', ${at}, n = 2, n = 2, n % 100000, n % 100000,
    case when n % 3 = 0 then 0 else 1 end, ${at}, date_trunc('hour', ${at}, 'UTC'),
    ${edge} || large_name(n % 200000 + 5000) || n || ${edge},
    ${edge} || lower(${first}) || ${edge} || ' ' || ${edge} || lower(${last}) || ${edge},
    (large_name(n % 200000 + 5000) || n || ' ' || lower(${first} || ' ' || ${last}))::tsvector`,
  );
}
