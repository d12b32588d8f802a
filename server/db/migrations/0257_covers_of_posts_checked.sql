alter table posts validate constraint posts_cover_check;
