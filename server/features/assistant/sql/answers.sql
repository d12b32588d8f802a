-- Locks are taken in this order: session, reservation, messages, member, their free answers, their
-- use, budgets (the member's, the server's). An answer starts, goes on and is settled in one
-- statement each, in SQL: all of it is paid for and counted, or nothing.

-- Stores a question and its empty answer, takes the XP and counts against the budgets, all or
-- nothing (ai.3). p_reservation: id (the question's), member_id, service, charge_key, cost,
-- tokens, images, process, created_at and expires_at of `ai_reservations`; p_asked: see
-- keep_question, null in a temporary chat, of which only XP and reservation are written.
-- A cost of 0: it is free (ai.26). p_limits: see spend_ai_budget and take_free_answer;
-- p_is_crisis: see note_ai_use. Returns the balance after it (pay_for_answer), `remindsOfBreak`
-- (note_ai_use) and `versions`, the ids of its question's versions where there are several, else
-- null; null: this question was asked before, and nothing was done. AI404: no such session or
-- question of the member's; AI409: another answer is under way in the session; XP402; AI429; FA429.
create or replace function start_answer(
  p_reservation ai_reservations,
  p_asked jsonb,
  p_title text,
  p_content text,
  p_reason text,
  p_limits bigint[],
  p_is_crisis boolean
) returns json language plpgsql as $$
declare
  r ai_reservations := p_reservation;
  v_paid jsonb;
  v_reminds boolean;
begin
  if p_asked is not null and p_title is null then
    perform
    from ai_sessions
    where id = (p_asked ->> 'sessionId')::uuid and member_id = r.member_id
    for no key update;
    if not found then
      raise exception 'no such session' using errcode = 'AI404', detail = 'session';
    end if;
  end if;
  -- Waits for an attempt with the same id.
  insert into ai_reservations
    (id, member_id, session_id, service, charge_key, cost, tokens, images, process, expires_at, created_at)
  values (
    r.id, r.member_id, null, r.service, r.charge_key, r.cost, r.tokens, r.images, r.process, r.expires_at,
    r.created_at
  )
  on conflict (id) do nothing;
  if not found then
    return null;
  end if;
  if exists (select from xp_transfer_of(r.charge_key)) or exists (select from ai_messages where id = r.id) then
    delete from ai_reservations where id = r.id;
    return null;
  end if;
  if p_asked is not null then
    perform keep_question(r, p_asked, p_title, p_content);
  end if;
  v_paid := pay_for_answer(r, p_reason, p_limits);
  v_reminds := note_ai_use(r.member_id, r.id, p_is_crisis, r.created_at);
  perform spend_ai_budget(
    r.member_id, (r.created_at at time zone 'UTC')::date, r.tokens, r.images, p_limits
  );
  return (
    v_paid || jsonb_build_object('remindsOfBreak', v_reminds, 'versions', ai_versions(r.id))
  )::json;
end $$;

-- The part of start_answer that a temporary chat leaves out. p_asked: {sessionId, replaces,
-- follows, answerId, model, support, level, continues, search}; `replaces` and `follows`: see
-- open_ai_branch; `continues`: the answer before it, which is to read on; `search`: what the
-- question is found by, {text, tokens}. p_title: the session is new. AI409 also when the chat has
-- gone on after the answer to continue.
create or replace function keep_question(r ai_reservations, p_asked jsonb, p_title text, p_content text)
returns void language plpgsql as $$
declare
  v_session uuid := p_asked ->> 'sessionId';
  v_after uuid := v_session;
  v_continues uuid := p_asked ->> 'continues';
begin
  if p_title is not null then
    insert into ai_sessions (id, member_id, title, title_by, model, created_at, updated_at)
    values (
      v_session, r.member_id, p_title, 'default',
      case when r.cost is distinct from 0 then p_asked ->> 'model' end, r.created_at, r.created_at
    );
  elsif exists (select from ai_reservations where session_id = v_session and expires_at > r.created_at) then
    raise exception 'an answer is under way' using errcode = 'AI409';
  end if;
  update ai_reservations set session_id = v_session where id = r.id;
  if p_title is null then
    v_after := open_ai_branch(v_session, p_asked, p_content, r.created_at);
  end if;
  if v_continues is not null and not ai_reads_on(v_after, v_continues) then
    raise exception 'the chat has gone on' using errcode = 'AI409', detail = 'continues';
  end if;
  -- An id that is older than its place says nothing of what comes before it.
  if r.id < v_after then
    perform link_ai_questions(v_session);
  end if;
  insert into ai_messages (
    id, session_id, after_id, role, content, search_text, search_tokens, state, support, moderation_level, continues,
    created_at
  )
  values (
    r.id, v_session, v_after, 'user', p_content,
    p_asked #>> '{search,text}', ai_search_tokens(p_asked -> 'search', r.member_id),
    'complete', (p_asked ->> 'support')::boolean, p_asked ->> 'level',
    v_continues is not null, r.created_at
  );
  insert into ai_messages (id, session_id, role, content, state, model, question_id, created_at)
  values (
    (p_asked ->> 'answerId')::uuid, v_session, 'assistant', '', 'answering', p_asked ->> 'model', r.id, r.created_at
  );
  update ai_sessions
  set
    updated_at = greatest(updated_at, r.created_at),
    -- A continuation is written by the answer's model, and a free answer by the cheapest one:
    -- neither need be the one that was chosen.
    model = case
      when v_continues is null and r.cost is distinct from 0 then coalesce(p_asked ->> 'model', model)
      else model
    end
  where id = v_session;
end $$;

-- Saves what came so far (null: nothing new), and that the process lives. Returns whether the
-- member stopped it; null: it was settled.
create or replace function progress_answer(
  p_question uuid,
  p_content text,
  p_expires_at timestamptz
) returns boolean language plpgsql as $$
declare
  v_is_stopped boolean;
begin
  update ai_reservations
  set expires_at = greatest(expires_at, p_expires_at)
  where id = p_question
  returning is_stopped into v_is_stopped;
  if found and p_content is not null then
    update ai_messages
    set content = p_content
    where question_id = p_question and state = 'answering';
  end if;
  return v_is_stopped;
end $$;
