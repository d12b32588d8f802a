-- The numbers of moderation (numbers.1), kept as sums by month: triggers add rows of what changed,
-- and `addUpNumbers` puts these into the sums.

-- The first day of a month, in UTC.
create or replace function month_of(p_at timestamptz) returns date language sql immutable as $$
  select date_trunc('month', p_at at time zone 'utc')::date
$$;

-- Whether a person decided, and did not take it back: once the member was told of a decision
-- (p_noticed_at), nobody can take it back any more.
create or replace function decision_stood(p_decision text, p_undone_at timestamptz, p_noticed_at timestamptz)
returns boolean language sql immutable as $$
  select p_decision <> 'undecidable' and (p_undone_at is null or p_noticed_at is not null)
$$;

-- The outcome of an appeal; one closes without an answer when its account is deleted.
create or replace function appeal_outcome(p_is_granted boolean, p_answered_at timestamptz) returns text language sql immutable as $$
  select case
    when p_is_granted then 'granted'
    when not p_is_granted then 'refused'
    when p_answered_at is null then 'waiting'
    else 'closed'
  end
$$;

-- Notes that something of a moment counts once more (1) or less (-1).
create or replace function note_moderation_number(
  p_number text, p_at timestamptz, p_first text, p_second text, p_count integer
)
returns void language plpgsql as $$
begin
  insert into moderation_number_changes (month, number, first, second, count)
  values (month_of(p_at), p_number, p_first, p_second, p_count);
end $$;

create or replace function count_changed_report() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    perform note_moderation_number('reports', old.created_at, old.rule, old.by_stranger::text, -1);
  end if;
  if tg_op <> 'DELETE' then
    perform note_moderation_number('reports', new.created_at, new.rule, new.by_stranger::text, 1);
  end if;
  return null;
end $$;

create or replace function count_changed_appeal() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    perform note_moderation_number(
      'appeals', old.created_at, appeal_outcome(old.is_granted, old.answered_at), '', -1
    );
  end if;
  if tg_op <> 'DELETE' then
    perform note_moderation_number(
      'appeals', new.created_at, appeal_outcome(new.is_granted, new.answered_at), '', 1
    );
  end if;
  return null;
end $$;

-- Decisions that stood, and the first of each case. `v_former` are those before the statement: of
-- the cases that it changed, what it left alone is as it is now.
create or replace function count_changed_decisions() returns trigger language plpgsql as $$
declare
  v_former decisions[] := '{}';
  v_now decisions[] := '{}';
begin
  if tg_op = 'INSERT' then
    v_now := array(select row(n.*)::decisions from new_rows n);
  elsif tg_op = 'DELETE' then
    v_former := array(select row(o.*)::decisions from old_rows o);
  else
    select array_agg(row(o.*)::decisions), array_agg(row(n.*)::decisions)
    into v_former, v_now
    from old_rows o
    join new_rows n on n.id = o.id
    where (o.case_id, o.decided_at, o.decision, o.rule, decision_stood(o.decision, o.undone_at, o.noticed_at))
      is distinct from (n.case_id, n.decided_at, n.decision, n.rule, decision_stood(n.decision, n.undone_at, n.noticed_at));
  end if;
  perform note_moderation_number('decisions', d.decided_at, d.decision, d.rule, sign)
  from (
    select d.*, -1 as sign from unnest(v_former) as d
    union all
    select d.*, 1 from unnest(v_now) as d
  ) as d
  where decision_stood(d.decision, d.undone_at, d.noticed_at);
  perform note_first_decisions(v_former, v_now);
  return null;
end $$;

-- The hours to the first decision of each case that lost or got some of these decisions, where that
-- is another one now. An administrator's without a report opens its case as it decides: no hours.
-- Rounded so that a month has few of them: to a tenth of an hour, from a day on to an hour, and
-- from ten days on to a day. The definition of the number says so.
create or replace function note_first_decisions(p_former decisions[], p_now decisions[])
returns void language plpgsql as $$
begin
  perform note_moderation_number(
    'hours', first.at,
    (case
      when took.span < interval '24 hours' then round(extract(epoch from took.span) / 3600, 1)
      when took.span < interval '240 hours' then round(extract(epoch from took.span) / 3600)
      else round(extract(epoch from took.span) / 86400) * 24
    end)::text,
    '', first.sign
  )
  from (
    select
      d.case_id,
      min(d.decided_at) filter (where d.was_there) as former,
      min(d.decided_at) filter (where d.is_there) as now
    from (
      select f.case_id, f.decided_at, f.decision, f.undone_at, f.noticed_at, true as was_there, false as is_there
      from unnest(p_former) as f
      union all
      select
        d.case_id, d.decided_at, d.decision, d.undone_at, d.noticed_at, d.id not in (select id from unnest(p_now)),
        true
      from (select case_id from unnest(p_former) union select case_id from unnest(p_now)) as changed
      join decisions d on d.case_id = changed.case_id
    ) as d
    where decision_stood(d.decision, d.undone_at, d.noticed_at)
    group by d.case_id
  ) as of_case
  join cases c on c.id = of_case.case_id
  cross join lateral (values (of_case.former, -1), (of_case.now, 1)) as first (at, sign)
  cross join lateral (select first.at - c.opened_at as span) as took
  where of_case.former is distinct from of_case.now and c.opened_at < first.at;
end $$;
