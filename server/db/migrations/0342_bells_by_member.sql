create index concurrently bells_latest_of on follows (follower_id, created_at desc, followed_id desc) where has_bell;
