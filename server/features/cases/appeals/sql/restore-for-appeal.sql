-- Takes back what a decision did to one member (appeals.2), of a wave to them alone. Returns
-- {effects, notified, restored}: what it did to them as the decision keeps it from now on, rows of
-- members' lists that came back, and numbers of what came back for the words that they read:
-- {posts, comments, messages, levels, covers, measures, promotions, kept}; `kept`: what a later
-- decision keeps. The caller has locked the posts.
create or replace function restore_for_appeal(p_decision decisions, p_member uuid, p_at timestamptz) returns jsonb
language plpgsql as $$
declare
  v_effects jsonb := '[]';
  v_notified jsonb := '[]';
  v_restored jsonb := '{}';
  v_done jsonb;
  v jsonb;
begin
  for v in select e from jsonb_array_elements(effects_on(p_decision, p_member)) with ordinality as given (e, place) order by place
  loop
    v_done := case p_decision.decision
      when 'limit' then restore_measure(p_decision, v, p_at)
      when 'suspend' then restore_measure(p_decision, v, p_at)
      when 'warn' then '{}'
      else restore_content(p_decision, v, p_at)
    end;
    v_effects := v_effects || (coalesce(v_done -> 'effect', v) || '{"isOverturned": true}');
    v_notified := v_notified || coalesce(v_done -> 'notified', '[]');
    v_restored := sum_numbers(v_restored, coalesce(v_done -> 'restored', '{}'));
  end loop;
  return jsonb_build_object('effects', v_effects, 'notified', v_notified, 'restored', v_restored);
end $$;

-- Gives a post, comment or message back what a decision took.
create or replace function restore_content(p_decision decisions, p_effect jsonb, p_at timestamptz) returns jsonb
language plpgsql as $$
declare
  v_kind text := p_effect ->> 'kind';
  v_id uuid := p_effect ->> 'id';
  v_later uuid := decision_that_keeps(p_decision, p_effect);
  v_before jsonb := standing_of(v_kind, v_id);
  v_promotions uuid[] := first_ids(p_effect #> '{former,promotions}', 1000);
  v_after jsonb;
  v_notified jsonb;
begin
  perform leave_evidence(p_decision.id, v_id, v_later, p_at);
  if v_before is null then
    return '{}';
  elsif v_later is not null then
    perform leave_to_later(p_decision, p_effect, v_later);
    return '{"restored": {"kept": 1}}';
  end if;
  v_notified := undo_on_content(p_decision.decision, v_kind, v_id, p_effect -> 'former', p_at);
  v_after := standing_of(v_kind, v_id);
  return jsonb_build_object('notified', v_notified, 'restored', jsonb_build_object(
    v_kind || 's', (v_before -> 'removed' is distinct from v_after -> 'removed')::integer,
    'levels', (v_before -> 'level' is distinct from v_after -> 'level')::integer,
    'covers', (v_before -> 'covered' is distinct from v_after -> 'covered')::integer,
    'promotions', (select count(*) from promotions p where p.id = any(v_promotions) and p.ended_at is null)
  ));
end $$;

-- How a content stands; null when it is gone.
create or replace function standing_of(p_kind text, p_id uuid) returns jsonb language plpgsql volatile as $$
declare
  v jsonb;
begin
  execute format(
    'select jsonb_build_object(''removed'', removed_at, ''level'', moderation_level, ''covered'', covered_at)
     from %I where id = $1', p_kind || 's'
  ) into v using p_id;
  return v;
end $$;

-- Gives a member back what a limit or suspension took: what they posted first, since a promotion
-- goes on only where its post is there.
create or replace function restore_measure(p_decision decisions, p_effect jsonb, p_at timestamptz) returns jsonb
language plpgsql as $$
declare
  v_member uuid := p_effect ->> 'id';
  v_hidden jsonb := p_effect #> '{former,hidden}';
  v_later uuid := case when v_hidden is not null then decision_that_keeps(p_decision, p_effect) end;
  v_promoted uuid[] := array(
    select post_id from promotions where id = any(first_ids(p_effect #> '{former,promotions}', 1000))
  );
  v_effect jsonb := p_effect;
  v_notified jsonb := '[]';
  v_done jsonb;
  v_restored jsonb := '{}';
begin
  perform leave_evidence(p_decision.id, v_member, v_later, p_at);
  if v_later is not null then
    perform leave_to_later(p_decision, p_effect, v_later);
    v_effect := v_effect #- '{former,hidden}';
    v_restored := '{"kept": 1}';
  elsif v_hidden is not null then
    -- Promoted posts are in the first batch: see resume_promotions.
    v_hidden := v_hidden || jsonb_build_object('posts', (
      select coalesce(jsonb_agg(id order by id::uuid = any(v_promoted) desc, place), '[]')
      from jsonb_array_elements_text(v_hidden -> 'posts') with ordinality as given (id, place)
    ));
    v_done := restore_content_of(v_hidden, p_at, batch_of_content());
    v_effect := jsonb_set(
      v_effect, '{former,hidden}', (v_done -> 'former') || jsonb_build_object('hasMore', v_done -> 'hasMore')
    );
    v_notified := v_done -> 'notified';
    v_restored := jsonb_build_object(
      'posts', coalesce(jsonb_array_length(v_hidden -> 'posts'), 0),
      'comments', coalesce(jsonb_array_length(v_hidden -> 'comments'), 0)
    );
  end if;
  if p_decision.decision = 'limit' then
    v_done := overturn_limit(p_decision, v_member, p_effect -> 'former', p_at);
  else
    v_done := overturn_suspension(v_member, p_effect -> 'former', p_at);
  end if;
  if (v_done ->> 'promotions')::integer = 0 then
    perform leave_measure_to_later(p_decision, v_member, p_effect -> 'former');
  end if;
  return jsonb_build_object('effect', v_effect, 'notified', v_notified, 'restored', v_restored || jsonb_build_object(
    'measures', (v_done ->> 'lifted')::boolean::integer,
    'promotions', v_done -> 'promotions'
  ));
end $$;

-- Two objects of numbers, added.
create or replace function sum_numbers(p_one jsonb, p_other jsonb) returns jsonb language plpgsql immutable as $$
begin
  return (
    select coalesce(jsonb_object_agg(key, value), '{}')
    from (
      select key, sum(value::integer) as value
      from (select * from jsonb_each_text(p_one) union all select * from jsonb_each_text(p_other)) as both_of
      group by key
    ) as summed
  );
end $$;
