-- Tells of a decision that can no longer be undone (cases.4): whose content it was of what was
-- decided (p_author: {messages: {"member id": words}, post, comment}), and each reporter of that
-- it was looked at. The notice of whom it limits opens the statement of reasons. Locks what members
-- hear in the order of their ids. Counts whether the reporters were right (p_was_right; null:
-- neither). Returns the rows of members' lists; null when it is not due, undone, told already, or
-- told by somebody else right now.
create or replace function notice_decision(
  p_decision uuid, p_author jsonb, p_reporters text, p_was_right boolean, p_at timestamptz
) returns jsonb language plpgsql as $$
declare
  v decisions;
  v_notified jsonb := '[]';
  v_about jsonb := jsonb_build_object(
    'post', coalesce(
      (select id from posts where id = (p_author ->> 'post')::uuid),
      (select post_id from comments where id = (p_author ->> 'comment')::uuid)
    ),
    'comment', (select id from comments where id = (p_author ->> 'comment')::uuid)
  );
  v_told record;
begin
  select * into v
  from decisions
  where id = p_decision and noticed_at is null and undone_at is null and notice_at <= p_at
  for no key update skip locked;
  if not found then
    return null;
  end if;
  for v_told in
    select
      m.key::uuid as id, 'decision:' || v.id as act,
      jsonb_build_object('message', m.value) || case
        when limits_member(v, m.key::uuid) then jsonb_build_object('decision', v.id)
        else v_about
      end as about
    from jsonb_each(p_author -> 'messages') as m
    union all
    select r.reporter_id, 'report:' || r.id, jsonb_build_object('message', p_reporters)
    from reports r
    where r.case_id = v.case_id and r.reporter_id is not null
    order by 1, 2
  loop
    v_notified := v_notified || jsonb_build_array(
      notify_member(v_told.id, 'moderation', null, v_told.act, 'moderation', p_at, v_told.about)
    );
  end loop;
  perform mail_strangers(v.case_id, v.id, false, p_at);
  perform count_reporters(v.case_id, p_was_right, p_at);
  update decisions set noticed_at = p_at where id = v.id;
  return v_notified;
end $$;

-- Whether a limit or suspension still holds a member: its time is not over, nobody restored them,
-- and no longer one took its place. Other decisions hold.
create or replace function is_held_by(p_member members, p_decision decisions) returns boolean language plpgsql immutable as $$
begin
  return case p_decision.decision
    when 'limit' then coalesce(
      p_member.limited_until >= (effects_on(p_decision, p_member.id) #>> '{0,former,until}')::timestamptz,
      false
    )
    when 'suspend' then p_member.suspended_at is not distinct from p_decision.decided_at
    else true
  end;
end $$;

-- Counts in the records of a case's reporters whether they were right, and by day who was not.
-- Locks them in the order of their ids.
create or replace function count_reporters(p_case uuid, p_was_right boolean, p_at timestamptz) returns void
language plpgsql as $$
declare
  v_today date := (p_at at time zone 'utc')::date;
begin
  insert into reporter_records as known (member_id, upheld, dismissed, wrong_on, wrong_that_day)
  select
    reporter_id, p_was_right::integer, (not p_was_right)::integer, case when not p_was_right then v_today end,
    (not p_was_right)::integer
  from reports
  where case_id = p_case and reporter_id is not null and p_was_right is not null
  order by reporter_id
  on conflict (member_id) do update
  set
    upheld = known.upheld + excluded.upheld,
    dismissed = known.dismissed + excluded.dismissed,
    wrong_day_before = case
      when p_was_right or known.wrong_on = v_today then known.wrong_day_before
      when known.wrong_on = v_today - 1 then known.wrong_that_day
      else 0
    end,
    wrong_that_day = case
      when p_was_right then known.wrong_that_day
      when known.wrong_on = v_today then known.wrong_that_day + 1
      else 1
    end,
    wrong_on = case when p_was_right then known.wrong_on else v_today end;
end $$;

-- How many reports of a member were found wrong yesterday, in UTC.
create or replace function wrong_reports_yesterday(p_member uuid, p_at timestamptz) returns integer language plpgsql stable as $$
declare
  v_today date := (p_at at time zone 'utc')::date;
  v reporter_records;
begin
  select * into v from reporter_records where member_id = p_member;
  return case v_today - v.wrong_on when 0 then v.wrong_day_before when 1 then v.wrong_that_day else 0 end;
end $$;

-- Closes the open cases that nobody can decide here (roles.2): about an administrator, where there
-- is no other. Their appeals lapse; a job tells them. Returns how many.
create or replace function close_undecidable_cases(p_admins text[], p_reason text, p_at timestamptz) returns integer
language plpgsql as $$
declare
  v_admins uuid[] := array(select m.id from members m where is_administrator(m, p_admins) limit 2);
  v cases;
  v_closed integer := 0;
begin
  if cardinality(v_admins) <> 1 then
    return 0;
  end if;
  -- By cases_about_member, not all that wait.
  for v in
    select c.*
    from cases c
    where c.member_id = v_admins[1] and c.closed_at is null
    order by c.id
    for no key update of c skip locked
  loop
    if v.kind = 'appeal' then
      update appeals set answered_at = p_at where case_id = v.id;
      perform graphile_worker.add_job('tell_appeal_answer', json_build_object('appealId', a.id))
      from appeals a
      where a.case_id = v.id;
    else
      insert into decisions (id, case_id, member_id, decision, rule, reason, decided_at, notice_at, former)
      values (
        gen_random_uuid(), v.id, v.member_id, 'undecidable', coalesce(v.reasons[1], 'other'), p_reason, p_at, p_at,
        '{"effects": []}'
      );
    end if;
    update cases set closed_at = p_at, claimed_by = null, claimed_until = null where id = v.id;
    v_closed := v_closed + 1;
  end loop;
  return v_closed;
end $$;

