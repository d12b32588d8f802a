-- Members page the administrator's list with their ids, and cursors carry milliseconds.
alter table members
alter column created_at type timestamptz(3),
add column suspended_at timestamptz,
-- What the member is told at sign-in.
add column suspension_reason text,
add check ((suspended_at is null) = (suspension_reason is null));

-- The administrator's list (admin.1), and its search by email, as by names (search.1).
create index members_newest on members (created_at desc, id desc);
create index members_by_email_trigrams on members using gin (lower(email) gin_trgm_ops);
create index members_by_email_prefix on members (lower(email) text_pattern_ops);

-- Acts of administrators (admin.5). Names are kept as they were; no foreign keys, so that rows outlive accounts.
create table audit_log (
  id uuid primary key,
  action text not null,
  actor_id uuid not null,
  actor_username text not null,
  target_id uuid not null,
  target_username text not null,
  -- The post or comment.
  subject_id uuid,
  reason text,
  details jsonb not null default '{}',
  created_at timestamptz(3) not null
);

create index audit_log_latest on audit_log (created_at desc, id desc);
create index audit_log_latest_by_action on audit_log (action, created_at desc, id desc);

create function refuse_change_of_audit() returns trigger language plpgsql as $$
begin
  raise exception 'the audit is append-only: no %', lower(tg_op) using errcode = 'restrict_violation';
end $$;

create trigger audit_log_is_append_only before update or delete or truncate on audit_log
for each statement execute function refuse_change_of_audit();

-- As of the ledger: triggers refuse everybody, and the owner gives the rights up.
revoke update, delete, truncate on audit_log from public, current_user;

alter table promotions drop constraint promotions_end_reason_check;
alter table promotions add constraint promotions_end_reason_check
check (end_reason in ('time', 'xp', 'post', 'stopped'));
