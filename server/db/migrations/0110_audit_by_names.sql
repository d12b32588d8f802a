create index concurrently audit_log_by_names on audit_log using gin (lower(actor_username) gin_trgm_ops, lower(target_username) gin_trgm_ops);
