-- Lisa's row of members.
create or replace function lisa_id() returns uuid language sql immutable as $$
  select '01900000-0000-7000-8000-000000000001'::uuid
$$;

-- Reserves Lisa's answer p_answer to what asked, by its id (p_reservation: id, member_id,
-- service, charge_key, cost, tokens, created_at and expires_at of `ai_reservations`), takes the
-- XP, if it is not free (start_answer), and counts against the asker's day and the budgets, all or
-- nothing; p_is_crisis: see note_ai_use. Returns {outcome, answerId, isWritten, remindsOfBreak,
-- xp}: 'started', also when the process that reserved it before has died; 'busy' while that process
-- lives; 'ended' when it was answered or refused before. XP402; AI429; FA429; LS429: p_daily_limit
-- answers of the asker's UTC day are used up.
create or replace function start_lisa_answer(
  p_reservation ai_reservations,
  p_kind text,
  p_answer uuid,
  p_limits bigint[],
  p_daily_limit integer,
  p_is_crisis boolean
) returns json language plpgsql as $$
declare
  r ai_reservations := p_reservation;
  v_day date := (r.created_at at time zone 'UTC')::date;
  v_paid jsonb;
  v_reminds boolean;
begin
  -- Waits for an attempt at the same time.
  insert into ai_reservations (id, member_id, service, charge_key, cost, tokens, expires_at, created_at)
  values (r.id, r.member_id, r.service, r.charge_key, r.cost, r.tokens, r.expires_at, r.created_at)
  on conflict (id) do nothing;
  if not found then
    update ai_reservations set expires_at = r.expires_at where id = r.id and expires_at <= r.created_at;
    return json_build_object(
      'outcome', case when found then 'started' else 'busy' end,
      'answerId', (select answer_id from lisa_answers where id = r.id),
      'isWritten', lisa_has_answered(r.id),
      'remindsOfBreak', exists (
        select from ai_use where member_id = r.member_id and reminded_with = r.id
      )
    );
  end if;
  insert into lisa_answers (id, kind, asker_id, answer_id, state, created_at)
  values (r.id, p_kind, r.member_id, p_answer, 'answering', r.created_at)
  on conflict (id) do nothing;
  if not found then
    delete from ai_reservations where id = r.id;
    return json_build_object('outcome', 'ended');
  end if;
  -- Answers to one member are counted one after the other.
  perform from members where id = r.member_id for no key update;
  if p_daily_limit < (
    select count(*)
    from lisa_answers
    where asker_id = r.member_id
      and created_at >= v_day::timestamp at time zone 'UTC'
      and created_at < (v_day + 1)::timestamp at time zone 'UTC'
      and state in ('answering', 'answered', 'withheld')
  ) then
    raise exception 'enough answers for today' using errcode = 'LS429';
  end if;
  v_paid := pay_for_answer(r, 'lisa_chat', p_limits);
  v_reminds := note_ai_use(r.member_id, r.id, p_is_crisis, r.created_at);
  perform spend_ai_budget(r.member_id, v_day, r.tokens, 0, p_limits);
  return json_build_object(
    'outcome', 'started',
    'answerId', p_answer,
    'isWritten', false,
    'remindsOfBreak', v_reminds,
    'xp', v_paid
  );
end $$;

-- Whether Lisa's comment or message on what asked is there.
create or replace function lisa_has_answered(p_id uuid) returns boolean language sql stable as $$
  select exists (
    select from lisa_answers a
    where a.id = p_id
      and (
        exists (select from comments c where c.id = a.answer_id)
        or exists (select from messages m where m.id = a.answer_id)
      )
  )
$$;

-- Has Lisa answer a member's message, in the statement that writes it; bots ask her nothing.
create or replace function ask_lisa(p_asker uuid, p_message uuid) returns void language plpgsql as $$
begin
  perform graphile_worker.add_job('answer_as_lisa', json_build_object('kind', 'message', 'id', p_message))
  from members
  where id = p_asker and not is_bot;
end $$;
