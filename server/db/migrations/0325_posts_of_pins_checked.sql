alter table pinned_posts validate constraint pinned_posts_of_post;
