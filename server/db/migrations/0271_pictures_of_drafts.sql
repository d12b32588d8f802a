-- Uses functions: remove_attached_picture

-- The pictures of a draft in their order.
create table draft_pictures (
  draft_id uuid not null references drafts (id) on delete cascade,
  place smallint not null check (place between 0 and 9),
  image_id uuid not null references images (id),
  alt text not null,
  primary key (draft_id, place)
);

create index draft_pictures_by_image on draft_pictures (image_id);

create trigger draft_pictures_go_with_draft
  after delete on draft_pictures
  for each row
  execute function remove_attached_picture();
