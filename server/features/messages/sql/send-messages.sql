-- Writes messages, moves the version of their conversations and keeps both sides of each: in one
-- statement, since starting one costs more than a row. Returns of each its place and what decides
-- whether it alerts the receiver; no row for one that was sent before, whose sender may no longer
-- write to the receiver, or refused_for_pictures. p_given: rows of `messages`, `position` counted
-- from 1 within each conversation, with `elements`, `decided_by` and `further`, the pictures after
-- the first, see `insertMessages` of features/messages.
create or replace function send_messages(p_given jsonb, p_assistant text) returns table (
  id uuid, place bigint, has_accepted boolean, receiver_state text, is_muted boolean, paused_until timestamptz,
  quiet_hours jsonb, time_zone text
) language plpgsql set plan_cache_mode = force_generic_plan as $$
#variable_conflict use_column
declare
  v_messages messages[] := messages_to_lock(p_given);
  v_conversations conversations[] := lock_conversations(v_messages, true, p_assistant);
  v_refused uuid[] := refused_for_pictures(p_given);
  v_sent uuid[] := '{}';
  v_follow_up jsonb;
begin
  for id, place, receiver_state, is_muted, paused_until, quiet_hours, time_zone, v_follow_up in
    with wanted as materialized (
      select * from messages_to_send(v_messages, v_conversations, p_assistant)
    ), written as (
      insert into messages (
        id, sender_id, receiver_id, content, image_id, image_alt, shared_post_id, moderation_level, client_message_id,
        created_at, conversation_id, position, version, mentions, search_text, search_tokens
      )
      select
        id, sender_id, receiver_id, content, image_id, image_alt, shared_post_id, moderation_level, client_message_id,
        created_at, into_id, place, place, existing_names(mentions, sender_id, created_at), search_text, search_tokens
      from wanted
      where refusal is null and id <> all(v_refused)
      -- Whoever sends what another statement is sending waits for it: in one order too.
      order by sender_id, client_message_id, id
      on conflict do nothing
      returning id
    ), sent as materialized (
      select
        id, sender_id, receiver_id, created_at, into_id, place, receiver_state, is_muted, paused_until, quiet_hours,
        time_zone, follow_up
      from written join wanted using (id)
    ), tallies as materialized (
      select
        into_id, max(place) as place, max(created_at) as last_at, (array_agg(id order by place desc))[1] as last_id,
        count(*) filter (where receiver_id < sender_id) as to_low, max(place) filter (where receiver_id < sender_id) as low_place,
        count(*) filter (where receiver_id > sender_id) as to_high, max(place) filter (where receiver_id > sender_id) as high_place
      from sent group by into_id
    ), raised as (
      update conversations c set version = tallies.place from tallies where c.id = tallies.into_id
    ), sides as (
      update conversation_members side
      set
        unread_count = unread_count + case when member_id < other_id then to_low else to_high end,
        received_position = greatest(received_position, case when member_id < other_id then low_place else high_place end),
        last_message_id = last_id,
        last_message_at = last_at
      from tallies where side.conversation_id = tallies.into_id
    )
    -- Bots are asked in the order of their ids.
    select id, place, receiver_state, is_muted, paused_until, quiet_hours, time_zone, follow_up from sent
    order by receiver_id, place
  loop
    v_sent := v_sent || id;
    has_accepted := v_follow_up is not null and follow_up_message(id, v_follow_up, receiver_state = 'open' and not is_muted);
    return next;
  end loop;
  perform store_parts(p_given, v_sent);
  if cardinality(v_sent) < cardinality(v_messages) then
    -- One whose first message was refused for its image.
    perform delete_empty_conversations(v_conversations);
  end if;
end $$;

-- What few of these messages that were sent have: verdicts to keep, pictures after the first, a
-- cover, a message that they answer.
create or replace function store_parts(p_given jsonb, p_sent uuid[]) returns void language plpgsql as $$
begin
  if p_given @? '$[*].elements[*]' then
    perform store_verdicts(p_given, p_sent);
  end if;
  if p_given @? '$[*].further[*]' then
    perform attach_pictures(p_given, p_sent);
  end if;
  if p_given @? '$[*].cover' then
    perform cover_messages(p_given, p_sent);
  end if;
  if p_given @? '$[*].reply_to_id' then
    perform answer_messages(p_given, p_sent);
  end if;
end $$;

-- Whom a message that this statement has just sent mentions. Volatile, so that it sees the row.
create or replace function written_mentions(p_message uuid) returns text[] language plpgsql volatile as $$
begin
  return (select mentions from messages where id = p_message);
end $$;
