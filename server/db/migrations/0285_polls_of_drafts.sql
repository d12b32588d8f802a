-- As it is written (posts.26): {answers, isMultiple, lastsMinutes}. Null: none.
alter table drafts add column poll jsonb;
