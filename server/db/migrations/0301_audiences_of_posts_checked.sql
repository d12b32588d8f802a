alter table posts validate constraint posts_audiences_check;
