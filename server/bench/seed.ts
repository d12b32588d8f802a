import { createHash } from "node:crypto";
import type { Sql } from "../db/client.ts";

/** How large the measured community is. */
export interface Size {
  readonly members: number;
  readonly posts: number;
}

/** A member with a session, who reads the feed. */
export interface Reader {
  readonly memberId: string;
  readonly token: string;
}

/** Ids are made from the row's number: the same size always gives the same database. */
const idFunction = `
create or replace function bench_id(kind text, n bigint, at timestamptz) returns uuid language sql immutable as $$
  select (
    lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') || '7' || substr(h, 1, 3) || '8' || substr(h, 4, 15)
  )::uuid
  from (select md5(kind || n) as h) as hashed
$$;
create or replace function bench_pick(salt text, n bigint, size bigint) returns bigint language sql immutable as $$
  select (('x' || substr(md5(salt || n), 1, 12))::bit(48)::bigint) % size + 1
$$;
create or replace function bench_member_at(n bigint) returns timestamptz language sql immutable as $$
  select timestamptz '2026-01-01 00:00:00+00' + n * interval '7 minutes'
$$;
create or replace function bench_member(n bigint) returns uuid language sql immutable as $$
  select bench_id('member', n, bench_member_at(n))
$$;
create or replace function bench_post_at(n bigint) returns timestamptz language sql immutable as $$
  select timestamptz '2026-03-01 00:00:00+00' + n * interval '2 minutes'
$$;
create or replace function bench_post(n bigint) returns uuid language sql immutable as $$
  select bench_id('post', n, bench_post_at(n))
$$;
`;

/** Fills an empty, migrated database. Returns the members who read the feed. */
export async function seed(sql: Sql, size: Size): Promise<readonly Reader[]> {
  await sql.unsafe(idFunction);
  await sql.unsafe(seedMembers(size));
  await sql.unsafe(seedPosts(size));
  await sql.unsafe(seedActivity(size));
  await sql.unsafe("vacuum analyze");
  return await seedSessions(sql, 50);
}

const seedMembers = ({ members, posts }: Size) => `
insert into members (id, email, username, display_name, bio, password_hash, email_verified_at, terms_version, privacy_version, created_at)
select bench_member(n), 'member' || n || '@bench.example', 'member_' || n, 'Member number ' || n,
  'Writes about small moments, number ' || n, 'not-a-hash', bench_member_at(n), '2026-01-01', '2026-01-01', bench_member_at(n)
from generate_series(1, ${members}) as n;

insert into blocks (blocker_id, blocked_id, created_at)
select distinct bench_member(bench_pick('blocker', n, ${members})), bench_member(bench_pick('blocked', n, ${members})), now()
from generate_series(1, ${Math.ceil(members / 5)}) as n
where bench_pick('blocker', n, ${members}) <> bench_pick('blocked', n, ${members})
on conflict do nothing;

insert into images (id, owner_id, width, height, bytes, placeholder, created_at)
select bench_id('image', n, bench_post_at(n)), bench_member(bench_pick('author', n, ${members})), 1600, 1200, 180000,
  'XQgKDYJXd4d/iHh3d3d4eAiAiPg=', bench_post_at(n)
from generate_series(5, ${posts}, 5) as n;
`;

const seedPosts = ({ members, posts }: Size) => `
insert into posts (id, author_id, content, image_id, image_alt, moderation_level, created_at)
select bench_post(n), bench_member(bench_pick('author', n, ${members})),
  repeat('A quiet walk helped today. ', 1 + bench_pick('length', n, 12)::int) || '#day' || n,
  case when n % 5 = 0 then bench_id('image', n, bench_post_at(n)) end,
  case when n % 5 = 0 then 'A path through trees' else '' end,
  case when n % 100 = 0 then 'none' when n % 50 = 0 then 'low' when n % 15 = 0 then 'high' else 'top' end, bench_post_at(n)
from generate_series(1, ${posts}) as n;
`;

const seedActivity = ({ members, posts }: Size) => `
insert into post_likes (post_id, member_id, created_at)
select bench_post(bench_pick('liked', n, ${posts})), bench_member(bench_pick('liker', n, ${members})), now()
from generate_series(1, ${posts * 3}) as n
on conflict do nothing;

insert into comments (id, post_id, author_id, content, moderation_level, created_at)
select bench_id('comment', n, now() - interval '1 day'), bench_post(bench_pick('commented', n, ${posts})),
  bench_member(bench_pick('commenter', n, ${members})), 'Thank you for this, it made me smile', 'top', now() - interval '1 day'
from generate_series(1, ${posts}) as n;

update posts
set likes_count = (select count(*) from post_likes where post_id = posts.id),
  comments_count = (select count(*) from comments where post_id = posts.id);

update members
set posts_count = (select count(*) from posts where author_id = members.id);
`;

async function seedSessions(sql: Sql, count: number): Promise<readonly Reader[]> {
  const readers: Reader[] = [];
  for (let n = 1; n <= count; n++) {
    const token = createHash("sha256").update(`bench-session-${n}`).digest("base64url");
    const [row] = await sql<{ member_id: string }[]>`
      insert into sessions (id, member_id, token_hash, created_at, last_used_at, expires_at)
      values (
        gen_random_uuid(),
        bench_member(${n}),
        ${createHash("sha256").update(token).digest()},
        now(),
        now(),
        now() + interval '30 days'
      )
      returning member_id`;
    if (row) readers.push({ memberId: row.member_id, token });
  }
  return readers;
}
