-- Tickets that opened a socket. A row keeps its ticket from being used again until it has run out.
create table socket_tickets (
  id uuid primary key,
  expires_at timestamptz not null
);

create index socket_tickets_by_expiry on socket_tickets (expires_at);
