-- When the member deleted their account (auth.18): nobody sees them or what they wrote from then on (db/visibility.ts).
alter table members add column left_at timestamptz;

-- Found for each author that is shown, so it holds nothing but those.
create index members_left on members (id) where left_at is not null;

-- Deleted accounts. For 30 days a row has what its member was called, since nobody is to see it meanwhile and signing in brings
-- it back; afterwards it says what became of the rest.
create table departures (
  member_id uuid primary key references members (id) on delete cascade,
  left_at timestamptz not null,
  -- Columns of `members` by their names; null once the account is removed.
  profile jsonb,
  -- When the account was removed: from then on nobody can sign in to it.
  removed_at timestamptz,
  -- When what its member wrote and did was gone, too.
  emptied_at timestamptz,
  check ((profile is null) = (removed_at is not null))
);

create index departures_waiting on departures (left_at) where removed_at is null;
create index departures_to_empty on departures (removed_at) where removed_at is not null and emptied_at is null;
create index departures_with_content on departures (member_id) where emptied_at is null;
