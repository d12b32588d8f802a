/** Series as promtool writes them: a start, and what each further minute adds, `0+6x30`. */
export type Series = Readonly<Record<string, string>>;

interface AlertCase {
  readonly alert: string;
  /** After which minute it fires, with these series. */
  readonly minute: number;
  readonly fires: Series;
  /** With these it is silent at that minute. */
  readonly silent: readonly Series[];
  /** What is known of what fired, without the severity. */
  readonly labels: Readonly<Record<string, string>>;
  /** What it says then. */
  readonly summary: string;
}

const of = (role: string, instance = `${role}:9464`) =>
  `{job="glimmer",role="${role}",instance="${instance}"}`;
/** A metric of one server, with more labels. */
const one = (metric: string, labels = "") =>
  `${metric}{job="glimmer",role="web",instance="web:9464"${labels && `,${labels}`}}`;
const web = { job: "glimmer", role: "web", instance: "web:9464" };
const forAnHour = (value: number) => `${value}+0x60`;
const eachMinute = (value: number) => `0+${value}x60`;

/** For each alert when it fires, what it says then, and when it does not. */
export const alertCases: readonly AlertCase[] = [
  {
    alert: "GlimmerAway",
    minute: 10,
    fires: {
      [`up${of("web", "one")}`]: "1x3 0x20",
      [`up${of("web", "two")}`]: "0x30",
      [`up${of("worker")}`]: "1x30",
    },
    silent: [{ [`up${of("web", "one")}`]: "1x30", [`up${of("web", "two")}`]: "0x30" }, {
      [`up${of("web")}`]: "1x9 0x5",
    }],
    labels: {},
    summary: "No server responds",
  },
  {
    alert: "GlimmerProcessAway",
    minute: 10,
    fires: { [`up${of("web")}`]: "1x3 0x20" },
    silent: [{ [`up${of("web")}`]: "1x20" }, { [`up${of("web")}`]: "1x8 0x1 1x5" }],
    labels: web,
    summary: "web:9464 does not respond",
  },
  {
    alert: "GlimmerNoWorker",
    minute: 10,
    fires: { [`up${of("worker")}`]: "1x3 0x20", [`up${of("web")}`]: "1x20" },
    silent: [{ [`up${of("worker", "one")}`]: "0x20", [`up${of("worker", "two")}`]: "1x20" }, {
      [`up${of("all")}`]: "1x20",
    }],
    labels: {},
    summary: "No worker runs",
  },
  {
    alert: "GlimmerRestarts",
    minute: 10,
    fires: { [one("process_start_time_seconds")]: "100 100 200 200 300 300 400 400 500 500x20" },
    silent: [{ [one("process_start_time_seconds")]: "100 100 200 200 300 300x20" }],
    labels: web,
    summary: "web:9464 was started 4 times within 15 minutes",
  },
  {
    alert: "GlimmerDatabaseAway",
    minute: 10,
    fires: { [one("glimmer_database_away")]: "0x5 1x10" },
    silent: [{ [one("glimmer_database_away")]: "0x20" }],
    labels: web,
    summary: "web:9464 finds no database that can be written",
  },
  {
    alert: "GlimmerBusAway",
    minute: 10,
    fires: { [one("glimmer_bus_away")]: "0x5 1x10" },
    silent: [{ [one("glimmer_bus_away")]: "0x20" }],
    labels: web,
    summary: "web:9464 does not reach Redis or Valkey",
  },
  {
    alert: "GlimmerErrors",
    minute: 20,
    fires: {
      [one("glimmer_requests_total", 'status="2xx"')]: eachMinute(940),
      [one("glimmer_requests_total", 'status="5xx"')]: eachMinute(60),
    },
    silent: [
      {
        [one("glimmer_requests_total", 'status="2xx"')]: eachMinute(995),
        [one("glimmer_requests_total", 'status="5xx"')]: eachMinute(5),
      },
      { [one("glimmer_requests_total", 'status="4xx"')]: eachMinute(1_000) },
      {},
    ],
    labels: {},
    summary: "6% of all requests fail",
  },
  {
    alert: "GlimmerReadsSlow",
    minute: 30,
    fires: {
      [one("glimmer_request_seconds_bucket", 'endpoint="listPosts",le="1"')]: eachMinute(900),
      [one("glimmer_request_seconds_bucket", 'endpoint="listPosts",le="2.5"')]: eachMinute(1_000),
      [one("glimmer_request_seconds_bucket", 'endpoint="listPosts",le="+Inf"')]: eachMinute(1_000),
    },
    silent: [
      {
        [one("glimmer_request_seconds_bucket", 'endpoint="listPosts",le="1"')]: eachMinute(1_000),
        [one("glimmer_request_seconds_bucket", 'endpoint="listPosts",le="+Inf"')]: eachMinute(1_000),
      },
      {
        // A model may think.
        [one("glimmer_request_seconds_bucket", 'endpoint="sendAiMessage",le="1"')]: eachMinute(0),
        [one("glimmer_request_seconds_bucket", 'endpoint="sendAiMessage",le="10"')]: eachMinute(1_000),
        [one("glimmer_request_seconds_bucket", 'endpoint="sendAiMessage",le="+Inf"')]: eachMinute(1_000),
      },
    ],
    labels: {},
    summary: "One read of a hundred takes 2.35s",
  },
  {
    alert: "GlimmerReadsRefused",
    minute: 30,
    fires: { [one("glimmer_refused_reads_total", 'endpoint="listPosts"')]: eachMinute(120) },
    silent: [{ [one("glimmer_refused_reads_total", 'endpoint="listPosts"')]: forAnHour(500) }],
    labels: {},
    summary: "2 reads a second are refused because work waits",
  },
  {
    alert: "GlimmerStatementsWait",
    minute: 10,
    fires: { [one("glimmer_pool_oldest_wait_seconds")]: forAnHour(3) },
    silent: [{ [one("glimmer_pool_oldest_wait_seconds")]: forAnHour(0.2) }],
    labels: web,
    summary: "A statement of web:9464 waits 3s for a connection",
  },
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
];
