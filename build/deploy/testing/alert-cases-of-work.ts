import { type AlertCase, eachMinute, forAnHour, one, web } from "./alert-case.ts";

/** The alerts about processor, memory, jobs, services, disks, replicas and backups. */
export const casesOfWork: readonly AlertCase[] = [
  {
    alert: "GlimmerCoreBusy",
    minute: 30,
    fires: { [one("process_cpu_seconds_total")]: eachMinute(59) },
    silent: [{ [one("process_cpu_seconds_total")]: eachMinute(30) }],
    labels: web,
    summary: "web:9464 keeps its core busy",
  },
  {
    alert: "GlimmerMemory",
    minute: 40,
    fires: { [one("process_resident_memory_bytes")]: forAnHour(3 * 1024 ** 3) },
    silent: [{ [one("process_resident_memory_bytes")]: forAnHour(9e8) }],
    labels: web,
    summary: "web:9464 takes 3GiB of memory",
  },
  {
    alert: "GlimmerMailsWait",
    minute: 20,
    fires: { [one("glimmer_jobs_waiting", 'task="send_mail"')]: forAnHour(3) },
    silent: [{ [one("glimmer_jobs_waiting", 'task="send_mail"')]: "3x5 0x20" }, {
      [one("glimmer_jobs_waiting", 'task="send_push"')]: forAnHour(3),
    }],
    labels: {},
    summary: "3 mails wait to be sent",
  },
  {
    alert: "GlimmerJobsWait",
    minute: 40,
    fires: { [one("glimmer_jobs_waiting", 'task="send_push"')]: forAnHour(200) },
    silent: [{ [one("glimmer_jobs_waiting", 'task="send_push"')]: forAnHour(20) }],
    labels: { task: "send_push" },
    summary: "200 jobs wait: send_push",
  },
  {
    alert: "GlimmerJobsFail",
    minute: 55,
    fires: {
      [one("glimmer_jobs_total", 'task="send_push",outcome="failed"')]: eachMinute(6),
      [one("glimmer_jobs_total", 'task="send_push",outcome="ran"')]: eachMinute(2),
    },
    silent: [{
      [one("glimmer_jobs_total", 'task="send_push",outcome="failed"')]: eachMinute(1),
      [one("glimmer_jobs_total", 'task="send_push",outcome="ran"')]: eachMinute(9),
    }],
    labels: { task: "send_push" },
    summary: "75% of the jobs fail: send_push",
  },
  {
    alert: "GlimmerServiceAway",
    minute: 40,
    fires: {
      [one("glimmer_provider_calls_total", 'provider="mail",outcome="failed"')]: eachMinute(8),
      [one("glimmer_provider_calls_total", 'provider="mail",outcome="ok"')]: eachMinute(2),
    },
    silent: [
      { [one("glimmer_provider_calls_total", 'provider="ai",outcome="refused"')]: eachMinute(8) },
      {
        [one("glimmer_provider_calls_total", 'provider="ai",outcome="unavailable"')]: eachMinute(1),
        [one("glimmer_provider_calls_total", 'provider="ai",outcome="ok"')]: eachMinute(9),
      },
    ],
    labels: { provider: "mail" },
    summary: "80% of the calls of a service fail: mail",
  },
  {
    alert: "GlimmerDiskNearlyFull",
    minute: 20,
    fires: {
      [one("glimmer_disk_bytes")]: forAnHour(1_000),
      [one("glimmer_disk_free_bytes")]: forAnHour(150),
    },
    silent: [
      { [one("glimmer_disk_bytes")]: forAnHour(1_000), [one("glimmer_disk_free_bytes")]: forAnHour(300) },
      // The file system does not say.
      { [one("glimmer_disk_bytes")]: forAnHour(0), [one("glimmer_disk_free_bytes")]: forAnHour(0) },
    ],
    labels: web,
    summary: "15% of the disk of web:9464 are free",
  },
  {
    alert: "GlimmerDiskFull",
    minute: 10,
    fires: { [one("glimmer_disk_bytes")]: forAnHour(1_000), [one("glimmer_disk_free_bytes")]: forAnHour(20) },
    silent: [
      { [one("glimmer_disk_bytes")]: forAnHour(1_000), [one("glimmer_disk_free_bytes")]: forAnHour(150) },
    ],
    labels: web,
    summary: "The disk of web:9464 is full",
  },
  {
    alert: "GlimmerReplicaAway",
    minute: 40,
    fires: { [one("glimmer_replicas_in")]: "2x20 1x40" },
    silent: [{ [one("glimmer_replicas_in")]: forAnHour(2) }, { [one("glimmer_replicas_in")]: forAnHour(0) }],
    labels: web,
    summary: "web:9464 reads from 1 replicas, fewer than before",
  },
  {
    alert: "GlimmerBackupOld",
    minute: 2_400,
    fires: { [one("glimmer_backup_success_timestamp_seconds", 'kind="backup"')]: "3600+0x2500" },
    silent: [
      { [one("glimmer_backup_success_timestamp_seconds", 'kind="backup"')]: "100000+0x2500" },
      // A rehearsal alone.
      { [one("glimmer_backup_success_timestamp_seconds", 'kind="rehearsal"')]: "3600+0x2500" },
    ],
    labels: {},
    summary: "The last good backup is 1d 15h 0m 0s old",
  },
  {
    alert: "GlimmerBackupOld",
    minute: 90,
    // Never is 0. The test begins at 1970, so it has to be before that.
    fires: { [one("glimmer_backup_success_timestamp_seconds", 'kind="backup"')]: "-1800000000+0x90" },
    silent: [],
    labels: {},
    summary: "No backup was ever made",
  },
  {
    alert: "GlimmerBackupFailed",
    minute: 10,
    fires: {
      [one("glimmer_backup_success_timestamp_seconds", 'kind="rehearsal"')]: forAnHour(100),
      [one("glimmer_backup_failure_timestamp_seconds", 'kind="rehearsal"')]: forAnHour(200),
    },
    silent: [{
      [one("glimmer_backup_success_timestamp_seconds", 'kind="backup"')]: forAnHour(200),
      [one("glimmer_backup_failure_timestamp_seconds", 'kind="backup"')]: forAnHour(100),
    }],
    labels: { kind: "rehearsal" },
    summary: "The last rehearsal failed",
  },
];
