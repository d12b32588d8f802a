create table images (
  id uuid primary key,
  owner_id uuid not null references members (id) on delete cascade,
  created_at timestamptz not null,
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  bytes integer not null check (bytes > 0),
  -- Animated GIF and WebP stay animated (media.9).
  is_animated boolean not null default false,
  -- Whether a model made the picture (ai.11, media.6): it belongs to the picture, so that it holds
  -- wherever the picture is shown.
  made_with_ai boolean not null default false,
  -- Whether content that showed the image was removed, and none is left by now: it stays removed
  -- (media.13).
  is_removed boolean not null default false,
  -- ThumbHash, base64.
  placeholder text not null
);

create index images_by_owner on images (owner_id, id desc);

-- Pictures that may be unused: each after its upload, and again when what showed it is gone. The
-- cleanup looks at those that are a day old, and takes them off. One may stand here several times,
-- so nobody who adds one waits for who looks; and it may be gone, so nobody locks it.
create table images_to_examine (
  image_id uuid not null,
  -- The time of the upload: the day is counted from then on.
  since timestamptz not null
);

create index images_to_examine_by_age on images_to_examine (since);

-- Pictures that nobody may see (media.11): those that wait for the service that knows images of
-- abuse, and those it knows. Their files lie where no read looks for them.
create table image_holds (
  image_id uuid primary key references images (id) on delete cascade,
  held_at timestamptz(3) not null,
  -- When the service was asked last.
  asked_at timestamptz(3) not null,
  -- It is known, and held for good.
  matched_at timestamptz(3),
  -- The hash of the file as it was uploaded or drawn, which is stored nowhere.
  sha256 bytea not null check (length(sha256) = 32)
);

create index image_holds_waiting on image_holds (asked_at, image_id) where matched_at is null;
