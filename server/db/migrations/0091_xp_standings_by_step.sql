create index concurrently xp_standings_by_step on xp_standings (period, starts_on, step desc) where step is not null;
