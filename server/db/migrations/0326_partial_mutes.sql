-- Parts of a member that another leaves out (mutes.2): their reposts, or what they quote.
create table partial_mutes (
  muter_id uuid not null references members (id) on delete cascade,
  muted_id uuid not null references members (id) on delete cascade,
  part text not null check (part in ('reposts', 'quotes')),
  created_at timestamptz(3) not null,
  -- Null: until unmuted.
  ends_at timestamptz,
  primary key (muter_id, muted_id, part),
  check (muter_id <> muted_id)
);

create index partial_mutes_by_muted on partial_mutes (muted_id);
-- The cleanup removes these.
create index partial_mutes_by_end on partial_mutes (ends_at) where ends_at is not null;
