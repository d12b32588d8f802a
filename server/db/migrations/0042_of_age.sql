-- Who is of age (auth.22, is_under_age). Of a date of birth only this is kept: that one was given, and while the member is under 18
-- the end of the month in which they turn 18. What members of before gave is not known: they count as under 18 until they give a date.
alter table members add column has_given_birth_date boolean not null default false;
alter table members add column of_age_from timestamptz;
create index members_coming_of_age on members (of_age_from) where of_age_from is not null;

alter table pending_registrations add column has_given_birth_date boolean not null default false;
alter table pending_registrations add column of_age_from timestamptz;

-- How long a member under 18 has been with AI (ai.12, note_ai_use): when they began, or were last reminded, and their latest question.
create table ai_use (
  member_id uuid primary key references members (id) on delete cascade,
  since timestamptz not null,
  last_at timestamptz not null
);
create index ai_use_by_last on ai_use (last_at);

-- Whether a reminder to take a break comes with the answer.
alter table ai_messages add column reminds_of_break boolean not null default false;
alter table lisa_answers add column reminds_of_break boolean not null default false;
