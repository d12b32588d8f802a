-- Pictures that nobody may see (media.11, media.12).

-- Content with a held picture gets no level, whichever statement gives it.
create or replace function withhold_level() returns trigger language plpgsql as $$
begin
  if exists (select from image_holds h where h.image_id = new.image_id) or shows_held_picture(new.id) then
    new.moderation_level := null;
  end if;
  return new;
end $$;

-- The same for comments, whose pictures are all attached.
create or replace function withhold_level_of_comment() returns trigger language plpgsql as $$
begin
  if shows_held_picture(new.id) then
    new.moderation_level := null;
  end if;
  return new;
end $$;

-- Pictures are attached once their content is there: it loses the level that it came with.
create or replace function withhold_level_of_owner() returns trigger language plpgsql as $$
begin
  if image_is_held(new.image_id) then
    update posts set moderation_level = null where id = new.post_id and moderation_level is not null;
    update comments set moderation_level = null where id = new.comment_id and moderation_level is not null;
    update messages set moderation_level = null where id = new.message_id and moderation_level is not null;
  end if;
  return null;
end $$;

create or replace function image_is_held(p_image uuid) returns boolean language sql stable as $$
  select exists (select from image_holds h where h.image_id = p_image)
$$;

-- Whether one of the attached pictures of a post, comment or message is held.
create or replace function shows_held_picture(p_content uuid) returns boolean language plpgsql stable as $$
begin
  return exists (
    select
    from pictures_of(p_content, null, null) as shown
    join image_holds h on h.image_id = shown.image_id
  );
end $$;
