-- What is known of earlier pictures (0041): those in answers of AI chats, and those of bots, which
-- post no others. Their files have no mark. A union, since two lists in an `or` are no join, and are
-- searched once an image when they are long.
update images
set made_with_ai = true
where not made_with_ai
  and id in (
    select image_id
    from ai_messages
    where image_id is not null
    union
    select p.image_id
    from posts p
    join bot_users b on b.member_id = p.author_id
    where p.image_id is not null and p.made_with_ai
  );
