create index concurrently posts_by_read_aloud on posts (read_aloud_count desc, id desc);
