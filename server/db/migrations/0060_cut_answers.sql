-- Why a complete answer stops before its end (ai.21): 'length', 'filter' or 'limit'; and whether a
-- question asks the answer before it to read on.
alter table ai_messages
  add column cut text,
  add column continues boolean not null default false;

-- What is never named by a model (ai.25).
create index ai_messages_with_support on ai_messages (session_id) where support;
