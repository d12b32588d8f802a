-- Leaderboards read xp_standings_by_step. So earning changes no index, except every 32 XP of a leader.
drop index concurrently if exists xp_standings_by_xp;
