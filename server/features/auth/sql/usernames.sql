-- Usernames and the former ones, which belong to nobody else for a while (members.7).

-- The form that a username shares with all that look like it (auth.11). Digits and i, l and 1 share
-- a letter here although not all of them look alike; usernames_look_alike compares the few that are
-- found. Indexes are made of this function, so it must never change: a new rule needs a new
-- function, and new indexes.
create or replace function username_skeleton(p_name text) returns text
language sql immutable strict parallel safe as $$
  select translate(
    replace(replace(translate(lower(p_name), '._', ''), 'rn', 'm'), 'vv', 'w'),
    '46839l15072',
    'abbegiisotz'
  )
$$;

-- The member with this username, whatever its case, or who had it until lately.
create or replace function member_named(p_name text, p_at timestamptz) returns uuid language sql stable as $$
  select coalesce(
    (select id from members where lower(username) = lower(p_name)),
    (select member_id from former_usernames where name = lower(p_name) and kept_until > p_at)
  )
$$;

-- The names that a text of this author mentions. p_mentions has of each mention the names that it
-- may mean, separated by spaces, longest first: the first that exists is the one (posts.16). None
-- when its member has left, or is behind a block from the author.
create or replace function existing_names(p_mentions text[], p_author uuid, p_at timestamptz) returns text[]
language plpgsql stable as $$
begin
  if p_mentions = '{}' or p_mentions is null then
    return p_mentions;
  end if;
  return array(
    select distinct named.name
    from unnest(p_mentions) as mention
    cross join lateral (
      select possible.name, found.id
      from string_to_table(mention, ' ') with ordinality as possible (name, place)
      cross join lateral member_named(possible.name, p_at) as found (id)
      where found.id is not null
      order by possible.place
      limit 1
    ) as named
    join members m on m.id = named.id
    where m.left_at is null
      and not exists (select from blocks_between(p_author, m.id))
  );
end $$;

-- A username sign by sign, with `rn` and `vv` as what they look like.
create or replace function signs_of_username(p_name text) returns text[] language sql immutable as $$
  select string_to_array(
    regexp_replace(regexp_replace(translate(p_name, '._', ''), 'rn', 'm', 'gi'), 'vv', 'w', 'gi'),
    null
  )
$$;

-- Whether two usernames of one skeleton look alike: of the letters that share a place in it, i
-- and l do not, except I and l, nor do two digits. `lia` and `ila`, `maria68` and `maria86`
-- are different names.
create or replace function usernames_look_alike(p_one text, p_other text) returns boolean language sql immutable as $$
  select not exists (
    select
    from unnest(signs_of_username(p_one), signs_of_username(p_other)) as at_one_place (one, other)
    where lower(one) is distinct from lower(other)
      and (one ~ '[0-9]') is not distinct from (other ~ '[0-9]')
      and coalesce(one || other, '') not in ('Il', 'lI')
  )
$$;

-- Whether a member (null: somebody new) may take a username: nobody else has it or had it lately
-- (members.7), nor one that differs from it only by dots, underscores or letters that look alike
-- (auth.11). Existing names stay.
create or replace function username_is_free(p_name text, p_member uuid, p_at timestamptz) returns boolean
language sql stable as $$
  select coalesce(member_named(p_name, p_at), p_member) is not distinct from p_member
    and not exists (
      select from members
      where username_skeleton(username) = username_skeleton(p_name)
        and id is distinct from p_member
        and usernames_look_alike(username, p_name)
    )
    and not exists (
      select from former_usernames
      where username_skeleton(name) = username_skeleton(p_name)
        and member_id is distinct from p_member
        and kept_until > p_at
        and usernames_look_alike(name, p_name)
    )
$$;

-- Whoever gives a username to a member or takes it away locks it first, with all that look like it,
-- in one order, before any row of members. An index can only guard the names that members have, not
-- those they had, and not those that look alike.
create or replace function lock_usernames(p_names text[]) returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtext('username'), locked.place)
  from (select distinct hashtext(username_skeleton(name)) as place from unnest(p_names) as name order by place) as locked;
end $$;

-- Locks a username and returns whether the member may take it. A function, so that it looks
-- after it has waited.
create or replace function claim_username(p_name text, p_member uuid, p_at timestamptz) returns boolean
language plpgsql as $$
begin
  perform lock_usernames(array[p_name]);
  return username_is_free(p_name, p_member, p_at);
end $$;
