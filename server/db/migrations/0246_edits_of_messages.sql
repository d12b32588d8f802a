alter table messages
  add column revision integer not null default 1,
  add column edited_at timestamptz(3);
