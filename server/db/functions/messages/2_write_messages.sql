-- Writes these messages, moves the version of their conversations, keeps both sides of each, and
-- stores the verdicts: in one statement, since starting one costs more than a row. Returns what
-- follows from each, bots that are asked in the order of their ids. Where the receiver follows the
-- sender by now a message opens the request that waits. What they declined stays so: a follow that
-- came later made a request of it again (follow_member). The arguments are those of send_messages.
create or replace function write_messages(
  p_messages messages[], p_conversations conversations[], p_given jsonb, p_assistant text
) returns table (
  id uuid, sender_id uuid, receiver_id uuid, created_at timestamptz, place bigint, receiver text, accepts boolean,
  has_pushes boolean, time_zone text, paused_until timestamptz, quiet_hours jsonb, receiver_state text, is_quiet boolean
) language plpgsql as $$
#variable_conflict use_column
begin
  return query
  with wanted as materialized (
    select * from messages_to_write(p_messages, p_conversations, p_assistant)
  ), written as (
    insert into messages (
      id, sender_id, receiver_id, content, image_id, image_alt, shared_post_id, moderation_level,
      client_message_id, created_at, conversation_id, position, version, mentions, search_text, search_tokens
    )
    select
      id, sender_id, receiver_id, content, image_id, image_alt, shared_post_id, moderation_level,
      client_message_id, created_at, into_id, place, place, existing_names(mentions, sender_id, created_at),
      search_text, search_tokens
    from wanted
    join (select m.id, m.mentions, m.search_text, m.search_tokens from unnest(p_messages) as m) as given using (id)
    where refusal is null
    -- Whoever sends what another statement is sending waits for it: in one order too.
    order by sender_id, client_message_id, id
    on conflict do nothing
    returning id
  ), sent as materialized (
    select wanted.* from written join wanted on wanted.id = written.id
  ), tallies as materialized (
    select
      into_id, max(place) as place, max(created_at) as last_at, (array_agg(id order by place desc))[1] as last_id,
      count(*) filter (where receiver_id < sender_id) as to_low,
      count(*) filter (where receiver_id > sender_id) as to_high,
      max(place) filter (where receiver_id < sender_id) as low_place,
      max(place) filter (where receiver_id > sender_id) as high_place,
      max(first_state) filter (where receiver_id < sender_id) as low_state,
      max(first_state) filter (where receiver_id > sender_id) as high_state
    from sent group by into_id
  ), raised as (
    update conversations c set version = tallies.place from tallies where c.id = tallies.into_id
  ), sides as (
    update conversation_members side
    set
      state = case
        when side.state = 'request' and 'open' = case when side.member_id < side.other_id then low_state else high_state end
        then 'open' else side.state end,
      unread_count = side.unread_count + case when side.member_id < side.other_id then to_low else to_high end,
      received_position = greatest(side.received_position, case when side.member_id < side.other_id then low_place else high_place end),
      last_message_id = last_id,
      last_message_at = last_at
    from tallies
    where side.conversation_id = tallies.into_id
    returning side.member_id, side.other_id, side.state, side.muted_until
  ), judged as (
    insert into element_moderations (message_id, type, level, reason, was_read, decided_by, decided_at)
    select
      sent.id, element.type, element.level, element.reason, element.was_read is not false, given.decided_by, sent.created_at
    from sent
    join jsonb_to_recordset(p_given) as given (id uuid, elements jsonb, decided_by text) using (id)
    cross join jsonb_to_recordset(given.elements) as element (type text, level text, reason text, was_read boolean)
  )
  select
    sent.id, sent.sender_id, sent.receiver_id, sent.created_at, sent.place, sent.receiver, sent.accepts,
    sent.has_pushes, sent.time_zone, sent.paused_until, sent.quiet_hours, sides.state,
    sent.is_muted is true or coalesce(sides.muted_until > sent.created_at, false)
  from sent
  join sides on sides.member_id = sent.receiver_id and sides.other_id = sent.sender_id
  order by sent.receiver_id, sent.place;
end $$;
