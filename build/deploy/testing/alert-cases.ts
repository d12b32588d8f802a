import { type AlertCase, eachMinute, forAnHour, of, one, web } from "./alert-case.ts";
import { casesOfWork } from "./alert-cases-of-work.ts";

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
  ...casesOfWork,
];
