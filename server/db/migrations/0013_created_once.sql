-- The id of what the call creates: an attempt that takes over from one that died after writing meets what it wrote.
alter table idempotency_keys add column created_id uuid;
