-- A member contests a decision about them, once (appeals.1). Of a decision about many, each theirs.
create table appeals (
  id uuid primary key,
  decision_id uuid not null references decisions (id) on delete cascade,
  -- The row stays, without its words, when the account is gone.
  member_id uuid references members (id) on delete set null,
  -- In the queue, of kind `appeal`; its subject is the appeal.
  case_id uuid not null references cases (id) on delete cascade,
  -- The member's words; null when it is not kept any more.
  words text,
  created_at timestamptz(3) not null,
  answered_at timestamptz(3),
  answered_by uuid references members (id) on delete set null,
  -- Null while it waits, and of an account that was deleted before somebody answered.
  is_granted boolean,
  -- Why; null when it is not kept any more.
  answer text,
  -- The content that came back, in numbers: see restore_for_appeal.
  restored jsonb,
  -- When the member was told of the answer.
  noticed_at timestamptz(3),
  check (answered_at is not null or is_granted is null and answer is null)
);

create unique index appeals_once on appeals (decision_id, member_id);
create unique index appeals_by_case on appeals (case_id);
create index appeals_by_member on appeals (member_id, created_at desc);
create index appeals_waiting on appeals (decision_id) where answered_at is null;
-- For the cleanup of words.
create index appeals_with_words on appeals (answered_at) where answered_at is not null and words is not null;
