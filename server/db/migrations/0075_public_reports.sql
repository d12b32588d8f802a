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

create index public_reports_by_email on public_reports (lower(email), received_at) where email is not null;
create index public_reports_by_report on public_reports (report_id) where report_id is not null;
create index public_reports_by_age on public_reports (received_at);

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
