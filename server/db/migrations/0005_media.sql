create table images (
  id uuid primary key,
  owner_id uuid not null references members (id) on delete cascade,
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  bytes integer not null check (bytes > 0),
  -- ThumbHash, base64
  placeholder text not null,
  created_at timestamptz not null
);

create index images_by_owner on images (owner_id, id desc);
