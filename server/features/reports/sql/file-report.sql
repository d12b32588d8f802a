-- How much a member's report weighs, in thousandths: 1,000 for who never reported, up to 2,000 for
-- who was always right, and 100 at least.
create or replace function report_weight(p_reporter uuid) returns integer language plpgsql stable as $$
declare
  v reporter_records;
begin
  select * into v from reporter_records where member_id = p_reporter;
  return greatest(100, 2000 * (coalesce(v.upheld, 0) + 1) / (coalesce(v.upheld, 0) + coalesce(v.dismissed, 0) + 2));
end $$;

-- Whether a report of this reason comes before others (cases.1).
create or replace function is_urgent_reason(p_reason text) returns boolean language sql immutable as $$
  select p_reason in ('self_harm', 'violence')
$$;

-- Whether another report of a member is urgent by its reason: the first three of a day, in UTC.
-- Reports of one member that are filed at once are counted one after the other.
create or replace function has_urgent_report_left(p_reporter uuid, p_at timestamptz) returns boolean language plpgsql as $$
declare
  v_midnight timestamptz := date_trunc('day', p_at, 'UTC');
begin
  perform pg_advisory_xact_lock(hashtextextended('urgent reports ' || p_reporter, 0));
  return 3 > (
    select count(*)
    from (
      select
      from reports
      where reporter_id = p_reporter
        and created_at >= v_midnight
        and created_at < v_midnight + interval '1 day'
        and is_urgent_reason(reason)
      limit 3
    ) as filed
  );
end $$;

-- How much what the classifiers say weighs for the place of an urgent case, in thousandths of a
-- report: as much as a new member's where the level is low or none, half of it where it is high.
create or replace function classifier_weight_of(p_kind text, p_subject uuid) returns integer language plpgsql stable as $$
begin
  return case case p_kind
    when 'comment' then (select moderation_level from comments where id = p_subject)
    when 'message' then (select moderation_level from messages where id = p_subject)
    else (select moderation_level from posts where id = p_subject and p_kind in ('post', 'picture'))
  end
    when 'none' then 1000
    when 'low' then 1000
    when 'high' then 500
    else 0
  end;
end $$;

-- Adds a report to a case that this transaction has locked; p_report has `id`, `reporterId`,
-- `reason`, `rule` and `description`; a stranger's also `weight`, and `mayBeUrgent` where that is
-- decided already. A member's second report of an open case returns their first.
create or replace function add_report(p_case uuid, p_report jsonb, p_at timestamptz) returns reports language plpgsql as $$
declare
  v_is_urgent boolean := is_urgent_reason(p_report ->> 'reason')
    and coalesce(
      (p_report ->> 'mayBeUrgent')::boolean, has_urgent_report_left((p_report ->> 'reporterId')::uuid, p_at)
    );
  v reports;
begin
  insert into reports (id, case_id, reporter_id, reason, rule, description, weight, by_stranger, created_at)
  values (
    (p_report ->> 'id')::uuid, p_case, (p_report ->> 'reporterId')::uuid, p_report ->> 'reason', p_report ->> 'rule',
    p_report ->> 'description',
    coalesce((p_report ->> 'weight')::integer, report_weight((p_report ->> 'reporterId')::uuid)),
    p_report ? 'weight', p_at
  )
  on conflict do nothing
  returning * into v;
  if not found then
    select * into v from reports where case_id = p_case and reporter_id = (p_report ->> 'reporterId')::uuid;
    return v;
  end if;
  update cases
  set
    reports_count = reports_count + 1,
    weight = weight + v.weight,
    reasons = case when v.reason = any(reasons) then reasons else reasons || v.reason end,
    is_urgent = is_urgent or v_is_urgent,
    classifier_weight = case
      when is_urgent or v_is_urgent then greatest(classifier_weight, classifier_weight_of(kind, subject_id))
      else 0
    end
  where id = p_case;
  return v;
end $$;

-- Files a report into the open case of its subject, or into a new one. Null when the subject is
-- gone.
create or replace function file_report(p_kind text, p_subject uuid, p_case uuid, p_report jsonb, p_at timestamptz)
returns reports language plpgsql as $$
declare
  v_case cases := open_case_of(p_case, p_kind, p_subject, 'report', null, p_at);
begin
  if v_case.id is null then
    return null;
  end if;
  return add_report(v_case.id, p_report, p_at);
end $$;
