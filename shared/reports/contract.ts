import { z } from "zod";
import { defineEndpoint } from "../endpoint.ts";
import { id, idParams, text, timestamp } from "../primitives.ts";
import { type ReportReason, reportReason } from "./report-reason.ts";
import { ruleKey } from "../rules/rule-key.ts";

/** Reports that come before others (cases.1). */
export function isUrgentReason(reason: ReportReason): boolean {
  return reason === "self_harm" || reason === "violence";
}

/** How many reports a member files in a day, and at least, if many were found wrong. */
export const reportsPerDay = { most: 30, least: 3 } as const;

const reportLimits = { descriptionLength: 1000 } as const;

export const newReport = z.object({
  reason: reportReason,
  description: text(reportLimits.descriptionLength).trim().optional(),
  /** The house rule that it is about; without one the reason's own (rules.1). */
  ruleId: ruleKey.optional(),
});
export type NewReport = z.input<typeof newReport>;

/** The caller's report. Reporting the same thing again returns the first report. */
export const report = z.object({
  id,
  reason: reportReason,
  description: z.string(),
  createdAt: timestamp,
});
export type Report = z.infer<typeof report>;

export const reportPost = defineEndpoint({
  method: "post",
  path: "/api/posts/{id}/report",
  summary: "Report a post to the moderators",
  access: "member",
  params: idParams,
  body: newReport,
  status: 201,
  response: report,
});

export const reportComment = defineEndpoint({
  method: "post",
  path: "/api/comments/{id}/report",
  summary: "Report a comment to the moderators",
  access: "member",
  params: idParams,
  body: newReport,
  status: 201,
  response: report,
});

export const reportMember = defineEndpoint({
  method: "post",
  path: "/api/users/{id}/report",
  summary: "Report a member to the moderators",
  access: "member",
  params: idParams,
  body: newReport,
  status: 201,
  response: report,
});

export const reportEndpoints = { reportPost, reportComment, reportMember };
