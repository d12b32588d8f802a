-- The choice of notifications, and their times (notifications.4). Without a row: everything, at any
-- time.
create table notification_settings (
  member_id uuid primary key references members (id) on delete cascade,
  shows_previews boolean not null default true,
  paused_until timestamptz,
  -- Choice by type; a type that is absent is 'on'.
  types jsonb not null default '{}',
  -- {from, to, days}; null: none.
  quiet_hours jsonb
);

-- A row of a member's list: a notification, or a group of them (notifications.2). Its count and
-- names come from its acts when it is read, so that blocks, mutes and filters hold at once.
create table notifications (
  id uuid primary key,
  receiver_id uuid not null references members (id) on delete cascade,
  -- When the latest act happened; cursors carry milliseconds.
  grown_at timestamptz(3) not null,
  -- The part that is indexed: a group that grows is written again, and its minute changes seldom.
  grown_minute timestamp generated always as (date_trunc('minute', grown_at at time zone 'UTC')) stored,
  is_read boolean not null default false,
  post_id uuid references posts (id) on delete cascade,
  comment_id uuid references comments (id) on delete cascade,
  -- The decision that a notification opens: its statement of reasons (reasons.1). No foreign key:
  -- whoever may not read it any more is told so there.
  decision_id uuid,
  type text not null check (
    type in (
      'like', 'comment', 'reply', 'mention', 'bookmark', 'follow', 'xp', 'gift', 'lisa', 'repost', 'quote', 'payment',
      'moderation'
    )
  ),
  -- Acts with the same key share one row: 'like:' and the post, 'follow:' and the day.
  group_key text not null,
  -- The reason code of XP.
  reason text,
  message text
) with (fillfactor = 80);

create unique index notifications_by_group on notifications (receiver_id, group_key);
create index notifications_latest_of on notifications (receiver_id, grown_minute desc);
create index notifications_unread_of on notifications (receiver_id) where not is_read;
create index notifications_by_post on notifications (post_id) where post_id is not null;
create index notifications_by_comment on notifications (comment_id) where comment_id is not null;
-- The cleanup removes these.
create index notifications_by_age on notifications (grown_minute);

create table notification_acts (
  notification_id uuid not null references notifications (id) on delete cascade,
  created_at timestamptz not null,
  -- XP that came with it.
  xp integer not null default 0,
  -- Null: the product itself.
  actor_id uuid references members (id) on delete cascade,
  -- Acts with the same key count once: who acted, or the key of the ledger's transfer.
  act_key text not null,
  primary key (notification_id, act_key)
);

create index notification_acts_latest_of on notification_acts (notification_id, created_at desc, act_key desc);
create index notification_acts_by_actor on notification_acts (actor_id) where actor_id is not null;

-- Acts that alerted their receiver and were withdrawn: done again within 24 hours they do not alert
-- again (notifications.5). Written by who withdraws alone, since an act that stands is in
-- notification_acts. Removed after a day, so no foreign keys.
create table withdrawn_alerts (
  receiver_id uuid not null,
  actor_id uuid not null,
  alerted_at timestamptz not null,
  -- Kind and target: the group of the notification, of a follow without its day.
  act text not null,
  primary key (receiver_id, actor_id, act)
);

create index withdrawn_alerts_by_age on withdrawn_alerts (alerted_at);
