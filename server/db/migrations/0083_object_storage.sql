-- The object store and the CDN are services of admin.7 (storage.3).
alter table service_calls
drop constraint service_calls_service_check,
add constraint service_calls_service_check
check (service in ('ai', 'payments', 'mail', 'media_hash', 'storage', 'cdn', 'jobs')) not valid;
