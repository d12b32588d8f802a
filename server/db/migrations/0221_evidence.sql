-- Content removed for violence, self_harm, sexual content or hate, and what open cases have of
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
  -- The draft that the removing statement wrote, until the minute's job has encrypted it.
  draft jsonb,
  content bytea,
  -- Taken back with its decision: the job removes its pictures, then the row.
  dropped_at timestamptz(3),
  check (num_nonnulls(draft, content, dropped_at) = 1)
);

create unique index evidence_once on evidence (
  subject_id, kept_for, coalesce(decision_id, case_id, subject_id)
);
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

-- Digests of pictures that decisions removed for one of four rules, of the files as they are
-- stored: the same picture is refused while the evidence lasts (media.13).
create table removed_pictures (
  evidence_id uuid not null references evidence (id) on delete cascade,
  sha256 bytea not null,
  primary key (evidence_id, sha256)
);

create index removed_pictures_by_digest on removed_pictures (sha256);

-- The facts that a case opened by a known image states, since the account may be deleted
-- (media.12).
create table known_images (
  case_id uuid not null references cases (id) on delete cascade,
  -- No foreign key: as `cases.subject_id`.
  image_id uuid not null,
  sha256 bytea not null,
  -- How the service names the match; empty when it does not.
  reference text not null,
  matched_at timestamptz(3) not null,
  primary key (case_id, image_id)
);

create index known_images_by_age on known_images (matched_at);
