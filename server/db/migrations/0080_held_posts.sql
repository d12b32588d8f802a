-- A post whose picture is held has no level, whoever gives it one: only its author sees it
-- (media.11). The function is there too, since functions follow the migrations.
create or replace function withhold_level() returns trigger language plpgsql as $$
begin
  if exists (select from image_holds h where h.image_id = new.image_id) then
    new.moderation_level := null;
  end if;
  return new;
end $$;

create trigger posts_of_held_images before insert or update of moderation_level, image_id on posts
for each row when (new.image_id is not null and new.moderation_level is not null)
execute function withhold_level();
