-- Lisa (ai.5): a member whom nobody can sign in as. Her name is reserved, and no password has this hash.
insert into members (
  id, email, username, display_name, bio, profile_image_url, password_hash, email_verified_at, is_bot, is_ranked,
  terms_version, privacy_version, created_at
)
values (
  '01900000-0000-7000-8000-000000000001', 'lisa@bots.glimmer.app', 'Lisa', 'Lisa',
  'I''m an AI, here for a kind word, an idea or a second thought. Mention @lisa, or write to me.',
  -- A file of the web bundle.
  '/avatars/lisa.svg',
  '', '2026-01-01', true, false, '2026-01-01', '2026-01-01', '2026-01-01'
);

-- What Lisa answers with; a choice that the member's badge no longer allows counts as 'standard'.
alter table members
add column lisa_model text not null default 'standard' check (lisa_model in ('standard', 'gpt-4o', 'gpt-5'));

-- One answer for each post, comment or message that asks Lisa, with the day whose limit it counts towards.
create table lisa_answers (
  -- The id of what asked.
  id uuid primary key,
  kind text not null check (kind in ('post', 'comment', 'message')),
  asker_id uuid not null references members (id) on delete cascade,
  -- The id that her comment or message gets: decided first, so that a second attempt writes nothing twice.
  answer_id uuid not null unique,
  state text not null check (state in ('answering', 'answered', 'failed', 'withheld', 'refused')),
  created_at timestamptz not null
);

create index lisa_answers_of_asker on lisa_answers (asker_id, created_at);

-- ai.9
alter table posts add column made_with_ai boolean not null default false;
