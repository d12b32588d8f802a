/**
 * Ids and moments are made from the row's number: the same size always gives the same database, and
 * a row can be referred to before it is there. Single expressions of immutable parts, so that
 * Postgres puts them in place instead of calling them.
 */
export const idFunctions = `
create or replace function bench_id(kind text, n bigint, at timestamptz) returns uuid language sql immutable as $$
  select (
    lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0')
      || '7' || overlay(substr(md5(kind || n::text), 1, 19) placing '8' from 4 for 1)
  )::uuid
$$;
create or replace function bench_pick(salt text, n bigint, size bigint) returns bigint language sql immutable as $$
  select (('x' || substr(md5(salt || n::text), 1, 12))::bit(48)::bigint) % size + 1
$$;
-- A few write most: of those who write, a third of the members, a fifth writes three fifths. The first hundred only read.
create or replace function bench_author(n bigint, members bigint) returns bigint language sql immutable as $$
  select (members / 3 * power(bench_pick('author', n, 1000000) / 1000001.0::float8, 3))::bigint + 101
$$;
create or replace function bench_member_at(n bigint) returns timestamptz language sql immutable as $$
  select to_timestamp(1767225600 + n * 420)
$$;
create or replace function bench_member(n bigint) returns uuid language sql immutable as $$
  select bench_id('member', n, bench_member_at(n))
$$;
create or replace function bench_post_at(n bigint) returns timestamptz language sql immutable as $$
  select to_timestamp(1772323200 + n * 20)
$$;
create or replace function bench_post(n bigint) returns uuid language sql immutable as $$
  select bench_id('post', n, bench_post_at(n))
$$;
`;
