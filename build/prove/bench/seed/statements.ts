import { product } from "#shared/product.ts";
import { writeTextColumns } from "./post-texts.ts";

/** How large the measured community is. */
export interface Size {
  readonly members: number;
  readonly posts: number;
  /** How many pictures the posts with one have, a fifth of all; 1 by default. */
  readonly pictures?: number;
  /** Whether another fifth is covered by its authors. */
  readonly hasCovers?: boolean;
  /** Whether a tenth has a poll, in a checkout that knows polls. */
  readonly hasPolls?: boolean;
}

/** Members, their follows and blocks. */
export const writeMemberStatements = ({ members }: Size): readonly string[] => [
  `
insert into members (id, email, username, display_name, bio, password_hash, email_verified_at, terms_version, privacy_version, created_at)
select bench_member(n), 'member' || n || '@bench.example', 'member_' || n, 'Member number ' || n,
  'Writes about small moments, number ' || n, 'not-a-hash', bench_member_at(n), '${product.termsVersion}', '${product.privacyVersion}', bench_member_at(n)
from generate_series(1, ${members}) as n`,
  `
insert into blocks (blocker_id, blocked_id, created_at)
select distinct bench_member(bench_pick('blocker', n, ${members})), bench_member(bench_pick('blocked', n, ${members})), now()
from generate_series(1, ${Math.ceil(members / 5)}) as n
where bench_pick('blocker', n, ${members}) <> bench_pick('blocked', n, ${members})`,
  // Everybody follows twenty, except the first hundred, whose follows the benchmark sets.
  `
insert into follows (follower_id, followed_id, created_at)
select distinct bench_member(n), bench_member((n * 31 + k * 977) % ${members} + 1), bench_member_at(${members})
from generate_series(101, ${members}) as n, generate_series(1, 20) as k
where (n * 31 + k * 977) % ${members} + 1 <> n`,
];

/** The id of the member whose number an expression gives, made once for all rows of a statement. */
const memberOf = (number: string, members: number) =>
  `(array(select bench_member(m) from generate_series(1, ${members}) as m))[${number}]`;

/**
 * Post n: its kind, and how often it was liked and commented on, follow from n, so that counts are
 * right from the start.
 */
const isRepost = "n % 12 = 0";
const isQuote = "n % 20 = 3 and n > 9";
const hasImage = "n % 5 = 1";
const likes = `case when ${isRepost} then 0 else bench_pick('likes', n, 3) end`;
const comments = (busy: number, many: number) =>
  `case when n = ${busy} then ${many} when ${isRepost} then 0 else bench_pick('comments', n, 3) - 1 end`;

/**
 * Posts with everything on them. One, `getBusyPost`, has a fiftieth as many
 * comments as there are posts.
 */
export function writePostStatements(
  { members, posts, pictures = 1, hasCovers = false, hasPolls = false }: Size,
): readonly string[] {
  const author = memberOf(`bench_author(n, ${members})`, members);
  const text = writeTextColumns(posts);
  const textOf = (column: string, ofRepost: string) =>
    `case when ${isRepost} then ${ofRepost} else ${column} end`;
  const commentsCount = comments(getBusyPost(posts), Math.ceil(posts / 50));
  return [
    `
insert into images (id, owner_id, width, height, bytes, placeholder, created_at)
select bench_id('image', n, bench_post_at(n)), ${author}, 1600, 1200, 180000,
  'XQgKDYJXd4d/iHh3d3d4eAiAiPg=', bench_post_at(n)
from generate_series(1, ${posts}) as n
where ${hasImage} and not (${isRepost})`,
    `
insert into posts (id, author_id, content, search_text, search_tokens, image_id, image_alt, repost_of_id,
  quoted_post_id, moderation_level, likes_count, comments_count, reposts_count, created_at)
select
  id, ${author}, ${textOf(text.content, "''")}, ${textOf(text.searchText, "null")},
  ${textOf(text.searchTokens, "null")},
  case when ${hasImage} and not (${isRepost}) then bench_id('image', n, bench_post_at(n)) end,
  case when ${hasImage} and not (${isRepost}) then 'A path through trees' else '' end,
  case when ${isRepost} then bench_post(n - 7) end,
  case when ${isQuote} then bench_post(n - 9) end,
  case when n % 100 = 0 then 'none' when n % 50 = 0 then 'low' when n % 15 = 0 then 'high' else 'top' end,
  ${likes}, ${commentsCount},
  case when (n + 7) % 12 = 0 and n + 7 <= ${posts} then 1 else 0 end,
  bench_post_at(n)
from (select n, bench_post(n) as id from generate_series(1, ${posts}) as n offset 0) as post`,
    `
insert into element_moderations (post_id, type, level, reason, decided_by, decided_at)
select id, 'text', moderation_level, '', 'local', created_at
from posts
where repost_of_id is null`,
    `
insert into post_hashtags (tag, post_id)
select 'walk', id
from posts
where content like '%#walk'
union all
select 'once', id
from posts
where id = bench_post(1)`,
    ...(pictures > 1 ? furtherPictureStatements({ members, posts, pictures }) : []),
    ...(hasCovers ? [coverStatement(posts)] : []),
    ...(hasPolls ? [pollStatement({ members, posts })] : []),
    ...reactionStatements({ members, posts }),
    `
update members
set posts_count = counted.posts
from (select author_id, count(*) as posts from posts where repost_of_id is null group by author_id) as counted
where members.id = counted.author_id`,
  ];
}

