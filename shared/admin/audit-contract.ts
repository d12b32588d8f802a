import { z } from "zod";
import { defineEndpoint } from "../endpoint.ts";
import { pageQuery } from "../paging.ts";
import { id, optionalField, text, timestamp } from "../primitives.ts";

/** Acts of administrators that the audit keeps (admin.5). */
export const auditActions = [
  "gift_xp",
  "suspend_user",
  "restore_user",
  "name_moderator",
  "dismiss_moderator",
  "remove_post",
  "remove_comment",
  "create_bot",
  "change_bot",
  "delete_bot",
  "delete_all_bots",
  "switch_bots",
  "clear_detected_bot",
  "change_rules",
  "switch_transparency",
  "decide_case",
  "undo_decision",
  "answer_appeal",
  "tell_authorities",
  "open_evidence",
] as const;
export type AuditAction = (typeof auditActions)[number];

/** One act. Nobody changes or deletes it. */
const auditEntry = z.object({
  id,
  action: z.enum(auditActions),
  /** Names as they were at the time: the accounts may have been deleted since. */
  actor: z.object({ id, username: z.string() }),
  /** The affected member, whatever the subject; for acts on all bots the administrator. */
  target: z.object({ id, username: z.string() }),
  /** The post or comment. */
  subjectId: id.nullable(),
  reason: z.string().nullable(),
  /**
   * `gift_xp`: `xp`. `suspend_user`: `stoppedPromotions`. `remove_post`: `case`. `remove_comment`:
   * `case`, `postId`. `create_bot`: `email`. `change_bot`: each changed field as 'old → new'.
   * `delete_bot`: `email`, `content`. `delete_all_bots`: `deleted`, `usernames`. `switch_bots`:
   * `isOn`. `clear_detected_bot`: `reasons`. `change_rules`: `version`, and the keys of rules that
   * are `added`, `changed`, `removed` or `moved`. `switch_transparency`: `isPublished`.
   * `decide_case` and `undo_decision`: `case`, `kind`, `decision`, `rule`, and what the decision
   * has of `level`, `days`, `stoppedPromotions`, `removedPosts` and `removedComments`; a wave has a
   * row for each that it is about. `answer_appeal`: `case`, `decision`, `rule`, `answer` (granted,
   * refused), and what came back as `restoredPosts`, `restoredComments` and `resumedPromotions`.
   * `tell_authorities`: `case`, `kind`, `toldAt`; the reason is whom they told what.
   * `open_evidence`: `case`, `kind`, `rule`.
   */
  details: z.record(z.string(), z.union([z.string(), z.number()])),
  createdAt: timestamp,
});
export type AuditEntry = z.infer<typeof auditEntry>;

const auditFilter = z.object({
  action: optionalField(z.enum(auditActions)),
  /**
   * Part of the username of the administrator or the member; its beginning with one or two letters.
   */
  q: text(50).default(""),
  /** Days in UTC, both included. */
  from: optionalField(z.iso.date("Use the form YYYY-MM-DD.")),
  to: optionalField(z.iso.date("Use the form YYYY-MM-DD.")),
});

export const listAudit = defineEndpoint({
  method: "get",
  path: "/api/admin/audit",
  summary: "Acts of administrators, the latest first",
  access: "admin",
  query: pageQuery.extend(auditFilter.shape),
  status: 200,
  response: z.array(auditEntry),
  paged: true,
});

export const exportAudit = defineEndpoint({
  method: "get",
  path: "/api/admin/audit.csv",
  summary: "The same as a CSV file: at most 50,000 rows, the latest",
  access: "admin",
  query: auditFilter,
  status: 200,
  produces: "text/csv",
});

export const auditEndpoints = { listAudit, exportAudit };
