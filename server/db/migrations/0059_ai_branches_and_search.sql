-- Former branches of an AI chat, which an edited question leaves behind (ai.24), and what its messages are found by (ai.23).
alter table ai_messages
  -- Of a question: the one before it in its branch; of the first one, its session. So questions with one value are versions of one
  -- another. Null in chats of an earlier release, which have one branch in the order of their ids, until a question is edited in them.
  add column after_id uuid,
  -- Since when its branch is not the one that is shown; null: it is shown.
  add column hidden_at timestamptz(3),
  -- As the server folded and split it (search.2), with the member's id among its words; null until an answer has ended, and until
  -- `fill_chat_search` has filled what an earlier release wrote.
  add column search_text text,
  add column search_tokens tsvector;

create index ai_messages_after on ai_messages (after_id, id) where after_id is not null;

-- A small list of new words, see server/db/README.md.
create index ai_messages_by_search_tokens on ai_messages using gin (search_tokens)
with (gin_pending_list_limit = 256)
where search_tokens is not null;
create index ai_messages_without_search on ai_messages (id)
where search_tokens is null and content <> '' and state <> 'answering';
