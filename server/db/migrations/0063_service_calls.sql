-- How the services outside (AI, payments, mail) and the tasks of the queue did lately, from all processes
-- (admin.7). One row a service and part, e.g. a model or a task: what a restart must not forget.
create table service_calls (
  service text not null check (service in ('ai', 'payments', 'mail', 'jobs')),
  part text not null,
  answered_at timestamptz,
  -- The last call that failed or was refused, and why: a code, never a service's own words, which may
  -- repeat what members wrote.
  failed_at timestamptz,
  failure text,
  -- The first failure since the last answer; null while it works.
  failing_since timestamptz,
  -- A print of what the part was set to when it was called, e.g. a model's name at the service: with other
  -- settings, failures from before say nothing. Empty where settings are not looked at.
  setup text not null default '',
  -- Of the UTC day of the last call.
  day date not null,
  answered integer not null default 0,
  failed integer not null default 0,
  primary key (service, part)
);

-- What a process cannot reach right now: a kind of AI call that it refuses at once, the bus. Rows of a
-- process that no longer lives (process_lives.sql) count for nothing.
create table service_outages (
  process integer not null,
  service text not null check (service in ('ai', 'bus')),
  part text not null,
  since timestamptz not null,
  primary key (process, service, part)
);
