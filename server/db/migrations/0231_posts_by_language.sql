create index concurrently posts_by_language on posts (language, id);
