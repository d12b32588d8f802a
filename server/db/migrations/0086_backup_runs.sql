-- When backups and rehearsals of them were made: for the page of services, metrics and the doctor,
-- and so that of several machines one makes it (backup.4).
create table backup_runs (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('backup', 'rehearsal')),
  started_at timestamptz(3) not null,
  -- The process that makes it: `process_lives` says whether it still does.
  process integer not null,
  finished_at timestamptz(3),
  failed_at timestamptz(3),
  -- In words, for the operator.
  failure text,
  -- The backup's name, and where it lies.
  name text,
  place text not null,
  bytes bigint,
  rows bigint,
  files bigint,
  -- Files that the database names and that were nowhere.
  missing integer
);

create unique index backup_runs_under_way on backup_runs (kind)
where finished_at is null and failed_at is null;

create index backup_runs_by_kind on backup_runs (kind, started_at desc);
