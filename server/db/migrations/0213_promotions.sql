-- A post shown among others' feeds for XP (promotions.2).
create table promotions (
  id uuid primary key,
  -- No foreign key: the record outlives the post, and whoever deletes a post need not wait for its
  -- promotion.
  post_id uuid not null,
  member_id uuid not null references members (id) on delete cascade,
  duration_hours integer not null check (duration_hours between 1 and 168),
  started_at timestamptz not null,
  ends_at timestamptz not null,
  -- When the next hour begins that is to be paid, or the time is up.
  due_at timestamptz not null,
  total_cost integer not null default 0 check (total_cost >= 0),
  -- Whose turn it is: the least lately seen is shown first.
  last_viewed_at timestamptz,
  ended_at timestamptz,
  end_reason text check (end_reason in ('time', 'xp', 'post', 'stopped')),
  check ((ended_at is null) = (end_reason is null))
);

create unique index promotions_one_running on promotions (post_id) where ended_at is null;
create index promotions_by_turn on promotions (last_viewed_at nulls first, id) where ended_at is null;
create index promotions_due on promotions (due_at) where ended_at is null;
create index promotions_by_member on promotions (member_id, id desc);

-- The results of each paid hour; the first is 0.
create table promotion_hours (
  id uuid primary key default gen_random_uuid(),
  promotion_id uuid not null references promotions (id) on delete cascade,
  hour integer not null,
  starts_at timestamptz not null,
  views integer not null default 0,
  post_clicks integer not null default 0,
  image_clicks integer not null default 0,
  likes integer not null default 0,
  comments integer not null default 0,
  comment_likes integer not null default 0,
  shares integer not null default 0,
  bookmarks integer not null default 0,
  tts_plays integer not null default 0,
  xp_spent integer not null,
  unique (promotion_id, hour)
);

-- Who was counted for what in an hour, so that nobody is counted twice. Of no use once the
-- promotion is over. A partition for each month, so that what a month leaves (bloated pages and
-- indexes too) goes at once.
--
-- No foreign keys: dropping a partition that has one would lock members and promotions against all
-- reads. Whatever deletes a promotion deletes its marks, and the month the rest.
create table promotion_marks_by_month (
  promotion_id uuid not null,
  hour integer not null,
  kind text not null,
  member_id uuid not null,
  -- The first day of the month in which the hour begins, in UTC. It follows from the promotion and
  -- the hour, so that the other columns alone are unique.
  month date not null,
  primary key (promotion_id, hour, kind, member_id, month)
) partition by range (month);

-- Takes what has no partition, so that no view fails.
create table promotion_marks_of_other_months partition of promotion_marks_by_month default;

-- Allowed (reads): it makes three partitions of the new table.
-- The months at hand, as features/promotions/sql/marks-by-month.sql makes the later ones.
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
