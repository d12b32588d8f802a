alter table revisions add constraint revisions_of_comment
  foreign key (comment_id) references comments (id) on delete cascade not valid;
