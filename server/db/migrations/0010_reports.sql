-- What members report (moderation.6). The words are kept as they were: their author may take them away.
create table moderation_reports (
  id uuid primary key,
  reporter_id uuid not null references members (id) on delete cascade,
  subject_kind text not null check (subject_kind in ('post', 'comment', 'member')),
  subject_id uuid not null,
  -- Who is reported, whatever the subject.
  member_id uuid not null references members (id) on delete cascade,
  content text not null,
  reason text not null,
  description text not null,
  created_at timestamptz not null,
  unique (reporter_id, subject_kind, subject_id)
);

create index moderation_reports_by_subject on moderation_reports (subject_kind, subject_id);
create index moderation_reports_by_member on moderation_reports (member_id);
