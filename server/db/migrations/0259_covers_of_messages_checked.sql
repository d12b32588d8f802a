alter table messages validate constraint messages_cover_check;
