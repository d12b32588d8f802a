-- Uses functions: withhold_level_of_comment, keep_removed_pictures_removed
create trigger comments_of_held_images
  before update of moderation_level on comments
  for each row
  when (new.moderation_level is not null and new.moderation_level is distinct from old.moderation_level)
  execute function withhold_level_of_comment();

create trigger comments_keep_pictures_removed
  before delete on comments
  for each row
  when (old.removed_at is not null)
  execute function keep_removed_pictures_removed();
