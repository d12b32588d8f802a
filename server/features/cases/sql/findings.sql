-- The finding of a program about an account that acts like a machine (bots.5), if it is behind
-- a measure against it: {foundAt, findings}. Null when nothing was found, or it was cleared before.
-- In SQL since statements of two features ask for it row by row (admin lies below cases).
create or replace function finding_behind(p_decision decisions) returns jsonb language plpgsql stable as $$
declare
  v jsonb;
begin
  if p_decision.decision not in ('warn', 'limit', 'suspend') or not exists (
    select from cases c
    where c.id = p_decision.case_id and c.kind = 'member' and c.sources && '{detected_bot,administrator}'
  ) then
    return null;
  end if;
  select jsonb_build_object(
    'foundAt', max(found.found_at),
    'findings', jsonb_agg(jsonb_build_object('reason', found.reason) || found.numbers order by found.found_at desc, found.reason)
  ) into v
  from (
    select reason, numbers, found_at
    from detected_bots
    where member_id = p_decision.member_id and (cleared_at is null or cleared_at > p_decision.decided_at)
    union all
    select 'address', '{}', m.email_verified_at
    from members m
    where m.id = p_decision.member_id
      and lower(m.email) like '%@bots.glimmer.app'
      and not m.is_bot
      and not exists (select from detected_bots d where d.member_id = m.id and d.reason = 'address')
  ) as found
  having count(*) > 0;
  return v;
end $$;
