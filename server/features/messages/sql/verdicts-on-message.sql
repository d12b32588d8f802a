-- The verdicts on a message. Most texts are what the lists of this server find fit for everybody;
-- such a verdict says no more than the message itself, and has no row (`givenVerdicts` of
-- features/messages). So where there is none, the message says it.
create or replace function verdicts_on_message(p_message uuid) returns setof element_moderations
language plpgsql stable as $$
declare
  v element_moderations;
begin
  return query select * from element_moderations where message_id = p_message;
  if found then
    return;
  end if;
  select id, 'text', moderation_level, '', 'local', created_at, true
  into v.message_id, v.type, v.level, v.reason, v.decided_by, v.decided_at, v.was_read
  from messages
  where id = p_message and moderation_level = 'top' and content <> '' and unsent_at is null;
  if found then
    return next v;
  end if;
end $$;

-- Stores the verdicts on those of these messages that were sent. p_given: as of send_messages.
create or replace function store_verdicts(p_given jsonb, p_sent uuid[]) returns void language plpgsql as $$
begin
  insert into element_moderations (message_id, type, level, reason, was_read, decided_by, decided_at)
  select
    given.id, element.type, element.level, element.reason, element.was_read is not false, given.decided_by, given.created_at
  from jsonb_to_recordset(p_given) as given (id uuid, created_at timestamptz, elements jsonb, decided_by text)
  cross join jsonb_to_recordset(given.elements) as element (type text, level text, reason text, was_read boolean)
  where given.id = any(p_sent);
end $$;
