-- The month of a promotion's hour, by which its marks are partitioned.
create or replace function promotion_month(p_started_at timestamptz, p_hour integer) returns date language sql stable as $$
  select date_trunc('month', (p_started_at + p_hour * interval '1 hour') at time zone 'UTC')::date
$$;

-- Whether a member was counted for something in an hour.
create or replace function promotion_is_marked(p_promotion uuid, p_hour integer, p_kind text, p_member uuid)
returns boolean language sql stable as $$
  select exists (
    select from promotion_marks_by_month
    where promotion_id = p_promotion and hour = p_hour and kind = p_kind and member_id = p_member
  )
$$;

-- Makes the partitions of this month and the next two, and drops those of months that ended more
-- than eight days before p_at: then every promotion of theirs is over for an hour. It locks the
-- table for a moment, and gives up when it cannot at once: the next run tries again. A month that
-- has marks among those of other months gets no partition. Returns what it made and dropped.
create or replace function tend_mark_months(p_at timestamptz) returns text[] language plpgsql as $$
declare
  v_first date := date_trunc('month', p_at at time zone 'UTC')::date;
  v_month date;
  v_name text;
  v_done text[] := '{}';
begin
  perform set_config('lock_timeout', '200ms', true);
  for v_month in select (v_first + n * interval '1 month')::date from generate_series(0, 2) as n loop
    v_name := to_char(v_month, '"promotion_marks_of_"YYYY_MM');
    if to_regclass(v_name) is null and not exists (select from promotion_marks_of_other_months where month = v_month) then
      execute format(
        'create table %I partition of promotion_marks_by_month for values from (%L) to (%L)',
        v_name, v_month, (v_month + interval '1 month')::date
      );
      v_done := v_done || v_name;
    end if;
  end loop;
  for v_name in
    select c.relname
    from pg_inherits i
    join pg_class c on c.oid = i.inhrelid
    where i.inhparent = 'promotion_marks_by_month'::regclass
      and c.relname ~ '^promotion_marks_of_\d{4}_\d\d$'
      and to_date(right(c.relname, 7), 'YYYY_MM') + interval '1 month 8 days' < p_at at time zone 'UTC'
    order by c.relname
  loop
    execute format('alter table promotion_marks_by_month detach partition %I', v_name);
    execute format('drop table %I', v_name);
    v_done := v_done || v_name;
  end loop;
  return v_done;
exception when lock_not_available then
  return '{}';
end $$;
