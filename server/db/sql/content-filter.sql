-- The content filter in force (moderation.5), and the badges that it and others ask for (badges.2).

-- A member's badges that have not expired, active or not. It becomes part of what asks.
create or replace function held_badges(p_member uuid, p_at timestamptz) returns setof member_badges
language sql stable as $$
  select *
  from member_badges
  where member_id = p_member
    and (expires_at is null or expires_at > p_at)
$$;

create or replace function is_crown(p_badge_type text) returns boolean language sql immutable as $$
  select p_badge_type in ('blackCrown', 'goldCrown')
$$;

-- The crown that a member has activated, while it lasts: at most one row, by
-- member_badges_one_active.
create or replace function active_crown(p_member uuid, p_at timestamptz) returns setof member_badges
language sql stable as $$
  select *
  from held_badges(p_member, p_at) as badge
  where badge.is_active and is_crown(badge.badge_type)
$$;

-- The filter in force of one that was chosen, null for none: low and none need an active crown, and
-- are high without one. Whoever may choose a filter gets the one they chose. An expression, which
-- looks for a crown only where the filter needs one.
create or replace function filter_in_force(p_chosen text, p_has_crown boolean) returns text language sql immutable as $$
  select case
    when p_chosen is null then 'top'
    when p_chosen in ('low', 'none') and not p_has_crown then 'high'
    else p_chosen
  end
$$;
