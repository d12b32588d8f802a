-- Counts what an act of a bot costs, or the difference to what was reserved, on the day, the bot
-- and the act (bots.2). A try is no act: its id is none of bot_acts.
create or replace function add_bot_cost(p_bot uuid, p_act uuid, p_day date, p_tokens integer, p_images integer)
returns void language plpgsql as $$
begin
  update bot_users set tokens = tokens + p_tokens, images = images + p_images where member_id = p_bot;
  update bot_acts set tokens = tokens + p_tokens, images = images + p_images where id = p_act;
  update bot_budget_days set tokens = tokens + p_tokens, images = images + p_images where day = p_day;
end $$;

-- add_bot_cost, if the day's limits hold it. Returns false otherwise, with nothing counted.
create or replace function reserve_bot_cost(
  p_bot uuid,
  p_act uuid,
  p_day date,
  p_tokens integer,
  p_images integer,
  p_most_tokens bigint,
  p_most_images bigint
) returns boolean language plpgsql as $$
begin
  perform from bot_users where member_id = p_bot for no key update;
  insert into bot_budget_days (day) values (p_day) on conflict do nothing;
  perform
  from bot_budget_days
  where day = p_day
    and (p_tokens = 0 or tokens + p_tokens <= p_most_tokens)
    and (p_images = 0 or images + p_images <= p_most_images)
  for no key update;
  if not found then
    return false;
  end if;
  perform add_bot_cost(p_bot, p_act, p_day, p_tokens, p_images);
  return true;
end $$;
