-- What folds a comment (comments.10), beside its level: what the author of its post said, and
-- whether its writer's account was young. What is of grave feelings alone is folded by no level; null, of which nobody knows whether it is, neither.
alter table comments
  add column author_folds boolean,
  add column folded_for_youth boolean not null default false,
  add column only_distress boolean;
