-- The keys that identify this service to push services (push.1): one row, which all processes use and none
-- replaces, since every browser's subscription is bound to them.
create table push_keys (
  id integer primary key default 1 check (id = 1),
  public_key text not null,
  -- Encrypted with EVIDENCE_KEY: a copy of the database alone sends nothing in our name.
  private_key bytea not null,
  created_at timestamptz not null default now()
);
