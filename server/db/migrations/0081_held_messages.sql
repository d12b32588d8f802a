-- As posts: only its sender sees a message whose picture is held (media.11).
create trigger messages_of_held_images before insert or update of moderation_level, image_id on messages
for each row when (new.image_id is not null and new.moderation_level is not null)
execute function withhold_level();
