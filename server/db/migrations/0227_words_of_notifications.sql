-- What the product says itself is stored as a message, which is written in the language of whoever
-- reads it; `message` is what somebody wrote.
alter table notifications add column words jsonb;
