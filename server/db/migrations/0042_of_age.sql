-- Who is of age (auth.22, is_under_age). Of a date of birth only this is kept: that one was given, and while the member is under 18
-- the end of the month in which they turn 18. Nothing is known of members who joined earlier: they count as under 18 until they give a date.
alter table members add column has_given_birth_date boolean not null default false;
alter table members add column of_age_from timestamptz;
create index members_coming_of_age on members (of_age_from) where of_age_from is not null;

alter table pending_registrations add column has_given_birth_date boolean not null default false;
alter table pending_registrations add column of_age_from timestamptz;

-- How long a member under 18 has been with AI (ai.12, note_ai_use): when they began, or were last reminded, their latest question, and
-- the question whose answer came with the latest reminder. Nothing else says so, so that it goes with the row.
create table ai_use (
  member_id uuid primary key references members (id) on delete cascade,
  since timestamptz not null,
  last_at timestamptz not null,
  reminded_with uuid
);
create index ai_use_by_last on ai_use (last_at);
create index ai_use_by_reminder on ai_use (reminded_with) where reminded_with is not null;
