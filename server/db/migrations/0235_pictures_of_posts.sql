alter table attached_pictures add constraint attached_pictures_of_post
  foreign key (post_id) references posts (id) on delete cascade not valid;
