-- Lets a subscription's crown last until p_ends_at, for a member whose badges are locked. Owned
-- anew, it is active when no other is (badges.5), or instead of it when the member wished so as
-- they ordered it (badges.7). Returns 'granted', 'ended', 'ended_with_filter' where the filter
-- fell back to high, or null.
create or replace function set_crown(s crown_subscriptions, p_ends_at timestamptz, p_at timestamptz) returns text
language plpgsql as $$
declare
  v_badge member_badges;
  v_now member_badges;
  v_is_owned boolean := coalesce(p_ends_at > p_at, false);
begin
  select * into v_badge from member_badges where stripe_subscription_id = s.subscription_id;
  if not found then
    if not v_is_owned then
      return null;
    end if;
    if exists (select from orders where subscription_id = s.subscription_id and kind = 'crown' and shows_instead) then
      perform put_active_badge_aside(s.member_id);
    end if;
    insert into member_badges (id, member_id, badge_type, is_active, expires_at, stripe_subscription_id, created_at)
    values (
      gen_random_uuid(), s.member_id, s.badge_type, not has_active_badge(s.member_id), p_ends_at, s.subscription_id, p_at
    );
    return 'granted';
  end if;
  update member_badges
  set
    badge_type = s.badge_type,
    -- One that has ended keeps the moment at which it did.
    expires_at = case when v_is_owned then p_ends_at else least(expires_at, p_at) end,
    is_active = is_active and v_is_owned,
    lapsed_at = case when not v_is_owned then coalesce(lapsed_at, p_at) end
  where id = v_badge.id
  returning * into v_now;
  if not v_is_owned then
    perform reset_lapsed_filter(s.member_id, p_at);
    return case
      when v_badge.lapsed_at is not null then null
      when filter_lapsed_with(v_now) then 'ended_with_filter'
      else 'ended'
    end;
  end if;
  if v_badge.expires_at <= p_at then
    update member_badges
    set is_active = not is_deactivated and not has_active_badge(s.member_id)
    where id = v_badge.id;
    return 'granted';
  end if;
  return null;
end $$;
