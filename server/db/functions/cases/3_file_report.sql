-- How much a member's report weighs, in thousandths: 1,000 for who never reported, up to 2,000 for
-- who was always right, and 100 at least.
create or replace function report_weight(p_reporter uuid) returns integer language plpgsql stable as $$
declare
  v reporter_records;
begin
  select * into v from reporter_records where member_id = p_reporter;
  return greatest(100, 2000 * (coalesce(v.upheld, 0) + 1) / (coalesce(v.upheld, 0) + coalesce(v.dismissed, 0) + 2));
end $$;

-- Adds a report to a case that this transaction has locked; p_report has `id`, `reporterId`,
-- `reason`, `rule` and `description`; a stranger's also `weight`. A member's second report of an
-- open case returns their first.
create or replace function add_report(p_case uuid, p_report jsonb, p_at timestamptz) returns reports language plpgsql as $$
declare
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
    is_urgent = is_urgent or v.reason in ('self_harm', 'violence')
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
