-- Moderators (roles.1), and what a decision does to a member (cases.4): a suspension that ends by
-- itself, a limit, and whom their posts reach meanwhile.
alter table members
add column is_moderator boolean not null default false,
add column suspended_until timestamptz(3),
add column limited_until timestamptz(3),
add column post_audience text not null default 'members' check (post_audience in ('members', 'followers'));

-- Few have one: who works on cases, whom the minute's job looks at, whose posts reach followers only.
create index members_moderating on members (id) where is_moderator;
create index members_suspended_for_days on members (suspended_until) where suspended_until is not null;
create index members_limited on members (id) where post_audience = 'followers';
