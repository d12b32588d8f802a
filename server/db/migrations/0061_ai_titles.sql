-- Who gave a chat its title: `default`, its day and hour, is replaced after the first answer (ai.25), and the member's own never. Chats of
-- an earlier release keep theirs.
alter table ai_sessions
  add column title_by text not null default 'member' check (title_by in ('default', 'model', 'member'));
