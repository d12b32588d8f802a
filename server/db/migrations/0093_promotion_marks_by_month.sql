-- Who was counted for what in an hour of a promotion: promotion_marks anew, with a partition for each month, so that what a month leaves
-- (bloated pages and indexes too) goes at once. New marks are written here. The earlier table stays for processes of the previous release
-- and for promotions that run, whose marks count in both; its cleanup empties it within eight days, and the next release drops it.
--
-- No foreign keys: dropping a partition that has one would lock members and promotions against all reads. Whatever deletes a promotion
-- deletes its marks, and the month the rest.
create table promotion_marks_by_month (
  promotion_id uuid not null,
  hour integer not null,
  kind text not null,
  member_id uuid not null,
  -- The first day of the month in which the hour begins, in UTC. It follows from the promotion and the hour, so that the other columns
  -- alone are unique.
  month date not null,
  primary key (promotion_id, hour, kind, member_id, month)
) partition by range (month);

-- Takes what has no partition, so that no view fails.
create table promotion_marks_of_other_months partition of promotion_marks_by_month default;

-- Allowed (reads): it makes three partitions of the new table.
-- The months at hand, as functions/promotions/0_marks_by_month.sql makes the later ones.
do $$
declare
  v_month date;
begin
  for v_month in
    select (date_trunc('month', now() at time zone 'UTC') + n * interval '1 month')::date
    from generate_series(0, 2) as n
  loop
    execute format(
      'create table %I partition of promotion_marks_by_month for values from (%L) to (%L)',
      to_char(v_month, '"promotion_marks_of_"YYYY_MM'), v_month, (v_month + interval '1 month')::date
    );
  end loop;
end $$;
