alter table pinned_posts add constraint pinned_posts_of_post
  foreign key (post_id) references posts (id) on delete cascade not valid;
