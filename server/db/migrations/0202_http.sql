-- One row per limit and caller; a fixed window that starts with its first hit.
create unlogged table rate_limits (
  name text not null,
  subject text not null,
  window_start timestamptz not null,
  expires_at timestamptz not null,
  hits integer not null,
  primary key (name, subject)
);

create index rate_limits_by_expiry on rate_limits (expires_at);

-- The ids of processes, see db/sql/process-lives.sql.
create sequence process_ids as integer cycle;

-- Responses kept for a client's Idempotency-Key (api.6).
create table idempotency_keys (
  member_id uuid not null references members (id) on delete cascade,
  key uuid not null,
  created_at timestamptz not null,
  -- The process that works on the call; 0: nobody does, so whoever asks next may.
  owner integer not null default 0,
  status integer,
  -- The id of what the call creates: an attempt that takes over from one that died after writing
  -- meets what it wrote.
  created_id uuid,
  request_hash bytea not null,
  body text,
  primary key (member_id, key)
);

create index idempotency_keys_by_age on idempotency_keys (created_at);

-- Which process each worker of the job queue belongs to, so that the jobs of dead processes are
-- given back.
create table job_workers (
  -- The queue's own name of the worker.
  id text primary key,
  -- See db/sql/process-lives.sql.
  process integer not null
);
