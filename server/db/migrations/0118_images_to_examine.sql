-- Pictures that may be unused: each after its upload, and again when what showed it is gone. The cleanup looks at those that are a day old, and
-- takes them off. One may stand here several times, so nobody who adds one waits for who looks; and it may be gone, so nobody locks it.
create table images_to_examine (
  image_id uuid not null,
  -- Of the upload: from then on the day is counted.
  since timestamptz not null
);

create index images_to_examine_by_age on images_to_examine (since);
