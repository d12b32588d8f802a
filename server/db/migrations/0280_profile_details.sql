-- What a profile alone shows (members.17).
alter table members
  add column profile_image_alt text not null default '',
  add column cover_image_id uuid,
  add column cover_image_alt text not null default '',
  add column pronouns text,
  -- [{name, value}], at most four.
  add column profile_fields jsonb not null default '[]',
  add constraint members_details_check check (
    char_length(profile_image_alt) <= 1000
    and char_length(cover_image_alt) <= 1000
    and char_length(pronouns) <= 40
    and jsonb_array_length(profile_fields) <= 4
  ) not valid;
