-- Acts of administrators (admin.5). Names are kept as they were; no foreign keys, so that rows
-- outlive accounts.
create table audit_log (
  id uuid primary key,
  action text not null,
  actor_id uuid not null,
  actor_username text not null,
  target_id uuid not null,
  target_username text not null,
  -- The post or comment.
  subject_id uuid,
  reason text,
  details jsonb not null default '{}',
  created_at timestamptz(3) not null
);

create index audit_log_latest on audit_log (created_at desc, id desc);
create index audit_log_latest_by_action on audit_log (action, created_at desc, id desc);
create index audit_log_by_names on audit_log using gin (
  lower(actor_username) gin_trgm_ops, lower(target_username) gin_trgm_ops
);

-- As of the ledger: triggers refuse everybody, and the owner gives the rights up.
revoke update, delete, truncate on audit_log from public, current_user;

-- Whether /transparency shows the numbers to everybody (numbers.3).
create table transparency_switch (
  id boolean primary key default true check (id),
  is_published boolean not null,
  changed_at timestamptz(3)
);

insert into transparency_switch (is_published) values (false);

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
