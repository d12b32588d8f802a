-- Answers that cost nothing, to members in a crisis (ai.26). p_limits: [5] how many in three hours
-- from the first one, [6] how many in a UTC day.

-- How many a member can still have.
create or replace function free_answers_left(p_member uuid, p_at timestamptz, p_limits bigint[]) returns integer
language plpgsql stable as $$
begin
  return least(p_limits[5], p_limits[6], (
    select least(
      p_limits[5] - case when p_at < since + interval '3 hours' then lately else 0 end,
      p_limits[6] - case when day >= (p_at at time zone 'UTC')::date then in_day else 0 end
    )
    from free_answers
    where member_id = p_member
  ));
end $$;

-- Counts one. Returns how many are left; FA429: there was none. Locks the member.
create or replace function take_free_answer(p_member uuid, p_at timestamptz, p_limits bigint[]) returns integer
language plpgsql as $$
declare
  v_day date := (p_at at time zone 'UTC')::date;
  v_left integer;
begin
  perform from members where id = p_member for no key update;
  insert into free_answers as taken (member_id, since, lately, day, in_day)
  values (p_member, p_at, 1, v_day, 1)
  on conflict (member_id) do update
  set
    since = case when p_at < taken.since + interval '3 hours' then taken.since else p_at end,
    lately = case when p_at < taken.since + interval '3 hours' then taken.lately + 1 else 1 end,
    day = greatest(taken.day, v_day),
    in_day = case when taken.day >= v_day then taken.in_day + 1 else 1 end;
  v_left := free_answers_left(p_member, p_at, p_limits);
  if v_left < 0 then
    raise exception 'no free answer is left' using errcode = 'FA429';
  end if;
  return v_left;
end $$;

-- Takes one back that was counted at p_at and of which nothing came.
create or replace function give_back_free_answer(p_member uuid, p_at timestamptz) returns void
language plpgsql as $$
begin
  update free_answers
  set
    lately = greatest(0, lately - (p_at >= since and p_at < since + interval '3 hours')::integer),
    in_day = greatest(0, in_day - (day = (p_at at time zone 'UTC')::date)::integer)
  where member_id = p_member;
end $$;

-- Takes the XP of an answer, or counts one that costs nothing. Returns the balance after it as
-- xp_after, of a free one with `freeLeft`.
create or replace function pay_for_answer(r ai_reservations, p_reason text, p_limits bigint[]) returns jsonb
language plpgsql as $$
declare
  v_taken integer;
  v_left integer;
begin
  if r.cost > 0 then
    v_taken := xp_move(
      r.charge_key, r.member_id, xp_account('burned'), r.cost, p_reason, r.id::text, r.created_at
    );
    return xp_after(r.member_id, v_taken);
  end if;
  v_left := take_free_answer(r.member_id, r.created_at, p_limits);
  return (
    select jsonb_build_object(
      'memberId', id, 'moved', 0, 'xp', xp, 'lifetimeXp', lifetime_xp, 'freeLeft', v_left
    )
    from members
    where id = r.member_id
  );
end $$;
