-- The rules of blocks and mutes, for functions; statements that read members' content have the same
-- as conditions on a row (`server/db/visibility/`), which the planner needs there.

-- The blocks between two members, either way (blocks.1). It becomes part of what asks.
create or replace function blocks_between(p_one uuid, p_other uuid) returns setof blocks language sql stable as $$
  select * from blocks where blocker_id = p_one and blocked_id = p_other
  union all
  select * from blocks where blocker_id = p_other and blocked_id = p_one
$$;

-- Whether a mute still holds (mutes.1). An expression.
create or replace function mute_lasts(p_mute mutes, p_at timestamptz) returns boolean language sql immutable as $$
  select p_mute.ends_at is null or p_mute.ends_at > p_at
$$;

-- The mute of one by another, while it lasts; at most one row. It becomes part of what asks.
create or replace function mute_in_force(p_muter uuid, p_muted uuid, p_at timestamptz) returns setof mutes
language sql stable as $$
  select *
  from mutes
  where muter_id = p_muter
    and muted_id = p_muted
    and mute_lasts(mutes, p_at)
$$;
