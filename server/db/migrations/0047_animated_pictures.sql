-- Animated GIF and WebP stay animated (media.9). What earlier releases stored, and what one still
-- stores beside this, are first frames.
alter table images add column is_animated boolean not null default false;
