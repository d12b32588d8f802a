-- How many reports of a member were found wrong on the latest such day, in UTC, and on the day before it: so many fewer they may file on the
-- day after (cases.11).
alter table reporter_records
add column wrong_on date,
add column wrong_that_day integer not null default 0,
add column wrong_day_before integer not null default 0;

-- Digests of pictures that decisions removed for one of four rules, of the files as they are stored: the same picture is refused while the
-- evidence lasts (media.13).
create table removed_pictures (
  evidence_id uuid not null references evidence (id) on delete cascade,
  sha256 bytea not null,
  primary key (evidence_id, sha256)
);

create index removed_pictures_by_digest on removed_pictures (sha256);
