-- Puts pictures and text behind a line (cases.4), and takes it back: see judge-content.sql.
create or replace function cover_content(p_kind text, p_id uuid, p_at timestamptz) returns jsonb language plpgsql as $$
declare
  v_former timestamptz;
begin
  execute format('select covered_at from %I where id = $1', p_kind || 's') into v_former using p_id;
  if v_former is null then
    perform set_covered(p_kind, p_id, null, p_at);
  end if;
  return jsonb_build_object('coveredAt', v_former, 'at', p_at);
end $$;

create or replace function undo_cover(p_kind text, p_id uuid, p_former jsonb) returns void language plpgsql as $$
begin
  perform set_covered(p_kind, p_id, (p_former ->> 'at')::timestamptz, (p_former ->> 'coveredAt')::timestamptz);
end $$;

create or replace function set_covered(p_kind text, p_id uuid, p_from timestamptz, p_to timestamptz)
returns void language plpgsql as $$
begin
  execute format('update %I set covered_at = $3 where id = $1 and covered_at is not distinct from $2', p_kind || 's')
  using p_id, p_from, p_to;
  if p_kind = 'message' then
    perform touch_message(p_id);
  end if;
end $$;

-- Whether a person has given the content its level, which no review changes (cases.4). Looks when
-- it is called, after the caller has locked the content.
create or replace function is_judged_by_person(p_kind text, p_id uuid) returns boolean language plpgsql volatile as $$
begin
  return elements_of(p_kind, p_id) @> '[{"decided_by": "person"}]';
end $$;
