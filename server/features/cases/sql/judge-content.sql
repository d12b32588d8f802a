-- Applies a decision to a post, comment or message (cases.4). Each of these returns what its
-- reverse needs, null when the content is not there any more. The reverse changes nothing when
-- another decision has changed the same since. `p_kind` names table and column: post, comment or
-- message.

-- Locks what a decision changes, in the order of server/db/README.md. Returns whether it stands.
create or replace function lock_content(p_kind text, p_id uuid) returns boolean language plpgsql as $$
begin
  if p_kind = 'post' then
    perform from posts where id = p_id or repost_of_id = p_id order by id for no key update;
    return exists (select from posts where id = p_id and removed_at is null);
  elsif p_kind = 'comment' then
    perform from posts where id = (select post_id from comments where id = p_id) for no key update;
    perform from comments where id = p_id for no key update;
    return exists (select from comments where id = p_id and deleted_at is null and removed_at is null);
  end if;
  perform from conversations where id = (select conversation_id from messages where id = p_id) for no key update;
  perform from messages where id = p_id for no key update;
  return exists (select from messages where id = p_id and unsent_at is null and removed_at is null);
end $$;

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

create or replace function replace_elements(p_kind text, p_id uuid, p_elements jsonb) returns void language plpgsql as $$
begin
  execute format('delete from element_moderations where %I = $1', p_kind || '_id') using p_id;
  insert into element_moderations
  select * from jsonb_populate_recordset(null::element_moderations, p_elements);
end $$;

-- Sets the level of a content in its row, of a post in its reposts too.
create or replace function set_level(p_kind text, p_id uuid, p_level text) returns void language plpgsql as $$
begin
  if p_kind = 'post' then
    update posts set moderation_level = p_level where id = p_id or repost_of_id = p_id;
    -- Without a level a picture is its author's alone (media.5).
    perform place_media('/api/media/' || image_id) from posts where id = p_id;
    if p_level is null then
      -- Nobody hears it any more here. Again in a minute, when nothing under way can bring it back.
      perform purge_file('audio', a.id, seconds)
      from post_audio a, unnest(array[0, 60]) as seconds
      where a.post_id = p_id and a.state = 'ready';
    end if;
  elsif p_kind = 'comment' then
    update comments set moderation_level = p_level where id = p_id;
  else
    update messages set moderation_level = p_level where id = p_id;
    perform touch_message(p_id);
  end if;
end $$;

-- Gives content the level that a person found, stricter or looser. What was found worse gets it
-- too; if nothing was found as bad, the element that the case is about does (p_type). Returns
-- {level, elements, at}.
create or replace function judge_by_person(
  p_kind text, p_id uuid, p_type text, p_level text, p_reason text, p_at timestamptz
) returns jsonb language plpgsql as $$
declare
  v_levels constant text[] := '{top,high,low,none}';
  v_former jsonb := elements_of(p_kind, p_id);
  v_level text;
  v_type text := p_type;
  v_elements jsonb;
  v_is_found boolean;
begin
  execute format('select moderation_level from %I where id = $1', p_kind || 's') into v_level using p_id;
  if not v_former @> jsonb_build_array(jsonb_build_object('type', p_type)) then
    v_type := coalesce(v_former -> 0 ->> 'type', 'text');
    if v_former = '[]' then
      v_former := jsonb_build_array(jsonb_build_object('type', 'text', 'level', p_level, 'reason', '', p_kind || '_id', p_id));
    end if;
  end if;
  v_is_found := exists (
    select from jsonb_array_elements(v_former) as e
    where array_position(v_levels, e ->> 'level') >= array_position(v_levels, p_level)
  );
  select jsonb_agg(e || jsonb_build_object('decided_by', 'person', 'decided_at', p_at, 'was_read', true) || case
    when array_position(v_levels, e ->> 'level') > array_position(v_levels, p_level)
      or not v_is_found and e ->> 'type' = v_type
      then jsonb_build_object('level', p_level, 'reason', p_reason)
    else '{}'
  end) into v_elements
  from jsonb_array_elements(v_former) as e;
  v_former := elements_of(p_kind, p_id);
  perform replace_elements(p_kind, p_id, v_elements);
  perform set_level(p_kind, p_id, p_level);
  return jsonb_build_object('level', v_level, 'elements', v_former, 'at', p_at);
end $$;

create or replace function undo_judgement(p_kind text, p_id uuid, p_former jsonb) returns void language plpgsql as $$
begin
  if exists (
    select from jsonb_array_elements(elements_of(p_kind, p_id)) as e
    where e ->> 'decided_by' = 'person' and (e ->> 'decided_at')::timestamptz = (p_former ->> 'at')::timestamptz
  ) then
    perform replace_elements(p_kind, p_id, p_former -> 'elements');
    perform set_level(p_kind, p_id, p_former ->> 'level');
  end if;
end $$;
