-- The polls of posts (posts.28): answers in their order, with how many voted for each. What votes
-- change stands apart from the posts, which many indexes cover.
create table polls (
  post_id uuid primary key references posts (id) on delete cascade,
  answer_ids uuid[] not null check (cardinality(answer_ids) between 2 and 6),
  answers text[] not null,
  counts integer[] not null,
  -- How many members voted.
  votes_count integer not null default 0 check (votes_count >= 0),
  is_multiple boolean not null,
  ends_at timestamptz(3) not null,
  -- The version of the post that the first voter read. Null: nobody has voted.
  voted_revision integer,
  -- When its author and the first of its voters were told that it has ended.
  ended_at timestamptz(3),
  -- Of its voters in the order of their ids, the last who was told.
  told_up_to uuid,
  -- When all were told.
  told_at timestamptz(3),
  check (cardinality(answers) = cardinality(answer_ids) and cardinality(counts) = cardinality(answer_ids)),
  check ((voted_revision is null) = (votes_count = 0)),
  check (told_at is null or ended_at is not null)
) with (fillfactor = 70);

create index polls_to_end on polls (ends_at, post_id) where told_at is null;
