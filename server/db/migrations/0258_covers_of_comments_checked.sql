alter table comments validate constraint comments_cover_check;
