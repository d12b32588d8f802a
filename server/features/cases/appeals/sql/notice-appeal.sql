-- Tells a member of the answer to their appeal, and who reported what came back, that moderators
-- looked again (p_reporters; null: nobody); strangers by mail. Returns the rows of members' lists;
-- null when it was told already or is told by somebody else right now.
create or replace function notice_appeal(p_appeal uuid, p_message text, p_reporters text, p_at timestamptz)
returns jsonb language plpgsql as $$
declare
  v appeals;
  v_notified jsonb := '[]';
  v_told record;
begin
  select * into v
  from appeals
  where id = p_appeal and answered_at is not null and noticed_at is null
  for no key update skip locked;
  if not found then
    return null;
  end if;
  for v_told in
    select
      v.member_id as id, 'appeal:' || v.id as act,
      jsonb_build_object('message', p_message, 'decision', v.decision_id) as about
    union all
    select r.reporter_id, 'again:' || r.id, jsonb_build_object('message', p_reporters)
    from decisions d
    join reports r on r.case_id = d.case_id
    where d.id = v.decision_id and r.reporter_id is not null and p_reporters is not null
    order by 1, 2
  loop
    v_notified := v_notified || jsonb_build_array(
      notify_member(v_told.id, 'moderation', null, v_told.act, 'moderation', p_at, v_told.about)
    );
  end loop;
  if p_reporters is not null then
    perform mail_strangers(d.case_id, d.id, true, p_at) from decisions d where d.id = v.decision_id;
  end if;
  update appeals set noticed_at = p_at where id = v.id;
  return v_notified;
end $$;
