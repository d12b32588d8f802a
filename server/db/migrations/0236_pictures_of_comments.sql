alter table attached_pictures add constraint attached_pictures_of_comment
  foreign key (comment_id) references comments (id) on delete cascade not valid;
