import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { text, timestamp } from "../primitives.ts";

/** Answers 200 when serving and 503, with the same body, when the database is away (decision 11). */
export const getHealth = endpoint({
  method: "get",
  path: "/api/health",
  summary: "Whether the service is up and its database answers",
  access: "public",
  status: 200,
  response: z.object({
    status: z.enum(["ok", "degraded"]),
    version: z.string(),
    database: z.enum(["up", "down"]),
  }),
});

export const outboxMail = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  links: z.array(z.string()),
  createdAt: timestamp,
});
export type OutboxMail = z.infer<typeof outboxMail>;

/** Mounted only outside production and only while no SMTP_URL is set (decision 28). */
export const getOutbox = endpoint({
  method: "get",
  path: "/api/dev/outbox",
  summary: "Mails that would have been sent, newest first (development only)",
  access: "public",
  query: z.object({ to: text(254).optional() }),
  status: 200,
  response: z.array(outboxMail),
});

export const systemEndpoints = { getHealth, getOutbox };
