import { Counter, Histogram, type Registry } from "prom-client";
import type { Metrics } from "./metrics.ts";

const secondsBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const methods = new Set(["GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS"]);

/** Counts into `registry`, whose text Prometheus reads. */
export function prometheusMetrics(registry: Registry): Metrics {
  const counter = <L extends string>(name: string, help: string, labelNames: readonly L[]) =>
    new Counter({ name: `glimmer_${name}`, help, labelNames, registers: [registry] });
  const requests = counter("requests_total", "Responses by the endpoint's name, method and class of status", [
    "endpoint",
    "method",
    "status",
  ]);
  const requestSeconds = new Histogram({
    name: "glimmer_request_seconds",
    help: "Time until a response begins",
    labelNames: ["endpoint"],
    buckets: secondsBuckets,
    registers: [registry],
  });
  const statements = counter("statements_total", "SQL statements by feature and function", ["statement"]);
  const statementSeconds = counter("statement_seconds_total", "Their time on a connection", ["statement"]);
  const statementWaits = counter("statement_wait_seconds_total", "Their wait for one", ["statement"]);
  const statementErrors = counter("statement_errors_total", "Those that failed", ["statement"]);
  const caches = counter("cache_total", "Looks into a cache", ["cache", "outcome"]);
  const jobs = counter("jobs_total", "Attempts of jobs by task", ["task", "outcome"]);
  const calls = counter("provider_calls_total", "Calls of services outside", [
    "provider",
    "operation",
    "outcome",
  ]);
  const callSeconds = counter("provider_call_seconds_total", "Their time", ["provider", "operation"]);
  const tokens = counter("ai_tokens_total", "Tokens of AI models, as the provider counts them", [
    "operation",
    "model",
    "kind",
  ]);
  const refused = counter("refused_reads_total", "Reads refused because work waits", ["endpoint"]);
  const limited = counter("refused_requests_total", "Requests refused by a limit", ["endpoint"]);
  const closed = counter("closed_connections_total", "Connections closed for endless requests", ["reason"]);
  const places = counter("replica_reads_total", "Reads that may go to a replica, by where they went", [
    "place",
  ]);

  return {
    countRequest(name, given, status, seconds) {
      const endpoint = name ?? "other";
      // Callers may make up methods.
      const method = methods.has(given) ? given : "other";
      requests.inc({ endpoint, method, status: `${Math.floor(status / 100)}xx` });
      if (status === 429) limited.inc({ endpoint });
      requestSeconds.observe({ endpoint }, seconds);
    },
    countStatement({ name: statement, waitedMs, ranMs, error }) {
      statements.inc({ statement });
      statementSeconds.inc({ statement }, ranMs / 1_000);
      if (waitedMs > 0) statementWaits.inc({ statement }, waitedMs / 1_000);
      if (error) statementErrors.inc({ statement });
    },
    countCache: (cache, outcome) => caches.inc({ cache, outcome }),
    countJob: (task, outcome) => jobs.inc({ task, outcome }),
    countCall({ provider, operation, outcome, seconds }) {
      calls.inc({ provider, operation, outcome });
      callSeconds.inc({ provider, operation }, seconds);
    },
    countTokens(operation, model, { prompt, completion }) {
      tokens.inc({ operation, model, kind: "prompt" }, prompt);
      tokens.inc({ operation, model, kind: "completion" }, completion);
    },
    countRefusedRead: (endpoint) => refused.inc({ endpoint }),
    countClosedConnection: (reason) => closed.inc({ reason }),
    countReadPlace: (place) => places.inc({ place }),
  };
}
