-- Who may start a conversation with the member (messages.6).
alter table members add column message_audience text not null default 'followers'
check (message_audience in ('followers', 'followed', 'nobody'));

-- Two members who have written to each other.
create table conversations (
  id uuid primary key,
  low_id uuid not null references members (id) on delete cascade,
  high_id uuid not null references members (id) on delete cascade,
  -- Rises with each message and each change of one, under this row's lock: so places and versions have the order
  -- of the commits, and nothing appears before what a reader has seen already.
  version bigint not null default 0,
  unique (low_id, high_id),
  check (low_id < high_id)
);

create index conversations_by_high on conversations (high_id);

-- A conversation as one of its two members has it. Sending keeps it, so a list costs the same whatever the history.
-- Whoever changes both rows of a conversation locks `conversations` first.
create table conversation_members (
  conversation_id uuid not null references conversations (id) on delete cascade,
  member_id uuid not null references members (id) on delete cascade,
  other_id uuid not null references members (id) on delete cascade,
  -- 'request': not accepted yet. 'declined': not shown, the sender notices nothing (messages.6).
  state text not null check (state in ('open', 'request', 'declined')),
  unread_count integer not null default 0 check (unread_count >= 0),
  -- 'infinity': until unmuted.
  muted_until timestamptz,
  last_message_id uuid not null,
  last_message_at timestamptz(3) not null,
  primary key (member_id, other_id)
);

create index conversation_members_latest_of on conversation_members (
  member_id, state, last_message_at desc, other_id desc
);
create index conversation_members_unread_of on conversation_members (member_id) where unread_count > 0;
create index conversation_members_by_conversation on conversation_members (conversation_id);
create index conversation_members_by_other on conversation_members (other_id);

alter table messages
  add column conversation_id uuid references conversations (id) on delete cascade,
  -- The conversation's version when it was written: its place.
  add column position bigint,
  -- The conversation's version when it changed last: ticks, reactions, unsent, level.
  add column version bigint,
  add column image_alt text not null default '',
  add column unsent_at timestamptz,
  drop constraint messages_check1,
  add check (content <> '' or image_id is not null or shared_post_id is not null or unsent_at is not null);

insert into conversations (id, low_id, high_id, version)
select gen_random_uuid(), least(sender_id, receiver_id), greatest(sender_id, receiver_id), count(*)
from messages
group by least(sender_id, receiver_id), greatest(sender_id, receiver_id);

update messages
set conversation_id = placed.conversation_id, position = placed.position, version = placed.position
from (
  select e.id, c.id as conversation_id, row_number() over (partition by c.id order by e.id) as position
  from messages e
  join conversations c on c.low_id = least(e.sender_id, e.receiver_id) and c.high_id = greatest(e.sender_id, e.receiver_id)
) as placed
where placed.id = messages.id;

insert into conversation_members (
  conversation_id, member_id, other_id, state, unread_count, last_message_id, last_message_at
)
select
  c.id,
  side.member_id,
  side.other_id,
  'open',
  (
    select count(*)
    from messages e
    where e.conversation_id = c.id and e.receiver_id = side.member_id and e.read_at is null
  ),
  latest.id,
  latest.created_at
from conversations c
cross join lateral (values (c.low_id, c.high_id), (c.high_id, c.low_id)) as side (member_id, other_id)
cross join lateral (
  select e.id, e.created_at
  from messages e
  where e.conversation_id = c.id
  order by e.position desc
  limit 1
) as latest;

alter table messages
  alter column conversation_id set not null,
  alter column position set not null,
  alter column version set not null;

drop index messages_by_conversation;
drop index messages_unread;
create unique index messages_by_place on messages (conversation_id, position);
create index messages_by_version on messages (conversation_id, version, id);
-- What a member has not read: what reading marks.
create index messages_unread on messages (conversation_id, receiver_id, position) where read_at is null;

-- One a member and message (messages.5).
create table message_reactions (
  message_id uuid not null references messages (id) on delete cascade,
  member_id uuid not null references members (id) on delete cascade,
  emoji text not null,
  primary key (message_id, member_id)
);

create index message_reactions_by_member on message_reactions (member_id);
