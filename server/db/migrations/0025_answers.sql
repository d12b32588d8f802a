-- What an answer answers: one answer a question, and gone with it.
alter table ai_messages add column question_id uuid references ai_messages (id) on delete cascade;

create unique index ai_messages_of_question on ai_messages (question_id) where question_id is not null;
create index ai_messages_of_image on ai_messages (image_id) where image_id is not null;

-- Counted against the budgets in advance, as the most that it may come to; put right when it is settled (ai.8).
alter table ai_reservations
  add column tokens integer not null default 0,
  add column images integer not null default 0;
