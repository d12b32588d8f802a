-- As the trigger of posts that 0101 dropped.
--
-- Allowed (contracts): the trigger's function, which nothing else calls.
drop trigger if exists ai_messages_mark_image on ai_messages;
drop function if exists mark_image_of_model();
