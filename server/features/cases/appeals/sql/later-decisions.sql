-- A decision that is appealed is often months old: what was decided since about the same content or
-- with the same measure stands (appeals.2).

-- The decisions of moderators that came later and still concern a member: not undone, and not taken
-- back by an appeal of theirs.
create or replace function later_decisions(p_decision decisions, p_member uuid) returns setof decisions
language plpgsql stable as $$
begin
  return query
  select d.*
  from decisions d
  where d.id in (
      select own.id from decisions own where own.member_id = p_member
      union all
      select of_wave.id
      from wave_contents w
      join decisions of_wave on of_wave.case_id = w.case_id
      where w.member_id = p_member
    )
    and (d.decided_at, d.id) > (p_decision.decided_at, p_decision.id)
    and d.undone_at is null
    and effects_on(d, p_member) <> '[]'
    and not effects_on(d, p_member) @> '[{"isOverturned": true}]'
  order by d.decided_at, d.id;
end $$;

-- The later decision that keeps what one did with an effect of it; null when nothing does. What a
-- suspension removed with everything that its member had posted stays removed, also what was
-- removed before. A later measure is looked at where the measure is taken back.
create or replace function decision_that_keeps(p_decision decisions, p_effect jsonb) returns uuid
language plpgsql stable as $$
declare
  v_member uuid := p_effect ->> 'memberId';
begin
  return (
    select d.id
    from later_decisions(p_decision, v_member) as d
    where case
      when p_decision.decision = 'remove' and p_effect ->> 'kind' <> 'message' or p_decision.decision = 'suspend'
        then d.decision = 'suspend' and d.removes_content
      when p_decision.decision in ('level', 'cover')
        then d.decision = p_decision.decision
          and effects_on(d, v_member) @> jsonb_build_array(jsonb_build_object('id', p_effect -> 'id'))
      else false
    end
    limit 1
  );
end $$;

-- Adds to what a decision keeps for the reverse of one of its effects.
create or replace function keep_in_effect(p_decision uuid, p_id uuid, p_former jsonb) returns void language plpgsql as $$
begin
  update decisions
  set former = former || jsonb_build_object('effects', (
    select jsonb_agg(
      case when e ->> 'id' = p_id::text
        then e || jsonb_build_object('former', (e -> 'former') || p_former)
        else e
      end
      order by place
    )
    from jsonb_array_elements(former -> 'effects') with ordinality as given (e, place)
  ))
  where id = p_decision;
end $$;

-- Leaves an effect to the later decision that keeps it, with what its reverse needs: if that one is
-- appealed too, all that both took comes back.
create or replace function leave_to_later(p_decision decisions, p_effect jsonb, p_later uuid) returns void
language plpgsql as $$
declare
  v decisions := (select d from decisions d where d.id = p_later);
  v_id uuid := p_effect ->> 'id';
  v_own jsonb := p_effect -> 'former';
begin
  case p_decision.decision
  when 'level' then
    perform keep_in_effect(p_later, v_id, jsonb_build_object('level', v_own -> 'level', 'elements', v_own -> 'elements'));
  when 'cover' then
    perform set_covered(p_effect ->> 'kind', v_id, (v_own ->> 'at')::timestamptz, v.decided_at);
    perform keep_in_effect(p_later, v_id, jsonb_build_object('coveredAt', v_own -> 'coveredAt'));
  when 'remove' then
    perform leave_hidden(v, (p_effect ->> 'memberId')::uuid, jsonb_build_object(
      p_effect ->> 'kind' || 's', jsonb_build_array(v_id), 'promotions', coalesce(v_own -> 'promotions', '[]')
    ));
  when 'suspend' then
    perform leave_hidden(v, v_id, (v_own -> 'hidden') - 'hasMore');
  end case;
end $$;

-- Gives what was hidden of a member's to a later suspension that hid the rest, and its time, so
-- that it is kept as long.
create or replace function leave_hidden(p_later decisions, p_member uuid, p_hidden jsonb) returns void
language plpgsql as $$
declare
  v_posts uuid[] := first_ids(coalesce(p_hidden -> 'posts', '[]') || coalesce(p_hidden -> 'reposts', '[]'), 1000000);
  v_comments uuid[] := first_ids(p_hidden -> 'comments', 1000000);
  v_former jsonb := (
    select e #> '{former,hidden}' from jsonb_array_elements(effects_on(p_later, p_member)) as e limit 1
  );
begin
  perform from posts where id = any(v_posts) order by id for no key update;
  update posts set removed_at = p_later.decided_at where id = any(v_posts) and removed_at is not null;
  perform from comments where id = any(v_comments) order by id for no key update;
  update comments set removed_at = p_later.decided_at where id = any(v_comments) and removed_at is not null;
  perform keep_in_effect(p_later.id, p_member, jsonb_build_object(
    'hidden', merge_hidden(v_former, p_hidden) || jsonb_build_object('hasMore', coalesce(v_former -> 'hasMore', 'false'))
  ));
end $$;
