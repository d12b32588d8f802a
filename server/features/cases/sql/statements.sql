-- Statements of reasons (reasons.1): whom a decision limits reads why, and nobody else does.
--
--   effects_on(p_decision decisions, p_member uuid) returns jsonb
--   limits_member(p_decision decisions, p_member uuid) returns boolean
--   has_statement(p_decision decisions, p_member uuid) returns boolean
--   is_in_force(p_decision decisions, p_member members) returns boolean
--   is_held_by(p_member members, p_decision decisions) returns boolean

-- The effects of a decision on a member and their content, in order.
create or replace function effects_on(p_decision decisions, p_member uuid) returns jsonb
language plpgsql immutable as $$
begin
  return (
    select coalesce(jsonb_agg(e order by place), '[]')
    from jsonb_array_elements(p_decision.former -> 'effects') with ordinality as given (e, place)
    where e ->> 'memberId' = p_member::text
  );
end $$;

-- Whether a decision limits a member or what they wrote, or says that they broke a rule. A level
-- does when it is stricter with them than the one before.
create or replace function limits_member(p_decision decisions, p_member uuid) returns boolean
language plpgsql immutable as $$
declare
  v_levels constant text[] := '{top,high,low,none}';
  v_effects jsonb := effects_on(p_decision, p_member);
begin
  if v_effects = '[]' then
    return false;
  elsif p_decision.decision = 'level' then
    return exists (
      select from jsonb_array_elements(v_effects) as e
      where array_position(v_levels, p_decision.level)
        > array_position(v_levels, coalesce(e -> 'former' ->> 'level', 'top'))
    );
  end if;
  return p_decision.decision in ('cover', 'remove', 'warn', 'limit', 'suspend');
end $$;

-- Whether a member may read the statement of a decision: it limits them, and they were told of it.
-- One that was taken back before was told to nobody.
create or replace function has_statement(p_decision decisions, p_member uuid) returns boolean
language plpgsql immutable as $$
begin
  return limits_member(p_decision, p_member) and (
    p_decision.noticed_at is not null
    or p_decision.undone_at is null and effects_on(p_decision, p_member) @> '[{"isTold": true}]'
  );
end $$;

-- Whether a decision still stands: it was not taken back, nor by the member's appeal, and a limit
-- or suspension still holds the member.
create or replace function is_in_force(p_decision decisions, p_member members) returns boolean
language plpgsql immutable as $$
begin
  return p_decision.undone_at is null
    and not effects_on(p_decision, p_member.id) @> '[{"isOverturned": true}]'
    and is_held_by(p_member, p_decision);
end $$;

-- Whether a limit or suspension still holds a member: its time is not over, nobody restored them,
-- and no longer one took its place. Other decisions hold.
create or replace function is_held_by(p_member members, p_decision decisions) returns boolean language plpgsql immutable as $$
begin
  return case p_decision.decision
    when 'limit' then coalesce(
      p_member.limited_until >= (effects_on(p_decision, p_member.id) #>> '{0,former,until}')::timestamptz,
      false
    )
    when 'suspend' then p_member.suspended_at is not distinct from p_decision.decided_at
    else true
  end;
end $$;
