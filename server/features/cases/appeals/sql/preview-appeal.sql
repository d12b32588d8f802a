-- Previews what granting an appeal would bring back: the numbers of restore_for_appeal,
-- and `gone`: what its author has deleted meanwhile.
create or replace function preview_appeal(p_decision decisions, p_member uuid, p_at timestamptz) returns jsonb
language plpgsql stable as $$
declare
  v_numbers jsonb := '{}';
  v jsonb;
begin
  for v in select e from jsonb_array_elements(effects_on(p_decision, p_member)) as e loop
    v_numbers := sum_numbers(v_numbers, case
      when p_decision.decision = 'warn' then '{}'
      when v ->> 'kind' <> 'member' and standing_of(v ->> 'kind', (v ->> 'id')::uuid) is null then '{"gone": 1}'
      when decision_that_keeps(p_decision, v) is not null then '{"kept": 1}'
      when v ->> 'kind' = 'member' then preview_measure(p_decision, v, p_at)
      else jsonb_build_object(case p_decision.decision
        when 'level' then 'levels'
        when 'cover' then 'covers'
        else v ->> 'kind' || 's'
      end, 1) || jsonb_build_object('promotions', waiting_promotions(v #> '{former,promotions}', 'post'))
    end);
  end loop;
  return v_numbers;
end $$;

create or replace function preview_measure(p_decision decisions, p_effect jsonb, p_at timestamptz) returns jsonb
language plpgsql stable as $$
declare
  v members := (select m from members m where m.id = (p_effect ->> 'id')::uuid);
  v_hidden jsonb := p_effect #> '{former,hidden}';
begin
  return jsonb_build_object(
    'measures', case p_decision.decision
      when 'limit'
        then v.limited_until is not null and v.limited_until is distinct from other_limit_ends(p_decision, v.id, p_at)
      else coalesce(v.suspended_at = (p_effect #>> '{former,at}')::timestamptz, false)
    end::integer,
    'posts', coalesce(jsonb_array_length(v_hidden -> 'posts'), 0),
    'comments', coalesce(jsonb_array_length(v_hidden -> 'comments'), 0),
    'promotions', waiting_promotions(p_effect #> '{former,promotions}', 'stopped')
  );
end $$;

-- How many promotions stand still that a decision ended.
create or replace function waiting_promotions(p_ids jsonb, p_reason text) returns bigint language plpgsql stable as $$
begin
  return (
    select count(*)
    from promotions p
    where p.id = any(first_ids(p_ids, 1000)) and p.end_reason = p_reason and p.ends_at > p.ended_at
  );
end $$;
