import { msg } from "@lingui/core/runtime-macro";
import { z } from "zod";
import { fieldText } from "../language/field-text.ts";
import { caseKind } from "../cases/case-shapes.ts";
import { decisionKind } from "../cases/decision-kinds.ts";
import { defineEndpoint } from "../endpoint.ts";
import { pageQuery } from "../paging.ts";
import { count, id, moderationLevel, optionalField, text, timestamp } from "../primitives.ts";

const detail = z.union([z.string(), z.number()]);
const yesOrNo = z.enum(["yes", "no"]);
const noDetails = detailsOf({});

/** A decision, or one that was undone; a wave has a row for each that it is about. */
const decisionDetails = detailsOf({
  case: id,
  kind: caseKind,
  decision: decisionKind,
  rule: z.string().optional(),
  level: moderationLevel.optional(),
  days: count.optional(),
  stoppedPromotions: count.optional(),
  removedPosts: count.optional(),
  removedComments: count.optional(),
});

/** The acts of administrators that the audit keeps (admin.5), with their details. */
const auditedActs = [
  actWith("gift_xp", detailsOf({ xp: z.number().int() })),
  actWith("suspend_user", detailsOf({ stoppedPromotions: count })),
  actWith("restore_user", noDetails),
  actWith("name_moderator", noDetails),
  actWith("dismiss_moderator", noDetails),
  actWith("remove_post", detailsOf({ case: id.optional() })),
  actWith("remove_comment", detailsOf({ case: id.optional(), postId: id })),
  actWith("create_bot", detailsOf({ email: z.string() })),
  /** Each changed field as 'old → new'. */
  actWith("change_bot", z.record(z.string(), z.string())),
  actWith("delete_bot", detailsOf({ email: z.string(), content: z.enum(["keep", "remove"]) })),
  actWith("delete_all_bots", detailsOf({ deleted: count, usernames: z.string() })),
  actWith("switch_bots", detailsOf({ isOn: yesOrNo })),
  actWith("clear_detected_bot", detailsOf({ reasons: z.string() })),
  /** The version, and the keys of rules. */
  actWith(
    "change_rules",
    detailsOf({
      version: count,
      added: z.string().optional(),
      changed: z.string().optional(),
      removed: z.string().optional(),
      moved: z.string().optional(),
    }),
  ),
  actWith("switch_transparency", detailsOf({ isPublished: yesOrNo })),
  actWith("decide_case", decisionDetails),
  actWith("undo_decision", decisionDetails),
  actWith(
    "answer_appeal",
    detailsOf({
      case: id,
      decision: decisionKind,
      rule: z.string().optional(),
      answer: z.enum(["granted", "refused"]),
      restoredPosts: count.optional(),
      restoredComments: count.optional(),
      resumedPromotions: count.optional(),
    }),
  ),
  /** The reason is whom they told what. */
  actWith("tell_authorities", detailsOf({ case: id, kind: caseKind, toldAt: z.string() })),
  actWith(
    "open_evidence",
    detailsOf({ case: id.optional(), kind: caseKind, rule: z.string().optional() }),
  ),
] as const;
const auditedAct = z.discriminatedUnion("action", auditedActs);
export type AuditAction = z.infer<typeof auditedAct>["action"];

const auditActions = auditedActs.map(({ shape }) => shape.action.value);

/** Further details of an act are shown too. */
function detailsOf<S extends z.ZodRawShape>(shape: S) {
  return z.object(shape).catchall(detail);
}

function actWith<A extends string, D extends z.ZodType>(action: A, details: D) {
  return z.object({ action: z.literal(action), details });
}

/** An act that lacks some of these details is shown as well. */
const otherAct = z.object({
  action: z.enum(auditActions),
  details: z.record(z.string(), detail),
});

/** One act. Nobody changes or deletes it. */
const auditEntry = z.object({
  id,
  /** Names as they were at the time: the accounts may have been deleted since. */
  actor: z.object({ id, username: z.string() }),
  /** The affected member, whatever the subject; for acts on all bots the administrator. */
  target: z.object({ id, username: z.string() }),
  /** The post or comment. */
  subjectId: id.nullable(),
  reason: z.string().nullable(),
  createdAt: timestamp,
}).and(z.union([auditedAct, otherAct]));
export type AuditEntry = z.infer<typeof auditEntry>;

const auditFilter = z.object({
  action: optionalField(z.enum(auditActions)),
  /**
   * Part of the username of the administrator or the member; its beginning with one or two letters.
   */
  q: text(50).default(""),
  /** Days in UTC, both included. */
  from: optionalField(z.iso.date(fieldText(msg`Use the form YYYY-MM-DD.`))),
  to: optionalField(z.iso.date(fieldText(msg`Use the form YYYY-MM-DD.`))),
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
