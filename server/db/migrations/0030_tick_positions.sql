-- Ticks are positions up to which a member has what the other wrote, so marking writes one row of conversation_members and none of
-- messages, whose indexes cost several times what the row does.
alter table conversation_members
  -- The position of the latest message of the other member; 0 without one. So it also says whether they ever wrote.
  add column received_position bigint not null default 0,
  -- The latest message of the other that reached this member, and the latest this one has read, with all before them; 0 at first.
  add column delivered_position bigint not null default 0,
  add column read_position bigint not null default 0,
  -- The conversation's version when each moved last as far as the other may know (messages.5, messages.6).
  add column delivered_version bigint not null default 0,
  add column read_version bigint not null default 0;

update conversation_members side
set
  received_position = marked.received,
  delivered_position = marked.delivered,
  read_position = marked.read,
  -- Marking made these the versions of the messages themselves, where it was to be known.
  delivered_version = coalesce((select version from messages where conversation_id = side.conversation_id and position = marked.delivered), 0),
  read_version = coalesce((select version from messages where conversation_id = side.conversation_id and position = marked.read), 0),
  unread_count = (
    select count(*)
    from messages e
    where e.conversation_id = side.conversation_id
      and e.receiver_id = side.member_id
      and e.position > marked.read
      and e.unsent_at is null
  )
from (
  select
    conversation_id,
    receiver_id,
    max(position) as received,
    coalesce(max(position) filter (where delivered_at is not null or read_at is not null), 0) as delivered,
    coalesce(max(position) filter (where read_at is not null), 0) as read
  from messages
  group by conversation_id, receiver_id
) as marked
where marked.conversation_id = side.conversation_id and marked.receiver_id = side.member_id;

alter table conversation_members
  add check (read_position <= delivered_position and delivered_position <= received_position);

-- Their times are gone: nothing shows them.
drop index messages_unread;
alter table messages
  drop column delivered_at,
  drop column read_at;

-- Whether the other wrote is received_position now, and the messages of a sender are in messages_latest_by_sender.
drop index messages_by_sender;
-- Messages are read and deleted by their conversation. Its keys say who its two members are and delete it with either, so those of the
-- messages would only lock two members for each.
drop index messages_by_receiver;
alter table messages
  drop constraint messages_sender_id_fkey,
  drop constraint messages_receiver_id_fkey;

-- What has changed since it was written. The rest is found by its place, so that new messages are not in here.
drop index messages_by_version;
create index messages_changed on messages (conversation_id, version, id) where version > position;

-- Deleting goes through the conversation here too.
drop index conversation_members_by_other;
alter table conversation_members drop constraint conversation_members_other_id_fkey;

-- Each message writes these rows again: with room on the page, no index where no indexed column changes.
alter table conversations set (fillfactor = 80);
alter table conversation_members set (fillfactor = 80);

-- Their new forms take no time.
drop function if exists deliver_messages(uuid[], timestamptz);
drop function if exists read_messages(uuid, uuid, uuid, timestamptz);
