-- The pictures of messages that are to be sent, with their order among all of them. p_given: see
-- send_messages.
create or replace function pictures_given(p_given jsonb) returns table (
  message_id uuid, sender_id uuid, image_id uuid, place bigint, alt text, rank bigint
) language sql stable as $$
  select
    (given.message ->> 'id')::uuid,
    (given.message ->> 'sender_id')::uuid,
    (picture.shown ->> 'id')::uuid,
    picture.place - 1,
    picture.shown ->> 'alt',
    row_number() over (order by given.ordinality, picture.place)
  from jsonb_array_elements(p_given) with ordinality as given (message, ordinality)
  cross join lateral jsonb_array_elements(
    jsonb_build_array(jsonb_build_object('id', given.message -> 'image_id', 'alt', given.message -> 'image_alt'))
      || coalesce(given.message -> 'further', '[]')
  ) with ordinality as picture (shown, place)
  where picture.shown ->> 'id' is not null
$$;

-- Locks the pictures of these messages, which come after the conversations, and returns the
-- messages that may not show theirs: one is gone, used, not the sender's, or in an earlier place
-- among these.
create or replace function refused_for_pictures(p_given jsonb) returns uuid[] language plpgsql as $$
begin
  if not p_given @? '$[*] ? (@.image_id != null)' then
    return '{}';
  end if;
  perform from images
  where id in (select shown.image_id from pictures_given(p_given) as shown)
  order by id
  for update;
  return array(
    select distinct shown.message_id
    from pictures_given(p_given) as shown
    where image_is_used(shown.image_id)
      or (select true from images where id = shown.image_id and owner_id = shown.sender_id) is null
      or exists (
        select
        from pictures_given(p_given) as earlier
        where earlier.image_id = shown.image_id and earlier.rank < shown.rank
      )
  );
end $$;

-- Stores the pictures after the first of messages that were just sent.
create or replace function attach_pictures(p_given jsonb, p_sent uuid[]) returns void language plpgsql as $$
begin
  insert into attached_pictures (message_id, image_id, place, alt)
  select shown.message_id, shown.image_id, shown.place, shown.alt
  from pictures_given(p_given) as shown
  where shown.message_id = any(p_sent) and shown.place > 0;
end $$;
