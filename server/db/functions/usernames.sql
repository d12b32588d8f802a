-- Usernames and the former ones, which belong to nobody else for a while (members.7).

-- The member with this username, whatever its case, or who had it until lately.
create or replace function member_named(p_name text, p_at timestamptz) returns uuid language sql stable as $$
  select coalesce(
    (select id from members where lower(username) = lower(p_name)),
    (select member_id from former_usernames where name = lower(p_name) and kept_until > p_at)
  )
$$;

-- Whoever gives a username to a member or takes it away locks it first, in one order, before any row of members. An index can
-- only guard the names that members have, not those they had.
create or replace function lock_usernames(p_names text[]) returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtext('username'), locked.place)
  from (select distinct hashtext(lower(name)) as place from unnest(p_names) as name order by place) as locked;
end $$;

-- Locks a username and returns whether the member may take it: nobody else has it, or had it lately. A function, so that it looks
-- after it has waited.
create or replace function claim_username(p_name text, p_member uuid, p_at timestamptz) returns boolean
language plpgsql as $$
begin
  perform lock_usernames(array[p_name]);
  return coalesce(member_named(p_name, p_at) = p_member, true);
end $$;
