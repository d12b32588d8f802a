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
