-- Who is an administrator (auth.13): decided here alone. p_admins: the addresses of `ADMIN_EMAILS`
-- in lower case, as each request has them, so that a restart without an address revokes the right.

-- Whether the right is a member's: of the founder of a fresh embedded run, and of the owners of
-- `ADMIN_EMAILS`. That an address was confirmed is not enough, since anybody may have registered it
-- and had its owner, or a program that opens links, confirm their password. Expressions, so that
-- they become part of the statement that asks and are found by its indexes.
create or replace function is_appointed(p_member members, p_admins text[]) returns boolean language sql immutable as $$
  select p_member.is_admin
    or lower(p_member.email) = any(p_admins) and p_member.proven_email is not distinct from lower(p_member.email)
$$;

-- Whether the member has the right now: not once they left or are suspended, and no bot has it.
create or replace function is_administrator(p_member members, p_admins text[]) returns boolean language sql immutable as $$
  select account_is_open(p_member)
    and not p_member.is_bot
    and is_appointed(p_member, p_admins)
$$;

-- Whether the member moderates right now (roles.1), as of `is_administrator`.
create or replace function is_moderator(p_member members) returns boolean language sql immutable as $$
  select account_is_open(p_member)
    and not p_member.is_bot
    and p_member.is_moderator
$$;

-- The member's role (roles.1): who is both is an administrator.
create or replace function role_of(p_member members, p_admins text[]) returns text language sql immutable as $$
  select case
    when is_administrator(p_member, p_admins) then 'administrator'
    when is_moderator(p_member) then 'moderator'
    else 'member'
  end
$$;

-- Whether the right belongs to the address: another address ends it.
create or replace function administers_by_email(p_member members, p_admins text[]) returns boolean language sql immutable as $$
  select not p_member.is_admin and is_administrator(p_member, p_admins)
$$;

-- Whether anyone beside the member is an administrator.
create or replace function has_other_administrator(p_member uuid, p_admins text[]) returns boolean language sql stable as $$
  select exists (
    select from members other
    where other.id <> p_member and is_administrator(other, p_admins)
  )
$$;

create or replace function refuse_change_of_audit() returns trigger language plpgsql as $$
begin
  raise exception 'the audit is append-only: no %', lower(tg_op) using errcode = 'restrict_violation';
end $$;
