alter table revisions add constraint revisions_of_post
  foreign key (post_id) references posts (id) on delete cascade not valid;
