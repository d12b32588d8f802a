-- Uses functions: remove_attached_picture, withhold_level_of_owner
create trigger attached_pictures_go_with_content
  after delete on attached_pictures
  for each row
  execute function remove_attached_picture();

create trigger attached_pictures_that_are_held
  after insert on attached_pictures
  for each row
  execute function withhold_level_of_owner();
