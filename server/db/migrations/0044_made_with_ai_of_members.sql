-- Whether a model made the profile picture (ai.11), beside its address: authors, actors and cards are
-- read without their images. 0041 says it of the image, once.
alter table members add column profile_image_made_with_ai boolean not null default false;

update members m
set profile_image_made_with_ai = true
from images i
where i.made_with_ai
  and m.id = i.owner_id
  and m.profile_image_url = '/api/media/' || i.id;

-- Follows the picture in every statement that sets it, also of a process of the previous release.
create function mark_profile_image() returns trigger language plpgsql as $$
begin
  new.profile_image_made_with_ai := exists (
    select
    from images
    where id = substring(new.profile_image_url from '^/api/media/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$')::uuid
      and made_with_ai
  );
  return new;
end $$;

create trigger members_begin_with_mark before insert on members
for each row
when (new.profile_image_url is not null)
execute function mark_profile_image();

create trigger members_profile_image_mark before update of profile_image_url on members
for each row
when (new.profile_image_url is distinct from old.profile_image_url)
execute function mark_profile_image();
