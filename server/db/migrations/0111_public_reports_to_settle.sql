create index concurrently public_reports_to_settle on public_reports (received_at) where settled_at is null;
