-- Moderators and administrators list suspended members, the newest first (cases.8).
create index members_suspended on members (created_at desc, id desc) where suspended_at is not null;