/** What stands over a fifth of the posts. */
function coverStatement(posts: number): string {
  return `
update posts
set cover_words = 'About a hard day', cover_topics = '{loss}'
where repost_of_id is null and id in (select bench_post(n) from generate_series(2, ${posts}, 5) as n)`;
}

/** A tenth of the posts with a poll that goes on, in which three members have voted. */
function pollStatement({ members, posts }: Size): string {
  const chosen =
    `repost_of_id is null and id in (select bench_post(n) from generate_series(4, ${posts}, 10) as n)`;
  return `
do $$
begin
  if to_regclass('polls') is null then
    return;
  end if;
  update posts set has_poll = true where ${chosen};
  insert into polls (post_id, answer_ids, answers, counts, votes_count, is_multiple, ends_at, voted_revision)
  select id, array[gen_random_uuid(), gen_random_uuid(), gen_random_uuid()], '{"By the river","Up the hill","At home"}',
    '{3,0,0}', 3, false, now() + interval '7 days', 1
  from posts
  where has_poll;
  insert into poll_votes (post_id, voter_id, choice, created_at)
  select p.id, bench_member(('x' || right(p.id::text, 6))::bit(24)::integer % ${
    Math.floor(members / 4)
  } * 4 + k), 1, p.created_at
  from posts p, generate_series(1, 3) as k
  where p.has_poll;
end $$`;
}

/** The pictures of posts after their first. */
function furtherPictureStatements(
  { members, posts, pictures }: Required<Omit<Size, "hasCovers" | "hasPolls">>,
): readonly string[] {
  const id = "bench_id('further image', n::bigint * 100 + place, bench_post_at(n))";
  const rows = `generate_series(1, ${posts}) as n, generate_series(1, ${pictures - 1}) as place
where ${hasImage} and not (${isRepost})`;
  return [
    `
insert into images (id, owner_id, width, height, bytes, placeholder, created_at)
select ${id}, ${memberOf(`bench_author(n, ${members})`, members)}, 1600, 1200, 180000,
  'XQgKDYJXd4d/iHh3d3d4eAiAiPg=', bench_post_at(n)
from ${rows}`,
    `
insert into attached_pictures (image_id, post_id, place, alt)
select ${id}, bench_post(n), place, 'A path through trees'
from ${rows}`,
  ];
}

function reactionStatements({ members, posts }: Size): readonly string[] {
  const liker = memberOf(`(bench_pick('liker', n, ${members}) + k * 97) % ${members} + 1`, members);
  const commenter = memberOf(`bench_pick('commenter', n + k * 31, ${members})`, members);
  const commentsCount = comments(getBusyPost(posts), Math.ceil(posts / 50));
  return [
    `
insert into post_likes (post_id, member_id, created_at)
select bench_post(n), ${liker}, bench_post_at(n + k)
from generate_series(1, ${posts}) as n, lateral generate_series(1, ${likes}) as k`,
    `
insert into comments (id, post_id, author_id, content, moderation_level, created_at)
select bench_id('comment', n::bigint * 100000 + k, bench_post_at(n + k)), bench_post(n),
  ${commenter}, 'Thank you for this, it made me smile', 'top', bench_post_at(n + k)
from generate_series(1, ${posts}) as n,
  lateral generate_series(1, ${commentsCount}) as k`,
  ];
}

/** A post with many comments; neither a repost nor new. */
export const getBusyPost = (posts: number): number => Math.floor(posts / 24) * 12 + 1;

/** As many payments as posts, with the triggers' work done in one statement. */
export const writeLedgerStatements = ({ members, posts }: Size): readonly string[] => [
  "alter table xp_transfers disable trigger user",
  "alter table xp_entries disable trigger user",
  "alter table members disable trigger user",
  `
insert into xp_transfers (id, idempotency_key, reason, created_at)
select bench_id('transfer', n, bench_post_at(n)), 'bench:' || n, 'like', bench_post_at(n)
from generate_series(1, ${posts}) as n`,
  `
insert into xp_entries (transfer_id, account_id, amount)
select bench_id('transfer', n, bench_post_at(n)), ${memberOf(`bench_author(n, ${members})`, members)}, 2
from generate_series(1, ${posts}) as n
union all
select bench_id('transfer', n, bench_post_at(n)), '00000000-0000-0000-0000-000000000001', -2
from generate_series(1, ${posts}) as n`,
  `
update members
set xp = earned.xp, lifetime_xp = earned.xp
from (select account_id, sum(amount) as xp from xp_entries where amount > 0 group by account_id) as earned
where members.id = earned.account_id`,
  `
insert into xp_standings (period, starts_on, member_id, xp, step)
select period, starts_on, id, xp, xp / 32
from members
cross join (
  values ('all-time', date '1970-01-01'), ('weekly', date_trunc('week', now() at time zone 'UTC')::date)
) as started (period, starts_on)
where xp > 0`,
  "insert into xp_history select * from xp_history_of_ledger()",
  "alter table xp_transfers enable trigger user",
  "alter table xp_entries enable trigger user",
  "alter table members enable trigger user",
];
