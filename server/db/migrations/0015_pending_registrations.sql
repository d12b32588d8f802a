-- Registrations whose address nobody has confirmed yet. They are not members: nobody can see them, and they reserve neither
-- the address nor the username. Whoever confirms first gets both, and every other registration of the address goes.
create table pending_registrations (
  -- The id of the member it becomes.
  id uuid primary key,
  email text not null,
  username text not null,
  display_name text not null,
  password_hash text not null,
  time_zone text not null,
  terms_version text not null,
  privacy_version text not null,
  has_guardian_consent boolean not null,
  referred_by uuid references members (id) on delete set null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);

create index pending_registrations_by_email on pending_registrations (lower(email));
create index pending_registrations_by_expiry on pending_registrations (expires_at);
create index pending_registrations_by_referrer on pending_registrations (referred_by) where referred_by is not null;

-- Members who never confirmed their address become what they always were. A founder among them leaves the place to the first
-- who does confirm.
delete from founder
using members
where members.id = founder.member_id
  and members.email_verified_at is null;

with unconfirmed as (
  delete from members
  where email_verified_at is null
    and not is_bot
    and posts_count = 0
  returning *
)
insert into pending_registrations (
  id, email, username, display_name, password_hash, time_zone, terms_version, privacy_version, has_guardian_consent,
  referred_by, created_at, expires_at
)
select
  id, email, username, display_name, password_hash, time_zone, terms_version, privacy_version, has_guardian_consent,
  (
    select inviter.id
    from members inviter
    where inviter.id = unconfirmed.referred_by
      and inviter.email_verified_at is not null
  ),
  created_at, created_at + interval '7 days'
from unconfirmed;

-- Bots, and seeded members with posts.
update members
set email_verified_at = created_at
where email_verified_at is null;

drop index members_unverified;
alter table members alter column email_verified_at set not null;

-- Held the names of registrations under known addresses; now no registration holds a name.
drop table username_holds;
