-- How many answers a member in a crisis had free (ai.26): since the first of three hours, and in a
-- UTC day. Nothing else is kept of them.
create table free_answers (
  member_id uuid primary key references members (id) on delete cascade,
  since timestamptz not null,
  lately integer not null,
  day date not null,
  in_day integer not null
);

create index free_answers_by_day on free_answers (day);
