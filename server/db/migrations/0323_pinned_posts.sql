-- The post that stands first on a member's profile (members.18).
create table pinned_posts (
  member_id uuid primary key references members (id) on delete cascade,
  post_id uuid not null,
  pinned_at timestamptz(3) not null
);

create index pinned_posts_by_post on pinned_posts (post_id);
