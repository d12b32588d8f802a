alter table thanks add constraint thanks_comment_id_fkey
  foreign key (comment_id) references comments (id) on delete cascade not valid;
