-- SQL, since statements that review and show verdicts ask it of rows.

-- The verdicts on a content's elements: those of a person are never changed by a review.
create or replace function elements_of(p_kind text, p_id uuid) returns jsonb language plpgsql stable as $$
declare
  v jsonb;
begin
  if p_kind = 'message' then
    return (select coalesce(jsonb_agg(to_jsonb(e) order by e.type desc), '[]') from verdicts_on_message(p_id) as e);
  end if;
  execute format(
    'select jsonb_agg(to_jsonb(e) order by e.type desc) from element_moderations e where e.%I = $1', p_kind || '_id'
  ) into v using p_id;
  return coalesce(v, '[]');
end $$;

-- Whether a person has given the content its level, which no review changes (cases.4). Looks when
-- it is called, after the caller has locked the content.
create or replace function is_judged_by_person(p_kind text, p_id uuid) returns boolean language plpgsql volatile as $$
begin
  return elements_of(p_kind, p_id) @> '[{"decided_by": "person"}]';
end $$;
