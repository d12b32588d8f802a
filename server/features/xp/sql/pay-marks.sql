-- Pays several members for their marks on one target (xp.3), each once ever, at most so often a
-- UTC day: xp_pay_activity for all of them at once, in a few statements instead of dozens each.
-- p_pay: {kind, target, owner, amount, bonus, dailyCap}; p_actors: each member once; p_ats: when.
-- Whoever calls it has locked the members. Returns what xp_after returns, of those who were paid.
create or replace function xp_pay_marks(p_pay jsonb, p_actors uuid[], p_ats timestamptz[])
returns table (actor uuid, paid json) language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  v_kind text := p_pay ->> 'kind';
  v_target text := p_pay ->> 'target';
  v_owner uuid := p_pay ->> 'owner';
  v_amount integer := p_pay ->> 'amount';
  v_bonus integer := p_pay ->> 'bonus';
  v_cap integer := p_pay ->> 'dailyCap';
  v_paid uuid[];
begin
  with counted as (
    insert into xp_paid_kinds as earlier (member_id, kind, paid_on, times)
    select mark.actor, v_kind, (mark.at at time zone 'UTC')::date, 1
    from unnest(p_actors, p_ats) as mark (actor, at)
    where v_amount > 0
      and mark.actor is distinct from v_owner
      and mark.actor <> lisa_id()
      and not exists (select from xp_transfer_of(v_kind || ':' || mark.actor || ':' || v_target))
    on conflict (member_id, kind) do update
    set
      paid_on = greatest(earlier.paid_on, excluded.paid_on),
      times = case when earlier.paid_on < excluded.paid_on then 1 else earlier.times + 1 end
    where v_cap is null
      or earlier.paid_on < excluded.paid_on
      or earlier.times < v_cap
    returning member_id
  )
  select array_agg(member_id) into v_paid from counted;
  if v_paid is null then
    return;
  end if;
  with line as materialized (
    -- In the order of the marks; a bonus after what it is added to.
    select xp_transfer_id(at) as id, ordered.*
    from (
      select mark.actor, mark.at, own.*
      from unnest(p_actors, p_ats) with ordinality as mark (actor, at, n)
      cross join lateral (
        select v_kind || ':' || mark.actor || ':' || v_target as key, v_kind as reason, v_amount as amount, 1 as place
        union all
        select 'crown_bonus:' || v_kind || ':' || mark.actor || ':' || v_target, 'crown_bonus', v_bonus, 2
        where v_bonus > 0
          and exists (select from held_badges(mark.actor, mark.at) as crown where crown.badge_type = 'goldCrown')
      ) as own
      where mark.actor = any(v_paid)
      order by mark.n, own.place
    ) as ordered
  ), transfers as (
    insert into xp_transfers (id, idempotency_key, reason, reference, created_at)
    select line.id, line.key, line.reason, v_target, line.at
    from line
  )
  insert into xp_entries (transfer_id, account_id, amount)
  select line.id, side.account, side.amount
  from line
  cross join lateral (values (xp_account('minted'), -line.amount), (line.actor, line.amount)) as side (account, amount);
  return query
    select m.id, json_build_object('memberId', m.id, 'moved', moved.amount, 'xp', m.xp, 'lifetimeXp', m.lifetime_xp)
    from members m
    cross join lateral (
      select v_amount + case
        when v_bonus > 0
          and exists (select from xp_transfer_of('crown_bonus:' || v_kind || ':' || m.id || ':' || v_target))
        then v_bonus else 0
      end as amount
    ) as moved
    where m.id = any(v_paid);
end $$;
