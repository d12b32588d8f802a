-- Payments carry the Gold Crown's bonus now (badges.3): the function of this name takes two more amounts.
drop function if exists xp_pay_activity(text, uuid, text, uuid, integer, integer, integer, timestamptz);

-- Whoever a comment names, as post_mentions of posts.
create table comment_mentions (
  comment_id uuid not null references comments (id) on delete cascade,
  member_id uuid not null references members (id) on delete cascade,
  primary key (comment_id, member_id)
);

create index comment_mentions_by_member on comment_mentions (member_id, comment_id desc);
