-- Where a cleanup that did not come to its end in one run goes on in the next one.
create table cleanup_places (
  name text primary key,
  place text not null
);

-- What cleanups delete is found by its age, however much there is.
create index mutes_by_end on mutes (ends_at) where ends_at is not null;
create index bot_hours_by_start on bot_hours (starts_at);
create index bot_acts_over on bot_acts (due_at) where state in ('done', 'dropped');
