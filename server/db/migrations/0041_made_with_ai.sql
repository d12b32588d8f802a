-- Whether a model made the picture (ai.11, media.6): it belongs to the picture, so that it holds
-- wherever the picture is shown. 0043 fills it in for earlier pictures, in a transaction of its own:
-- this one keeps everybody from the three tables.

-- A process of the previous release stores what it draws without the column. It shows it in an answer
-- of an AI chat or in a bot's post, which these triggers see. The next release drops both. They come
-- first, since whoever writes a post or an answer locks its image last.
create function mark_image_of_model() returns trigger language plpgsql as $$
begin
  update images set made_with_ai = true where id = new.image_id and not made_with_ai;
  return null;
end $$;

create function mark_image_of_bot() returns trigger language plpgsql as $$
begin
  update images
  set made_with_ai = true
  where id = new.image_id
    and not made_with_ai
    and exists (select from bot_users where member_id = new.author_id);
  return null;
end $$;

create trigger posts_mark_image_of_bot after insert on posts
for each row
when (new.image_id is not null and new.made_with_ai)
execute function mark_image_of_bot();

create trigger ai_messages_mark_image after insert or update of image_id on ai_messages
for each row
when (new.image_id is not null)
execute function mark_image_of_model();

alter table images add column made_with_ai boolean not null default false;
