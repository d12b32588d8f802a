-- The audio of a post in one voice, from the moment somebody pays for it (speech.2): whoever gets
-- the row in pays, and the row is how a process that dies in between is found out and the XP given
-- back.
create table post_audio (
  -- Also its address, its file, and the key of the charge.
  id uuid primary key,
  -- Null: the post is gone or its author removed the audio; the file is to follow.
  post_id uuid references posts (id) on delete set null,
  voice text not null,
  -- Who paid.
  member_id uuid references members (id) on delete set null,
  state text not null check (state in ('generating', 'ready', 'failed')),
  -- While generating: whoever is at it has given up by then, or died.
  expires_at timestamptz not null,
  created_at timestamptz not null,
  unique (post_id, voice)
);

create index post_audio_by_member on post_audio (member_id) where member_id is not null;
-- Audio to be given back or cleared away.
create index post_audio_unsettled on post_audio (expires_at) where state <> 'ready' or post_id is null;
