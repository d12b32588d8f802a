-- All reports of one subject are one case (cases.2), closed by a decision. A later report of the
-- same subject opens another.
create table cases (
  id uuid primary key,
  kind text not null check (kind in ('post', 'comment', 'message', 'member', 'picture', 'wave', 'appeal')),
  -- No foreign key: a case outlives what it is about. Of an appeal the appeal; of a wave a digest
  -- of what its texts share.
  subject_id uuid not null,
  -- Whose content it is; null for a wave.
  member_id uuid references members (id) on delete set null,
  -- The sources that brought it here (shared/cases/case-shapes.ts), and the reasons of its reports.
  sources text[] not null,
  reasons text[] not null default '{}',
  reports_count integer not null default 0 check (reports_count >= 0),
  is_urgent boolean not null default false,
  -- Its place in the queue (cases.1): the weights of its reports together, in thousandths, and what
  -- the classifiers say of what an urgent case is about, in thousandths of a report. The latter is
  -- zero while the case is not urgent.
  weight integer not null default 0 check (weight >= 0),
  classifier_weight integer not null default 0,
  -- The content as it was when the case was opened, and its context.
  snapshot jsonb not null,
  opened_at timestamptz(3) not null,
  closed_at timestamptz(3),
  claimed_by uuid references members (id) on delete set null,
  claimed_until timestamptz(3),
  -- Whether snapshot and pictures are still there: they go some time after the case was closed.
  has_copies boolean not null default true,
  -- Whether reports still name their reporters and have their words: these go some time after the
  -- case was closed (shared/retention.ts). The rows stay, so that what is counted of them stays
  -- true.
  has_words boolean not null default true
);

create unique index cases_open_once on cases (kind, subject_id) where closed_at is null;
-- The queue (cases.1).
create index cases_in_order on cases (is_urgent desc, (weight + classifier_weight) desc, opened_at, id)
where closed_at is null;
create index cases_in_order_by_kind on cases (
  kind, is_urgent desc, (weight + classifier_weight) desc, opened_at, id
) where closed_at is null;
create index cases_closed on cases (closed_at desc, id desc) where closed_at is not null;
create index cases_closed_by_kind on cases (kind, closed_at desc, id desc) where closed_at is not null;
create index cases_with_copies on cases (closed_at) where has_copies and closed_at is not null;
create index cases_with_words on cases (closed_at) where has_words and closed_at is not null;
create index cases_claimed on cases (claimed_by) where closed_at is null and claimed_by is not null;
-- Cases that a later verdict may settle without anybody.
create index cases_of_fallback on cases (id)
where closed_at is null and reports_count = 0 and sources = '{fallback_verdict}';
create index cases_about_member on cases (member_id, opened_at desc, id desc);
-- Who was reported, for the list of members: a fraction of cases_about_member.
create index cases_reported on cases (member_id) where reports_count > 0;

-- Up to which verdict a source of cases that open by themselves was looked through (cases.2).
create table case_watches (
  source text primary key,
  -- Null before the first look, which reaches back a day.
  seen_until timestamptz(3)
);

insert into case_watches (source)
values ('unjudged'), ('fallback_verdict');

create table reports (
  id uuid primary key,
  case_id uuid not null references cases (id) on delete cascade,
  reporter_id uuid references members (id) on delete set null,
  reason text not null,
  rule text not null,
  description text not null,
  -- In thousandths: 1,000 for who never reported, more for who was right before.
  weight integer not null check (weight > 0),
  -- Whether somebody without an account reported it (public_reports).
  by_stranger boolean not null default false,
  created_at timestamptz(3) not null
);

create unique index reports_once on reports (case_id, reporter_id);
create index reports_by_reporter on reports (reporter_id, created_at desc, id desc);

-- How often a member's reports led to a measure, and how often not.
create table reporter_records (
  member_id uuid primary key references members (id) on delete cascade,
  upheld integer not null default 0 check (upheld >= 0),
  dismissed integer not null default 0 check (dismissed >= 0),
  -- How many of their reports were found wrong on the latest such day, in UTC, and on the day
  -- before it: so many fewer they may file on the day after (cases.11).
  wrong_on date,
  wrong_that_day integer not null default 0,
  wrong_day_before integer not null default 0
);

