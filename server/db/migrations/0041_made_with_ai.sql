-- Whether a model made the picture (ai.11, media.6): it belongs to the picture, so that it holds
-- wherever the picture is shown.
alter table images add column made_with_ai boolean not null default false;

-- What is known of earlier ones: pictures in answers of AI chats, and those of bots, which post
-- no others. Their files have no mark.
update images
set made_with_ai = true
where id in (select image_id from ai_messages where image_id is not null)
  or id in (
    select p.image_id
    from posts p
    join bot_users b on b.member_id = p.author_id
    where p.image_id is not null and p.made_with_ai
  );
