import { z } from "zod";

/** moderation.6 */
export const reportReasons = [
  "spam",
  "harassment",
  "self_harm",
  "hate",
  "sexual",
  "violence",
  "misinformation",
  "inappropriate_content",
  "other",
] as const;
export const reportReason = z.enum(reportReasons);
export type ReportReason = z.infer<typeof reportReason>;
