-- The filters low and none need an active crown (moderation.5): without one they become high. Returns whether it changed.
create or replace function reset_lapsed_filter(p_member uuid, p_at timestamptz) returns boolean language plpgsql as $$
begin
  update members
  set moderation_level = 'high'
  where id = p_member
    and moderation_level in ('low', 'none')
    and not exists (
      select from member_badges crown
      where crown.member_id = p_member
        and crown.is_active
        and crown.badge_type in ('blackCrown', 'goldCrown')
        and (crown.expires_at is null or crown.expires_at > p_at)
    );
  return found;
end $$;
