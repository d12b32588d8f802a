-- Which process each worker of the job queue belongs to, so that the jobs of dead processes are given back.
create table job_workers (
  -- The queue's own name of the worker.
  id text primary key,
  -- See functions/process_lives.sql.
  process integer not null
);
