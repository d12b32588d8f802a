-- The model that a chat asks next (ai.20): what its member chose there last. Null until then.
alter table ai_sessions add column model text;