-- Reports of somebody without an account, by an address of this server (strangers.1). What they say
-- of themselves stands here alone: a case and its report know neither name nor email address.
create table public_reports (
  id uuid primary key,
  -- The puzzle that was solved for it: each brings one report.
  challenge text not null unique,
  kind text not null check (kind in ('post', 'comment', 'member', 'picture')),
  -- The id that the address has, of a member also the name.
  target text not null,
  path text not null,
  reason text not null,
  rule text not null,
  words text not null,
  name text,
  email text,
  received_at timestamptz(3) not null,
  -- When a job looked for what is at the address.
  settled_at timestamptz(3),
  -- Null: nothing was found. Of a second report by one email address in a case the first one.
  report_id uuid references reports (id) on delete cascade,
  -- Whether mails about it are sent: an address gets a few a day, whoever enters it.
  is_mailed boolean not null default false
);

create index public_reports_to_settle on public_reports (received_at) where settled_at is null;
create index public_reports_by_email on public_reports (lower(email), received_at) where email is not null;
create index public_reports_by_report on public_reports (report_id) where report_id is not null;
create index public_reports_by_age on public_reports (received_at);
create index public_reports_unfound on public_reports (received_at) where report_id is null;

-- The pictures of a case stay as long as its snapshot, though their content is gone.
create table case_pictures (
  case_id uuid not null references cases (id) on delete cascade,
  image_id uuid not null references images (id),
  primary key (case_id, image_id)
);

create index case_pictures_by_image on case_pictures (image_id);

-- The contents of a wave (cases.6).
create table wave_contents (
  case_id uuid not null references cases (id) on delete cascade,
  kind text not null check (kind in ('post', 'comment')),
  content_id uuid not null,
  member_id uuid references members (id) on delete cascade,
  primary key (case_id, kind, content_id)
);

create index wave_contents_by_content on wave_contents (kind, content_id);
-- The waves that a member was in are read from it alone: with the member only, a page of the table
-- for each content.
create index wave_contents_by_member_and_case on wave_contents (member_id, case_id);

-- For moderators alone.
create table case_notes (
  id uuid primary key,
  case_id uuid not null references cases (id) on delete cascade,
  author_id uuid references members (id) on delete set null,
  words text not null,
  created_at timestamptz(3) not null
);

create index case_notes_by_case on case_notes (case_id, created_at);
create index case_notes_by_age on case_notes (created_at);

-- Which cases a moderator opened when, for 'You have looked at 12 hard cases today'.
create table case_looks (
  moderator_id uuid not null references members (id) on delete cascade,
  case_id uuid not null references cases (id) on delete cascade,
  looked_on date not null,
  is_hard boolean not null,
  primary key (moderator_id, looked_on, case_id)
);

create index case_looks_by_day on case_looks (looked_on);
create index case_looks_by_case on case_looks (case_id);

-- When moderators told authorities of a case, whom and what (strangers.4).
create table case_authorities (
  id uuid primary key,
  case_id uuid not null references cases (id) on delete cascade,
  told_by uuid references members (id) on delete set null,
  told_at timestamptz(3) not null,
  words text not null,
  created_at timestamptz(3) not null
);

create index case_authorities_by_case on case_authorities (case_id, told_at);

-- A decision (cases.4). Its id is that of the call, so that retries do it once.
create table decisions (
  id uuid primary key,
  case_id uuid not null references cases (id) on delete cascade,
  member_id uuid references members (id) on delete set null,
  decision text not null,
  rule text not null,
  reason text not null,
  level text check (level in ('top', 'high', 'low', 'none')),
  days integer check (days > 0),
  removes_content boolean not null default false,
  decided_by uuid references members (id) on delete set null,
  decided_at timestamptz(3) not null,
  -- Author and reporters hear of it then, unless it is undone before.
  notice_at timestamptz(3) not null,
  noticed_at timestamptz(3),
  undone_at timestamptz(3),
  undone_by uuid references members (id) on delete set null,
  -- The state before, for Undo and a granted appeal, and whether it is still there.
  former jsonb not null default '{}',
  has_former boolean not null default true
);

create index decisions_by_case on decisions (case_id, decided_at desc);
create index decisions_about_member on decisions (member_id, decided_at desc, id desc);
create index decisions_by_moderator on decisions (decided_by, decided_at desc);
create index decisions_to_notice on decisions (notice_at) where noticed_at is null and undone_at is null;
-- Decisions that were told much later than usual, as after an outage: what they removed is kept for
-- longer (appeals.3).
create index decisions_told_late on decisions (noticed_at)
where noticed_at - decided_at > interval '23 hours';
create index decisions_with_former on decisions (decided_at) where has_former;
