create index concurrently public_reports_unfound on public_reports (received_at) where report_id is null;
