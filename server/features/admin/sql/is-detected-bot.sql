-- Whether an account is listed among the detected bots (bots.5): the condition of
-- features/bots/detection, which lists them.
create or replace function is_detected_bot(p_member members) returns boolean language sql stable as $$
  select exists (select from detected_bots d where d.member_id = p_member.id and d.cleared_at is null)
    or lower(p_member.email) like '%@bots.glimmer.app'
      and not p_member.is_bot
      and not exists (select from detected_bots d where d.member_id = p_member.id and d.reason = 'address')
$$;
