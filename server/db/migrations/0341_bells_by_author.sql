create index concurrently follows_with_bell on follows (followed_id, follower_id) where has_bell;
