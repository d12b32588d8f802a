-- The pictures of a post, comment or message in their order (media.14). `p_first` and `p_alt` stand
-- in the row of a post or message, and are null for a comment. No two contents share an id.
create or replace function pictures_of(p_content uuid, p_first uuid, p_alt text)
returns table (image_id uuid, alt text, place integer) language sql stable as $$
  select p_first, coalesce(p_alt, ''), 0
  where p_first is not null
  union all
  select a.image_id, a.alt, a.place::integer
  from attached_pictures a
  where a.post_id = p_content or a.comment_id = p_content or a.message_id = p_content
$$;

-- The pictures that earlier versions of a post or comment showed (posts.22).
create or replace function pictures_of_versions(p_content uuid) returns table (image_id uuid)
language sql stable as $$
  select shown.image_id
  from revisions r
  join revision_pictures shown on shown.revision_id = r.id
  where r.post_id = p_content or r.comment_id = p_content
$$;

-- Adds the jobs that move the files of all pictures of a post or comment, also of its earlier
-- versions, to where they are published, or away from there.
create or replace function place_pictures(p_content uuid, p_first uuid) returns void language plpgsql as $$
begin
  perform place_media('/api/media/' || image_id) from pictures_of(p_content, p_first, null);
  perform place_media('/api/media/' || image_id) from pictures_of_versions(p_content);
end $$;

-- Notes that moderators removed what shows these pictures, which is about to go for good
-- (media.13).
create or replace function mark_removed_images(p_images uuid[]) returns void language plpgsql as $$
begin
  perform from images where id = any(p_images) order by id for no key update;
  update images set is_removed = true where id = any(p_images);
end $$;

-- Takes the attached pictures and the earlier versions from comments and messages that moderators
-- removed, and whose rows stay when nothing else of them does.
create or replace function delete_removed_pictures(p_contents uuid[]) returns void language plpgsql as $$
begin
  perform mark_removed_images(array_agg(image_id))
  from (
    select image_id
    from attached_pictures
    where comment_id = any(p_contents) or message_id = any(p_contents)
    union all
    select image_id
    from unnest(p_contents) as content
    cross join lateral pictures_of_versions(content)
  ) as shown;
  delete from attached_pictures where comment_id = any(p_contents) or message_id = any(p_contents);
  delete from revisions where comment_id = any(p_contents) or message_id = any(p_contents);
end $$;

-- Whatever deletes content, or a version of it, plans the removal of its attached pictures.
create or replace function remove_attached_picture() returns trigger language plpgsql as $$
begin
  perform remove_media('/api/media/' || old.image_id);
  return null;
end $$;

-- The pictures of a hidden comment that goes, by itself, with its post or with its author's
-- account.
create or replace function keep_removed_pictures_removed() returns trigger language plpgsql as $$
begin
  perform mark_removed_images(array(
    select image_id from attached_pictures where comment_id = old.id
    union all
    select image_id from pictures_of_versions(old.id)
  ));
  return old;
end $$;
