-- The ids of processes, see functions/processes.sql.
create sequence process_ids as integer cycle;

-- The process that works on the call; 0: nobody does, so whoever asks next may.
alter table idempotency_keys add column owner integer not null default 0;
