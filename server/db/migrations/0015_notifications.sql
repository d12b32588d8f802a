-- One-sided: the muter sees less, the muted member notices nothing (mutes.1).
create table mutes (
  muter_id uuid not null references members (id) on delete cascade,
  muted_id uuid not null references members (id) on delete cascade,
  created_at timestamptz(3) not null,
  -- Null: until unmuted.
  ends_at timestamptz,
  primary key (muter_id, muted_id),
  check (muter_id <> muted_id)
);

create index mutes_latest_of on mutes (muter_id, created_at desc, muted_id desc);
create index mutes_by_muted on mutes (muted_id);

-- What a member is notified of, and when (notifications.4). Without a row: of everything, at any time.
create table notification_settings (
  member_id uuid primary key references members (id) on delete cascade,
  -- Choice by type; a type that is absent is 'on'.
  types jsonb not null default '{}',
  -- {from, to, days}; null: none.
  quiet_hours jsonb,
  paused_until timestamptz,
  shows_previews boolean not null default true
);

-- A row of a member's list: a notification, or a group of them (notifications.2). Its count and names come
-- from its acts when it is read, so that blocks, mutes and filters hold at once.
create table notifications (
  id uuid primary key,
  receiver_id uuid not null references members (id) on delete cascade,
  type text not null check (
    type in (
      'like', 'comment', 'reply', 'mention', 'bookmark', 'follow', 'xp', 'gift', 'lisa', 'repost', 'quote', 'payment',
      'moderation'
    )
  ),
  -- What makes one row of several acts: 'like:' and the post, 'follow:' and the day.
  group_key text not null,
  post_id uuid references posts (id) on delete cascade,
  comment_id uuid references comments (id) on delete cascade,
  -- The reason code of XP.
  reason text,
  message text,
  is_read boolean not null default false,
  -- When the latest act happened; cursors carry milliseconds.
  grown_at timestamptz(3) not null
);

create unique index notifications_by_group on notifications (receiver_id, group_key);
create index notifications_latest_of on notifications (receiver_id, grown_at desc, id desc);
-- What the cleanup removes.
create index notifications_by_age on notifications (grown_at);
create index notifications_unread_of on notifications (receiver_id) where not is_read;
create index notifications_by_post on notifications (post_id) where post_id is not null;
create index notifications_by_comment on notifications (comment_id) where comment_id is not null;

create table notification_acts (
  notification_id uuid not null references notifications (id) on delete cascade,
  -- What makes an act count once: who acted, or the key of the ledger's transfer.
  act_key text not null,
  -- Null: the product itself.
  actor_id uuid references members (id) on delete cascade,
  -- XP that came with it.
  xp integer not null default 0,
  created_at timestamptz not null,
  primary key (notification_id, act_key)
);

create index notification_acts_latest_of on notification_acts (notification_id, created_at desc, act_key desc);
create index notification_acts_by_actor on notification_acts (actor_id) where actor_id is not null;
