-- The rules of the house in their versions; the latest holds (rules.1). Before the first change
-- they are those of shared/rules.
create table house_rules (
  version integer primary key check (version > 0),
  rules jsonb not null,
  changed_by uuid references members (id) on delete set null,
  changed_at timestamptz(3) not null
);
