-- Who was an administrator by their address before that had to be proven stays one: the first start with this
-- release reads and deletes this row. The next release drops the table.
create table administrators_to_keep (before timestamptz not null);

insert into administrators_to_keep (before) values (now());
