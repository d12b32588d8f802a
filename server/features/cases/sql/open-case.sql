-- Keeps the pictures of a snapshot as long as its case. Images are locked after the case.
create or replace function keep_case_pictures(p_case uuid, p_snapshot jsonb) returns void language plpgsql as $$
declare
  v_image uuid;
begin
  for v_image in
    select i.id
    from images i
    where i.id in (
      select (picture ->> 'id')::uuid
      from jsonb_path_query(p_snapshot, '$.texts[*].pictures[*]') as picture
    )
      -- Moderators see no picture that nobody may see (media.11).
      and not image_is_held(i.id)
    order by i.id
    for key share
  loop
    insert into case_pictures (case_id, image_id) values (p_case, v_image) on conflict do nothing;
  end loop;
end $$;
