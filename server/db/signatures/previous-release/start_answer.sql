-- As the release of 2026-11-26 had them: see "Old signatures" in server/db/README.md.

create or replace function start_answer(
  p_question uuid,
  p_answer uuid,
  p_member uuid,
  p_session uuid,
  p_title text,
  p_replaces uuid,
  p_content text,
  p_model text,
  p_support boolean,
  p_level text,
  p_service text,
  p_cost integer,
  p_reason text,
  p_charge_key text,
  p_tokens integer,
  p_images integer,
  p_limits bigint[],
  p_at timestamptz,
  p_expires_at timestamptz
) returns json language plpgsql as $$
declare
  v_taken integer;
begin
  if p_session is not null and p_title is null then
    perform from ai_sessions where id = p_session and member_id = p_member for no key update;
    if not found then
      raise exception 'no such session' using errcode = 'AI404', detail = 'session';
    end if;
  end if;
  -- Waits for an attempt with the same id.
  insert into ai_reservations
    (id, member_id, session_id, service, charge_key, cost, tokens, images, expires_at, created_at)
  values
    (p_question, p_member, null, p_service, p_charge_key, p_cost, p_tokens, p_images, p_expires_at, p_at)
  on conflict (id) do nothing;
  if not found then
    return null;
  end if;
  if exists (select from xp_transfers where idempotency_key = p_charge_key) then
    delete from ai_reservations where id = p_question;
    return null;
  end if;
  if p_session is not null then
    perform keep_question(
      p_question, p_answer, p_member, p_session, p_title, p_replaces, p_content, p_model, p_support, p_level, p_at
    );
  end if;
  v_taken := xp_transfer(
    p_charge_key, p_member, xp_account('burned'), p_cost, p_reason, p_question::text, p_at
  );
  perform spend_ai_budget(p_member, (p_at at time zone 'UTC')::date, p_tokens, p_images, p_limits);
  return xp_after(p_member, v_taken);
end $$;

create or replace function keep_question(
  p_question uuid,
  p_answer uuid,
  p_member uuid,
  p_session uuid,
  p_title text,
  p_replaces uuid,
  p_content text,
  p_model text,
  p_support boolean,
  p_level text,
  p_at timestamptz
) returns void language plpgsql as $$
begin
  if p_title is not null then
    insert into ai_sessions (id, member_id, title, created_at, updated_at)
    values (p_session, p_member, p_title, p_at, p_at);
  elsif exists (select from ai_reservations where session_id = p_session and expires_at > p_at) then
    raise exception 'an answer is under way' using errcode = 'AI409';
  end if;
  update ai_reservations set session_id = p_session where id = p_question;
  if p_replaces is not null then
    perform from ai_messages where id = p_replaces and session_id = p_session and role = 'user';
    if not found then
      raise exception 'no such question' using errcode = 'AI404', detail = 'question';
    end if;
    perform remove_ai_images(p_session, p_replaces);
    delete from ai_messages where session_id = p_session and id >= p_replaces;
  end if;
  insert into ai_messages (id, session_id, role, content, state, support, moderation_level, created_at)
  values (p_question, p_session, 'user', p_content, 'complete', p_support, p_level, p_at);
  insert into ai_messages (id, session_id, role, content, state, model, question_id, created_at)
  values (p_answer, p_session, 'assistant', '', 'answering', p_model, p_question, p_at);
  update ai_sessions set updated_at = greatest(updated_at, p_at) where id = p_session;
end $$;
