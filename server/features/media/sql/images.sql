-- Whether moderators removed something that shows an image, or did: then nobody sees it, its owner
-- included, whatever else shows it (media.13).
create or replace function image_is_removed(p_image uuid) returns boolean language sql stable as $$
  select exists (select from images where id = p_image and is_removed)
    or exists (select from posts where image_id = p_image and removed_at is not null)
    or exists (select from messages where image_id = p_image and removed_at is not null)
    or exists (
      select
      from attached_pictures a
      left join posts p on p.id = a.post_id
      left join comments c on c.id = a.comment_id
      left join messages m on m.id = a.message_id
      where a.image_id = p_image and coalesce(p.removed_at, c.removed_at, m.removed_at) is not null
    )
    or exists (
      select
      from revision_pictures shown
      join revisions r on r.id = shown.revision_id
      left join posts p on p.id = r.post_id
      left join comments c on c.id = r.comment_id
      where shown.image_id = p_image and coalesce(p.removed_at, c.removed_at) is not null
    )
$$;

-- Whether something shows an image to others by its own address: a post or comment with a level,
-- which its author alone sees before, an earlier version with one of such content (posts.22), or a
-- profile (media.5). Messages have addresses of their own.
create or replace function image_is_published(p_image uuid) returns boolean language sql stable as $$
  select (
      exists (
        select
        from posts
        where image_id = p_image and removed_at is null and moderation_level is not null
      )
      or exists (
        select
        from attached_pictures a
        left join posts p on p.id = a.post_id
        left join comments c on c.id = a.comment_id
        where a.image_id = p_image
          and coalesce(p.moderation_level, c.moderation_level) is not null
          and coalesce(p.removed_at, c.removed_at) is null
      )
      or exists (
        select
        from revision_pictures shown
        join revisions r on r.id = shown.revision_id
        left join posts p on p.id = r.post_id
        left join comments c on c.id = r.comment_id
        where shown.image_id = p_image
          and r.moderation_level is not null
          and coalesce(p.moderation_level, c.moderation_level) is not null
      )
      or exists (
        select
        from images i
        join members m on m.id = i.owner_id
        where i.id = p_image and (m.profile_image_url = '/api/media/' || i.id or m.cover_image_id = i.id)
      )
    )
    -- Nobody may see it (media.11).
    and not exists (select from image_holds where image_id = p_image)
    and not image_is_removed(p_image)
$$;

-- Whether anything shows an image.
create or replace function image_is_used(p_image uuid) returns boolean language sql stable as $$
  select image_is_published(p_image)
    -- A removed post may come back with its picture (cases.5).
    or exists (select from posts where image_id = p_image)
    or exists (select from messages where image_id = p_image)
    or exists (select from attached_pictures where image_id = p_image)
    or exists (select from revision_pictures where image_id = p_image)
    or exists (select from draft_pictures where image_id = p_image)
    or exists (select from case_pictures where image_id = p_image)
    or exists (select from ai_messages where image_id = p_image)
    -- A deleted account may come back with its pictures (auth.19).
    or exists (
      select
      from images i
      join departures d on d.member_id = i.owner_id
      where i.id = p_image
        and (
          d.profile ->> 'profile_image_url' = '/api/media/' || i.id
          or d.profile ->> 'cover_image_id' = i.id::text
        )
    )
$$;

-- Whether an image stays though nothing shows it: until it was copied (evidence.1), and one that
-- matches a known image of abuse (media.12).
create or replace function image_is_kept(p_image uuid) returns boolean language sql stable as $$
  select exists (select from evidence_pictures where image_id = p_image and state = 'waiting')
    or exists (select from image_holds where image_id = p_image and matched_at is not null)
$$;

-- Has the cleanup look whether an image is unused, a day after its upload at the earliest: what
-- showed it is gone, or will be.
create or replace function examine_image(p_image uuid) returns void language plpgsql as $$
begin
  insert into images_to_examine (image_id, since)
  select id, created_at from images where id = p_image;
end $$;

-- Deletes an image unless something shows it or it is kept. Returns whether it is gone now. Whoever
-- comes to use an image locks it with `for key share` first, so nothing comes to show it between
-- the look and the deletion. Takes no other lock, and belongs in a statement of its own: deadlocks
-- are impossible then. One that is only kept is looked at again.
create or replace function delete_unused_image(p_image uuid) returns boolean language plpgsql as $$
begin
  perform from images where id = p_image for update;
  if not found or image_is_used(p_image) then
    return false;
  end if;
  if image_is_kept(p_image) then
    perform examine_image(p_image);
    return false;
  end if;
  delete from images where id = p_image;
  return true;
end $$;

-- Locks an image that its owner is about to publish, and adds the job that moves its files to
-- the published ones. Returns false when it is not theirs, moderators removed it, or a message
-- has or had it: then it has no public address (messages.7). A function, so that it looks after
-- it has waited for a message that is being sent.
create or replace function claim_public_image(p_image uuid, p_owner uuid) returns boolean language plpgsql as $$
begin
  perform from images where id = p_image and owner_id = p_owner for key share;
  if not found
    or image_is_removed(p_image)
    or exists (select from messages where image_id = p_image)
    or exists (select from attached_pictures where image_id = p_image and message_id is not null)
    or exists (
      select
      from case_pictures p
      join cases c on c.id = p.case_id
      where p.image_id = p_image and c.kind = 'message'
    )
  then
    return false;
  end if;
  perform place_media('/api/media/' || p_image);
  return true;
end $$;

-- `claim_public_image` for all pictures of something.
create or replace function claim_public_images(p_images uuid[], p_owner uuid) returns boolean language plpgsql as $$
declare
  v_image uuid;
begin
  foreach v_image in array p_images loop
    if not claim_public_image(v_image, p_owner) then
      return false;
    end if;
  end loop;
  return true;
end $$;

-- Adds the job that moves a stored image's files to where it is published, or away from there.
-- Other addresses are not ours.
create or replace function place_media(p_url text) returns void language plpgsql as $$
begin
  perform graphile_worker.add_job('place_image', json_build_object('imageId', id))
  from substring(p_url from '^/api/media/([0-9a-f-]{36})$') as id
  where id is not null;
end $$;

-- Adds the job that removes a stored image, which looks first whether something else shows it.
-- Other addresses are not ours.
create or replace function remove_media(p_url text) returns void language plpgsql as $$
begin
  perform graphile_worker.add_job('remove_image', json_build_object('imageId', id))
  from substring(p_url from '^/api/media/([0-9a-f-]{36})$') as id
  where id is not null;
end $$;

-- Adds the job that makes the CDN forget a file (storage.5); p_kind: 'image' or 'audio'. Without a
-- CDN that can be told, it does nothing.
create or replace function purge_file(p_kind text, p_id uuid, p_after_seconds integer) returns void language plpgsql as $$
begin
  perform graphile_worker.add_job(
    'purge_file',
    json_build_object('kind', p_kind, 'id', p_id),
    run_at => now() + make_interval(secs => p_after_seconds)
  );
end $$;

-- The mark of a model's picture beside its address in a profile, in every statement that sets it.
create or replace function mark_profile_image() returns trigger language plpgsql as $$
begin
  new.profile_image_made_with_ai := exists (
    select
    from images
    where id = substring(new.profile_image_url from '^/api/media/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$')::uuid
      and made_with_ai
  );
  return new;
end $$;
