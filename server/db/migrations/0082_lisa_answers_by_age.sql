-- Which questions Lisa answered is kept for some weeks (shared/retention.ts).
create index lisa_answers_by_age on lisa_answers (created_at);
