-- Signatures of functions that nothing calls any more but processes of the release named above each
-- block. Only a database that such a release made has them, with the bodies of then. See "Old
-- signatures" in ../README.md for when a migration takes a block.

-- Last called by the release of 2026-11-27.
drop function if exists fill_leader_steps(text, date);
drop function if exists members_by_cases(bigint, uuid, integer, integer);
drop function if exists write_messages(messages[], conversations[], jsonb, text);
drop function if exists messages_to_write(messages[], conversations[], text);
drop function if exists message_standing(uuid, uuid, text);
drop function if exists file_public_report(uuid, uuid, integer, timestamptz);
drop function if exists count_reporters(uuid, boolean);
