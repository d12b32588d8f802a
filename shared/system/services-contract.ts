import { z } from "zod";
import { defineEndpoint } from "../endpoint.ts";
import { count, timestamp } from "../primitives.ts";

const serviceNames = [
  "ai",
  "payments",
  "mail",
  "media_hash",
  "storage",
  "backup",
  "replicas",
  "bus",
  "jobs",
  "help_lines",
] as const;

const problem = z.object({
  /** The fault, in a sentence or two. */
  says: z.string(),
  /** Null when nobody saw it begin. */
  since: timestamp.nullable(),
  /** The remedy, with the names of settings. */
  todo: z.string(),
  /** The operators' page as a path in the repository, with a heading at times: `…md#ai`. */
  page: z.string(),
  /** Members feel it now; otherwise they may soon. */
  isUrgent: z.boolean(),
});
export type ServiceProblem = z.infer<typeof problem>;

/** A line of what is known: a text, a time, or both. */
const fact = z.object({ label: z.string(), text: z.string().nullable(), at: timestamp.nullable() });
export type ServiceFact = z.infer<typeof fact>;

const use = z.object({ label: z.string(), used: count, limit: count });

/** A model. */
const part = z.object({
  name: z.string(),
  /** The upstream name; null when this server lacks it. */
  upstream: z.string().nullable(),
  answeredAt: timestamp.nullable(),
  failedAt: timestamp.nullable(),
  /** Why the last call that failed did. */
  failure: z.string().nullable(),
  isFailing: z.boolean(),
});
export type ServicePart = z.infer<typeof part>;

const service = z.object({
  name: z.enum(serviceNames),
  /** `off`: not set up, which is no fault. */
  state: z.enum(["ok", "warn", "fix", "off"]),
  /** Its purpose and its state. */
  says: z.string(),
  /** Urgent ones first. */
  problems: z.array(problem),
  facts: z.array(fact),
  /** The uses of this UTC day. */
  uses: z.array(use),
  parts: z.array(part),
});
export type Service = z.infer<typeof service>;
export type ServiceName = Service["name"];

export const getServices = defineEndpoint({
  method: "get",
  path: "/api/admin/services",
  summary:
    "How AI, payments, mail, known images, storage, backups, replicas, live updates, jobs and help lines are, of all server processes: what is wrong, since when, what to do",
  access: "admin",
  status: 200,
  response: z.object({
    checkedAt: timestamp,
    /** Server processes on this database. */
    processes: count,
    services: z.array(service),
  }),
});
export type Services = z.infer<typeof getServices.response>;

export const serviceEndpoints = { getServices };
