-- What nobody can have judged well opens a case by itself (cases.2): texts in a language that no list
-- reads, and pictures without a service that looks at them. Never messages.
create index element_moderations_for_people on element_moderations (decided_at)
where message_id is null and (not was_read or type = 'image' and decided_by = 'local' and reason <> '');

-- Up to which verdict a source of cases was looked through.
create table case_watches (
  source text primary key,
  -- Null before the first look, which reaches back a day.
  seen_until timestamptz(3)
);

insert into case_watches (source)
values ('unjudged'), ('fallback_verdict');
