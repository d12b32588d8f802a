-- Numbers of moderation (numbers.1). Levels that machines lowered are counted day by day once the day
-- is over, since the verdicts go with their contents.
create table lowered_levels (
  -- In UTC.
  day date primary key,
  high integer not null check (high >= 0),
  low integer not null check (low >= 0),
  none integer not null check (none >= 0)
);

create index element_moderations_lowered on element_moderations (decided_at)
where level <> 'top' and decided_by <> 'person';

-- Whether /transparency shows the numbers to everybody (numbers.3).
create table transparency_switch (
  id boolean primary key default true check (id),
  is_published boolean not null,
  changed_at timestamptz(3)
);

insert into transparency_switch (is_published) values (false);
