-- Locks: see start_answer.

-- Ends an answer once: the caller that deletes its reservation ends it. p_outcome: {state, level,
-- isPaid, isBroken, tokens, imageId, support, isOurs, cut, search}; `tokens`: what it came to,
-- null: what was counted in advance; `isPaid` false: the XP goes back, and no image counts, unless
-- it is Lisa's and her answer is there, and not `isBroken`; `support`: the text has help lines
-- (moderation.11), `isOurs`: and nothing of a model; `cut`: why it stops before its end; `search`:
-- what it is found by (keep_question). p_content null: what came stays. p_expired_at: only if its
-- process has died. Returns whose it is, the chat, whether it was paid or counted as free (ai.26),
-- its cost and the balance; null: it was settled before, or its process lives.
create or replace function settle_answer(
  p_question uuid,
  p_outcome jsonb,
  p_content text,
  p_image_alt text,
  p_expired_at timestamptz,
  p_at timestamptz
) returns json language plpgsql as $$
declare
  v_of ai_reservations;
  v_state text := p_outcome ->> 'state';
  v_has_answered boolean;
  v_is_paid boolean;
  v_back integer := 0;
begin
  perform from ai_sessions
  where id = (select session_id from ai_reservations where id = p_question)
  for no key update;
  delete from ai_reservations
  where id = p_question
    and (p_expired_at is null or expires_at <= p_expired_at)
  returning * into v_of;
  if not found then
    return null;
  end if;
  v_has_answered := lisa_has_answered(p_question);
  v_is_paid := (p_outcome ->> 'isPaid')::boolean
    or v_has_answered and not coalesce((p_outcome -> 'isBroken')::boolean, false);
  update lisa_answers
  set state = case when v_is_paid or v_has_answered then 'answered' when v_state = 'withheld' then 'withheld' else 'failed' end
  where id = p_question;
  update ai_messages
  set
    state = v_state,
    content = coalesce(p_content, content),
    model = case when (p_outcome -> 'isOurs')::boolean then null else model end,
    support = coalesce((p_outcome -> 'support')::boolean, support),
    moderation_level = p_outcome ->> 'level',
    cut = p_outcome ->> 'cut',
    cost = case when v_is_paid then v_of.cost else 0 end,
    image_id = (p_outcome ->> 'imageId')::uuid,
    image_alt = p_image_alt,
    search_text = p_outcome #>> '{search,text}',
    search_tokens = ai_search_tokens(p_outcome -> 'search', v_of.member_id)
  where question_id = p_question and state = 'answering';
  update ai_sessions set updated_at = greatest(updated_at, p_at) where id = v_of.session_id;
  if v_is_paid then
    perform ask_for_ai_title(v_of.session_id);
  else
    v_back := xp_refund(v_of.member_id, v_of.charge_key, null, p_at);
    if v_of.cost = 0 then
      perform give_back_free_answer(v_of.member_id, v_of.created_at);
    end if;
  end if;
  perform unspend_ai_budget(
    v_of, coalesce((p_outcome ->> 'tokens')::integer, v_of.tokens), case when v_is_paid then v_of.images else 0 end
  );
  return (
    select json_build_object(
      'memberId', m.id,
      'sessionId', v_of.session_id,
      'isPaid', v_is_paid,
      'cost', case when v_is_paid then v_of.cost else 0 end,
      'xp', m.xp,
      'moved', xp_after(m.id, v_back)
    )
    from members m
    where m.id = v_of.member_id
  );
end $$;
