-- What was removed for violence, self_harm, sexual content or hate, and what open cases have of
-- deleted accounts, is kept apart from the product and encrypted (evidence.1).
create table evidence (
  id uuid primary key,
  kept_for text not null check (kept_for in ('removal', 'account', 'known_image')),
  kind text not null check (kind in ('post', 'comment', 'message', 'member', 'picture', 'wave')),
  -- No foreign keys: it outlives what it is about.
  subject_id uuid not null,
  member_id uuid,
  case_id uuid,
  decision_id uuid,
  rule text not null,
  kept_at timestamptz(3) not null,
  -- What the statement that removed it wrote down, until the minute's job has encrypted it.
  draft jsonb,
  content bytea,
  -- Taken back with its decision: the job removes its pictures, then the row.
  dropped_at timestamptz(3),
  check (num_nonnulls(draft, content, dropped_at) = 1)
);

create unique index evidence_once on evidence (subject_id, kept_for, coalesce(decision_id, case_id, subject_id));
create index evidence_to_settle on evidence (kept_at) where content is null;
create index evidence_by_age on evidence (kept_at);
create index evidence_by_case on evidence (case_id, kept_at, id);
create index evidence_by_decision on evidence (decision_id) where decision_id is not null;

-- Its pictures, each a file of its own beside the row. The original stays until it was copied.
create table evidence_pictures (
  evidence_id uuid not null references evidence (id) on delete cascade,
  image_id uuid not null,
  state text not null default 'waiting' check (state in ('waiting', 'kept', 'missing')),
  primary key (evidence_id, image_id)
);

create index evidence_pictures_waiting on evidence_pictures (image_id) where state = 'waiting';

-- A report stays when either member's row is deleted, as in `reports`.
alter table moderation_reports
alter column reporter_id drop not null,
alter column member_id drop not null,
drop constraint moderation_reports_reporter_id_fkey,
drop constraint moderation_reports_member_id_fkey,
add constraint moderation_reports_reporter_id_fkey
foreign key (reporter_id) references members (id) on delete set null not valid,
add constraint moderation_reports_member_id_fkey
foreign key (member_id) references members (id) on delete set null not valid;
