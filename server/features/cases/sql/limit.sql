-- What a limit means to others (cases.4): posts reach followers only (`members.post_audience`, see
-- db/visibility), and nothing is promoted. SQL, since statements ask it of rows.

-- Whether a member is limited now; the minute's job ends it (`end-measures.ts`). An expression.
create or replace function is_limited(p_member members) returns boolean language sql immutable as $$
  select p_member.post_audience = 'followers'
$$;

-- The limited members whose posts do not reach a viewer (`orIsOutOfReach` of db/visibility). Few
-- are limited; the plan is kept, so that statements that ask are not planned longer.
create or replace function unreached_authors(p_viewer uuid) returns uuid[] language plpgsql stable as $$
begin
  return array(
    select limited.id
    from members limited
    where limited.post_audience = 'followers'
      and limited.id is distinct from p_viewer
      and not exists (select from follows f where f.follower_id = p_viewer and f.followed_id = limited.id)
  );
end $$;

-- Whether a member may promote posts. An expression.
create or replace function may_promote(p_member members) returns boolean language sql immutable as $$
  select p_member.suspended_at is null and p_member.left_at is null and p_member.post_audience = 'members'
$$;
