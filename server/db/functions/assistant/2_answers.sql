-- Locks are taken in this order: session, reservation, messages, member, budgets (the member's, the server's).

-- Stores a question and its empty answer, takes the XP and counts against the budgets, all or nothing (ai.3). p_session null: a
-- temporary chat, of which only XP and reservation are written. p_title: the session is new. p_replaces: this question
-- and all after it go. Returns the balance after it, as xp_after; null: this question was asked before, and nothing was done. AI404: no such session or question of the
-- member's; AI409: another answer is under way in the session; XP402; AI429.
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

-- The part of start_answer that a temporary chat leaves out.
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

-- Jobs that remove the images of a session's messages, from one on, unless something else shows them.
create or replace function remove_ai_images(p_session uuid, p_from uuid) returns void language plpgsql as $$
begin
  perform graphile_worker.add_job('remove_image', json_build_object('imageId', image_id))
  from ai_messages
  where session_id = p_session
    and id >= p_from
    and image_id is not null;
end $$;

-- What came so far (null: nothing new), and that the process lives. Returns whether the member stopped it; null: it was settled.
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

-- Ends an answer, once: whoever takes its reservation away. p_content null: what came stays. p_tokens: what it came to; null: what was
-- counted in advance. p_is_paid false: the XP goes back, and no image counts, unless it is Lisa's and her answer is there. p_expired_at: only if its process has died. Returns
-- who pays, what was paid and the balance; null: it was settled before, or its process lives.
create or replace function settle_answer(
  p_question uuid,
  p_state text,
  p_content text,
  p_level text,
  p_is_paid boolean,
  p_tokens integer,
  p_image uuid,
  p_image_alt text,
  p_expired_at timestamptz,
  p_at timestamptz
) returns json language plpgsql as $$
declare
  v_of ai_reservations;
  v_is_paid boolean;
  v_back integer := 0;
begin
  perform
  from ai_sessions
  where id = (select session_id from ai_reservations where id = p_question)
  for no key update;
  delete from ai_reservations
  where id = p_question
    and (p_expired_at is null or expires_at <= p_expired_at)
  returning * into v_of;
  if not found then
    return null;
  end if;
  v_is_paid := p_is_paid or lisa_has_answered(p_question);
  update lisa_answers
  set state = case when v_is_paid then 'answered' when p_state = 'withheld' then 'withheld' else 'failed' end
  where id = p_question;
  update ai_messages
  set
    state = p_state,
    content = coalesce(p_content, content),
    moderation_level = p_level,
    cost = case when v_is_paid then v_of.cost else 0 end,
    image_id = p_image,
    image_alt = p_image_alt
  where question_id = p_question and state = 'answering';
  update ai_sessions set updated_at = greatest(updated_at, p_at) where id = v_of.session_id;
  if not v_is_paid then
    v_back := xp_refund(v_of.member_id, v_of.charge_key, null, p_at);
  end if;
  perform unspend_ai_budget(v_of, coalesce(p_tokens, v_of.tokens), case when v_is_paid then v_of.images else 0 end);
  return (
    select json_build_object(
      'cost', case when v_is_paid then v_of.cost else 0 end,
      'xp', m.xp,
      'moved', xp_after(m.id, v_back)
    )
    from members m
    where m.id = v_of.member_id
  );
end $$;

-- Gives back what was counted in advance and not used.
create or replace function unspend_ai_budget(
  p_of ai_reservations,
  p_tokens integer,
  p_images integer
) returns void language plpgsql as $$
begin
  for v_of in 0..1 loop
    update ai_budget_days
    set
      tokens = greatest(0, tokens - (p_of.tokens - p_tokens)),
      images = greatest(0, images - (p_of.images - p_images))
    where day = (p_of.created_at at time zone 'UTC')::date
      and member_id is not distinct from case when v_of = 0 then p_of.member_id end;
  end loop;
end $$;

-- Deletes a member's session with all it holds; an answer under way in it is stopped. False: there is none.
create or replace function delete_ai_session(p_session uuid, p_member uuid) returns boolean language plpgsql as $$
begin
  perform from ai_sessions where id = p_session and member_id = p_member for update;
  if not found then
    return false;
  end if;
  update ai_reservations set is_stopped = true where session_id = p_session;
  perform remove_ai_images(p_session, '00000000-0000-0000-0000-000000000000');
  delete from ai_sessions where id = p_session;
  return true;
end $$;
