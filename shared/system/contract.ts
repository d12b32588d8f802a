import { z } from "zod";
import { defineEndpoint } from "../endpoint.ts";
import { count, text, timestamp } from "../primitives.ts";

const health = z.object({
  status: z.enum(["ok", "degraded"]),
  version: z.string(),
  database: z.enum(["up", "down"]),
  /**
   * The bus that carries events between server processes; `none` when each process keeps its own.
   */
  bus: z.enum(["ok", "away", "none"]),
  /** Whether reads go to all replicas of the database, to some, or to none of them. */
  replicas: z.enum(["ok", "some_out", "out", "none"]),
});

/**
 * Returns 200 while the service can work and 503, with the same body, while its database is away.
 */
export const getHealth = defineEndpoint({
  method: "get",
  path: "/api/health",
  summary: "Whether the service and its database are up; 503 with the same body when not",
  access: "public",
  isAnonymous: true,
  status: 200,
  response: health,
  unavailable: health,
});

const about = z.object({
  name: z.string(),
  version: z.string(),
  /** The operator's address: what the legal pages and mails name (mail.3). */
  contactEmail: z.email(),
  /** False: nobody can join for now. */
  isRegistrationOpen: z.boolean(),
});

export const getAbout = defineEndpoint({
  method: "get",
  path: "/api/about",
  summary: "The service's name and version, the address its members write to, and whether one can join",
  access: "public",
  isAnonymous: true,
  status: 200,
  response: about,
});

export const rateLimitUse = z.object({
  name: z.string(),
  label: z.string(),
  /** Calls allowed in each window; tokens, images and answers for those of AI. */
  limit: count,
  used: count,
  windowSeconds: count,
  /** When the count resets; null while nothing is counted. */
  resetsAt: timestamp.nullable(),
});
export type RateLimitUse = z.infer<typeof rateLimitUse>;

export const getRateLimitStatus = defineEndpoint({
  method: "get",
  path: "/api/rate-limit-status",
  summary: "The member's limits, their use, and when they reset",
  access: "member",
  status: 200,
  response: z.array(rateLimitUse),
});

export const getOpenApiDocument = defineEndpoint({
  method: "get",
  path: "/api/openapi.json",
  summary: "This contract as an OpenAPI 3.1 document",
  access: "public",
  isAnonymous: true,
  status: 200,
  response: z.looseObject({ openapi: z.string() }),
  hasEtag: true,
});

export const getDocs = defineEndpoint({
  method: "get",
  path: "/api/docs",
  summary: "This contract as a web page",
  access: "public",
  isAnonymous: true,
  status: 200,
  produces: "text/html",
  hasEtag: true,
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

/** Returns 404 while SMTP_URL is set (mail.1). */
export const getOutbox = defineEndpoint({
  method: "get",
  path: "/api/dev/outbox",
  summary: "Emails that would have been sent, newest first (development only)",
  access: "public",
  isAnonymous: true,
  developmentOnly: true,
  query: z.object({ to: text(254).optional() }),
  errors: ["not_found"],
  status: 200,
  response: z.array(outboxMail),
});

export const systemEndpoints = {
  getHealth,
  getAbout,
  getRateLimitStatus,
  getOpenApiDocument,
  getDocs,
  getOutbox,
};
