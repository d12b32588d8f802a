-- What a moderation service said of an upload as it ended (media.14): whoever shows it asks no
-- second time.
create table image_verdicts (
  image_id uuid primary key references images (id) on delete cascade,
  level text not null check (level in ('top', 'high', 'low', 'none')),
  reason text not null,
  decided_at timestamptz(3) not null
);
