-- Whether an entry counts in a member's lifetime XP.
create or replace function xp_is_credit(p_reason text, p_amount integer) returns boolean language sql immutable as $$
  select case when p_amount > 0 then p_reason not in ('refund', 'purchase_restored') else p_reason = 'post_undone' end
$$;

-- members.xp is the balance of the member's entries, and lifetime_xp all that was ever credited,
-- refunds aside, less what undone posts gave back (xp.2): both follow from the entries and from
-- nothing else. Whoever pays several members has locked them in the order of their ids.
create or replace function xp_apply_entries() returns trigger language plpgsql as $$
declare
  v_members integer;
  v_applied integer;
begin
  select count(distinct account_id) into v_members from added where not xp_is_system_account(account_id);
  update members m
  set xp = m.xp + moved.amount, lifetime_xp = m.lifetime_xp + moved.credited
  from (
    select
      e.account_id, sum(e.amount)::integer as amount,
      coalesce(sum(e.amount) filter (where xp_is_credit(t.reason, e.amount)), 0)::integer as credited
    from added e
    join xp_transfers t on t.id = e.transfer_id
    where not xp_is_system_account(e.account_id)
    group by e.account_id
  ) as moved
  where m.id = moved.account_id;
  get diagnostics v_applied = row_count;
  if v_applied <> v_members then
    raise exception 'entries for % accounts: % have no such member or transfer', v_members, v_members - v_applied
      using errcode = 'foreign_key_violation';
  end if;
  return null;
end $$;

create or replace function xp_refuse_direct_balance() returns trigger language plpgsql as $$
begin
  raise exception 'members.xp follows the ledger: use xp_transfer' using errcode = 'restrict_violation';
end $$;

-- Checked when the transaction commits: entries of a transfer sum to zero, and neither
-- stands without the other.
create or replace function xp_check_entry() returns trigger language plpgsql as $$
begin
  if (select sum(amount) from xp_entries where transfer_id = new.transfer_id) <> 0 then
    raise exception 'the entries of transfer % do not sum to zero', new.transfer_id using errcode = 'check_violation';
  end if;
  if not exists (select from xp_transfers where id = new.transfer_id) then
    raise exception 'entries of no transfer: %', new.transfer_id using errcode = 'foreign_key_violation';
  end if;
  return null;
end $$;

create or replace function xp_check_transfer() returns trigger language plpgsql as $$
begin
  if not exists (select from xp_entries where transfer_id = new.id) then
    raise exception 'transfer % has no entries', new.id using errcode = 'check_violation';
  end if;
  return null;
end $$;

-- History is never rewritten. There is one DATABASE_URL, so the app is the owner of its tables, and
-- a second role it could `set role` out of would protect nothing. Two things hold for that owner
-- too: it gives the rights up, and triggers refuse everybody, a superuser included. Only a
-- deliberate `grant` with `alter table … disable trigger` undoes them.
create or replace function xp_refuse_rewrite() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger is append-only: no % of %', lower(tg_op), tg_table_name
    using errcode = 'restrict_violation';
end $$;
