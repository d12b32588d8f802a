-- It changed at each like. Until it ends, the previous release sorts a period for its leaderboard.
drop index concurrently if exists xp_standings_by_xp;
