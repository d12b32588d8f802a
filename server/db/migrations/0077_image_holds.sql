-- The service that knows images of abuse is one of the services of admin.7.
alter table service_calls
drop constraint service_calls_service_check,
add constraint service_calls_service_check
check (service in ('ai', 'payments', 'mail', 'media_hash', 'jobs')) not valid;

-- Pictures that nobody may see (media.11): those that wait for the service that knows images of
-- abuse, and those it knows. Their files lie where no read looks for them.
create table image_holds (
  image_id uuid primary key references images (id) on delete cascade,
  -- Of the file as it was uploaded or drawn, which is stored nowhere.
  sha256 bytea not null check (length(sha256) = 32),
  held_at timestamptz(3) not null,
  -- When the service was asked last.
  asked_at timestamptz(3) not null,
  -- It is known, and held for good.
  matched_at timestamptz(3)
);

create index image_holds_waiting on image_holds (asked_at, image_id) where matched_at is null;

-- What a case opened by a known image says of it, since the account may be deleted (media.12).
create table known_images (
  case_id uuid not null references cases (id) on delete cascade,
  -- No foreign key: as `cases.subject_id`.
  image_id uuid not null,
  sha256 bytea not null,
  -- How the service names the match; empty when it does not.
  reference text not null,
  matched_at timestamptz(3) not null,
  primary key (case_id, image_id)
);

create index known_images_by_age on known_images (matched_at);
