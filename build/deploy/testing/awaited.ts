/**
 * Settings that compose.yaml and the units name and server/config.ts does not have yet. Empty once
 * it has them all.
 */
export const awaitedSettings: readonly string[] = [
  "ROLE",
  "PROCESSES",
  "S3_ENDPOINT",
  "S3_BUCKET",
  "S3_REGION",
  "S3_ACCESS_KEY_ID",
  "S3_SECRET_ACCESS_KEY",
  "S3_PREFIX",
  "MEDIA_URL",
  "MEDIA_PURGE_URL",
  "MEDIA_PURGE_KEY",
  "DATABASE_CONNECTIONS",
  "DATABASE_READ_URLS",
  "BACKUP_TO",
  "BACKUP_KEY",
  "BACKUP_HOUR",
];

/** The same of metrics that the dashboard and the alerts name. */
export const awaitedMetrics: readonly string[] = [
  "glimmer_replica_reads_total",
  "glimmer_replicas_in",
  "glimmer_replicas_age_seconds",
  "glimmer_backup_success_timestamp_seconds",
  "glimmer_backup_failure_timestamp_seconds",
];
