alter table thanks add constraint thanks_post_id_fkey
  foreign key (post_id) references posts (id) on delete cascade not valid;
