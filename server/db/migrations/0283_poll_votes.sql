-- Who voted for what, which only the voter's own copy of data shows (posts.28).
create table poll_votes (
  post_id uuid not null references polls (post_id) on delete cascade,
  -- Null: the voter has left for good, and their vote stands.
  voter_id uuid references members (id) on delete set null,
  -- A bit for each answer, the first one's lowest.
  choice smallint not null check (choice between 1 and 63),
  -- When they first voted.
  created_at timestamptz(3) not null,
  unique (post_id, voter_id)
);

create index poll_votes_by_voter on poll_votes (voter_id, created_at desc, post_id desc);
