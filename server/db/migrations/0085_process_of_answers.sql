-- Which process writes an answer (process_lives.sql): one that died is found by its lock, before its last
-- heartbeat is old. Null: a server of the previous release, whose answers are found by the heartbeat.
alter table ai_reservations add column process integer;
