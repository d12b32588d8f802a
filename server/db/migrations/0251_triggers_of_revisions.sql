-- Uses functions: remove_attached_picture
create trigger revision_pictures_go_with_content
  after delete on revision_pictures
  for each row
  execute function remove_attached_picture();
