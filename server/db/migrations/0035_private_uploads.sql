-- Until now every upload lay with the published images from the first moment. Those that only their owner may see are moved away by
-- jobs, after all that members wait for: images of AI chats, uploads that nothing shows, and images of messages that a process left there
-- when it died. On a new database there are none, and no queue yet.
do $$
begin
  if to_regnamespace('graphile_worker') is null then
    return;
  end if;
  perform graphile_worker.add_job('place_image', json_build_object('imageId', i.id), priority := 10)
  from images i
  where not exists (select from posts where image_id = i.id)
    and not exists (
      select from members where id = i.owner_id and profile_image_url = '/api/media/' || i.id
    );
end $$;
