-- Pictures that nobody may see (media.11, media.12).

-- Content with a held image gets no level, whichever statement gives it.
create or replace function withhold_level() returns trigger language plpgsql as $$
begin
  if exists (select from image_holds h where h.image_id = new.image_id) then
    new.moderation_level := null;
  end if;
  return new;
end $$;

create or replace function image_is_held(p_image uuid) returns boolean language sql stable as $$
  select exists (select from image_holds h where h.image_id = p_image)
$$;

-- Releases an image that the service does not know; its files lie with the private ones already.
-- Content with it gets its level from the review, which may not change one that a person gave.
-- Returns whether it was held.
create or replace function release_image(p_image uuid) returns boolean language plpgsql as $$
declare
  v_was_held boolean;
begin
  perform from posts where image_id = p_image order by id for no key update;
  perform from images where id = p_image for key share;
  delete from image_holds where image_id = p_image and matched_at is null;
  v_was_held := found;
  if v_was_held then
    update posts p
    set moderation_level = judged.level
    from (
      select e.post_id, (array_agg(e.level order by array_position('{none,low,high,top}', e.level)))[1] as level
      from element_moderations e
      where e.decided_by = 'person'
      group by e.post_id
    ) as judged
    where p.image_id = p_image and p.moderation_level is null and judged.post_id = p.id;
    perform place_media('/api/media/' || p_image);
    -- One waiting at most, after the one that runs: two would judge the same content twice.
    perform graphile_worker.add_job(
      'review_moderation', queue_name := 'review', job_key := 'review_moderation', max_attempts := 1
    );
  end if;
  return v_was_held;
end $$;

-- An image that matches a known image of abuse is held for good and kept as
-- evidence, a case of its owner is opened or made urgent, and p_told, administrators, read
-- p_message. Returns {caseId, isFirst (of its case), notified}; null when that was done before, or
-- the image is gone.
create or replace function hold_known_image(
  p_image uuid, p_reference text, p_told uuid[], p_message text, p_at timestamptz
) returns jsonb language plpgsql as $$
declare
  v_owner uuid;
  v_hold image_holds;
  v_case uuid;
  v_admin uuid;
  v_is_first boolean;
  v_notified jsonb := '[]';
begin
  select i.owner_id into v_owner
  from image_holds h
  join images i on i.id = h.image_id
  where h.image_id = p_image and h.matched_at is null;
  if not found then
    return null;
  end if;
  v_case := (open_case_of(gen_random_uuid(), 'member', v_owner, 'known_image', null, p_at)).id;
  perform from images where id = p_image for key share;
  update image_holds
  set matched_at = p_at, asked_at = p_at
  where image_id = p_image and matched_at is null
  returning * into v_hold;
  if not found then
    return null;
  end if;
  -- Ahead of whatever is reported.
  update cases set is_urgent = true, classifier_weight = 1000000 where id = v_case;
  v_is_first := not exists (select from known_images where case_id = v_case);
  insert into known_images (case_id, image_id, sha256, reference, matched_at)
  values (v_case, p_image, v_hold.sha256, p_reference, p_at);
  perform keep_known_image(
    p_image, v_case, jsonb_build_object('sha256', encode(v_hold.sha256, 'hex'), 'reference', p_reference), p_at
  );
  for v_admin in
    select id from unnest(p_told) as told (id) order by id
  loop
    v_notified := v_notified || jsonb_build_array(
      notify_member(
        v_admin, 'moderation', null, 'known_image:' || v_case, 'known_image:' || p_image, p_at,
        jsonb_build_object('message', p_message)
      )
    );
  end loop;
  return jsonb_build_object('caseId', v_case, 'isFirst', v_is_first, 'notified', v_notified);
end $$;
