-- What members thanked each other for (posts.32). Their two members alone see it.
create table thanks (
  id uuid primary key,
  giver_id uuid not null references members (id) on delete cascade,
  receiver_id uuid not null references members (id) on delete cascade,
  post_id uuid,
  comment_id uuid,
  created_at timestamptz(3) not null,
  -- When the receiver hears of it, with all others of that day.
  tell_at timestamptz not null,
  told_at timestamptz,
  check (giver_id <> receiver_id),
  check (num_nonnulls(post_id, comment_id) = 1)
);

create unique index thanks_for_post on thanks (post_id, giver_id) where post_id is not null;
create unique index thanks_for_comment on thanks (comment_id, giver_id) where comment_id is not null;
create index thanks_given on thanks (giver_id, id desc);
create index thanks_to on thanks (receiver_id, tell_at desc, id desc);
create index thanks_to_tell on thanks (tell_at) where told_at is null;
