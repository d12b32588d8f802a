-- What the product says itself is stored as a message, which is written in the language of whoever
-- reads it. `message` has what somebody wrote, and what releases before this one said in English.
alter table notifications add column words jsonb;
