-- The first moment from p_at on at which a bot works. Hours are UTC and may wrap midnight; equal,
-- they are the whole day.
create or replace function next_working_time(p_from time, p_until time, p_at timestamptz) returns timestamptz language sql immutable as $$
  select case
    when p_from = p_until
      or p_from < p_until and now_time >= p_from and now_time < p_until
      or p_from > p_until and (now_time >= p_from or now_time < p_until)
    then p_at
    else (today + p_from + case when now_time < p_from then interval '0' else interval '1 day' end) at time zone 'UTC'
  end
  from (
    select (p_at at time zone 'UTC')::time as now_time, date_trunc('day', p_at at time zone 'UTC') as today
  ) as moment
$$;

-- Has a bot answer what a follower wrote to it (bots.3), in the statement that writes the message:
-- within its hours at once, else when they begin. While an answer waits in the thread, it is to the
-- latest message. Nothing happens for anybody else.
create or replace function ask_bot(p_bot uuid, p_asker uuid, p_message uuid, p_at timestamptz) returns void language plpgsql as $$
declare
  v_due timestamptz;
begin
  select next_working_time(b.works_from, b.works_until, p_at) into v_due
  from bot_users b
  where b.member_id = p_bot
    and b.answers_messages
    and b.is_active
    and (select is_on from bot_switch)
    and exists (select from follows where follower_id = p_asker and followed_id = p_bot)
    and exists (select from members where id = p_asker and not is_bot)
  -- One that is being deleted answers nobody.
  for key share of b;
  if not found then
    return;
  end if;
  insert into bot_acts (id, member_id, kind, due_at, state, message_id, asker_id)
  values (gen_random_uuid(), p_bot, 'message', v_due, 'waiting', p_message, p_asker)
  on conflict (member_id, asker_id) where kind = 'message' and state = 'waiting'
  do update set message_id = excluded.message_id;
  -- The job of a later minute finds comments that are due then.
  if v_due <= p_at then
    perform graphile_worker.add_job('run_bots', job_key := 'run_bots', max_attempts := 1);
  end if;
end $$;
