import { Link } from "@tanstack/react-router";
import type { AuditAction, AuditEntry } from "#shared/admin/audit-contract.ts";
import { getLangAndDir } from "../../lib/text/lang-and-dir.ts";
import { PointInTime } from "../../ui/content/PointInTime.tsx";
import { formatDateTime, formatNumber } from "../../lib/text/format-counts-and-times.ts";

export const actionNames: Readonly<Record<AuditAction, string>> = {
  gift_xp: "Gift of XP",
  suspend_user: "Suspension",
  restore_user: "Restoration",
  name_moderator: "New moderator",
  dismiss_moderator: "Removal of a moderator",
  remove_post: "Removal of a post",
  remove_comment: "Removal of a comment",
  create_bot: "New bot",
  change_bot: "Change of a bot",
  delete_bot: "Deletion of a bot",
  delete_all_bots: "Deletion of all bots",
  switch_bots: "All bots on or off",
  clear_detected_bot: "Clearance of a detected bot",
  change_rules: "Change of the rules",
  switch_transparency: "Transparency page on or off",
  decide_case: "Decision of a case",
  undo_decision: "Undone decision",
  answer_appeal: "Answer to an appeal",
  tell_authorities: "Report to authorities",
  open_evidence: "Access to evidence",
};

/** The acts of a moderator on a member (cases.4), by the decision's name. */
const decisionTexts: Readonly<Record<string, string>> = {
  no_violation: "found nothing against the rules by",
  level: "set the level of what was written by",
  cover: "covered what was posted by",
  remove: "removed what was written by",
  warn: "warned",
  limit: "limited",
  suspend: "suspended",
  offer_help: "offered help to",
};

/** The words between the administrator's name and the member's. */
function actionText({ action, details }: AuditEntry): string {
  switch (action) {
    case "gift_xp":
      return `gave ${formatNumber(Number(details["xp"]))} XP to`;
    case "suspend_user":
      return "suspended";
    case "restore_user":
      return "restored";
    case "name_moderator":
      return "gave the moderator role to";
    case "dismiss_moderator":
      return "took the moderator role from";
    case "remove_post":
      return "removed a post of";
    case "remove_comment":
      return "removed a comment of";
    case "create_bot":
      return "created the bot";
    case "change_bot":
      return "changed the bot";
    case "delete_bot":
      return "deleted the bot";
    case "delete_all_bots":
      return "deleted all bots, as";
    case "switch_bots":
      return `${details["isOn"] === "yes" ? "let all bots work" : "stopped all bots"}, as`;
    case "clear_detected_bot":
      return "marked as not a bot:";
    case "change_rules":
      return "changed the house rules, as";
    case "switch_transparency":
      return `${details["isPublished"] === "yes" ? "published" : "stopped publishing"} the numbers, as`;
    case "decide_case":
      return decisionTexts[String(details["decision"])] ?? "decided about";
    case "undo_decision":
      return "undid a decision about";
    case "answer_appeal":
      return `${details["answer"] === "granted" ? "granted" : "refused"} an appeal of`;
    case "tell_authorities":
      return "told authorities about";
    case "open_evidence":
      return "looked at what is kept as evidence of";
  }
}

/** An administrator's action, with the member, the reason and the time. */
export function AuditRow({ entry }: { readonly entry: AuditEntry }) {
  const { actor, target, reason, createdAt } = entry;
  // The action's text has the amount of XP.
  const details = Object.entries(entry.details).filter(([name]) => name !== "xp");
  return (
    <li className="px-4 py-3.5 sm:px-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <p className="min-w-0 wrap-anywhere">
          <Username of={actor} /> <span>{actionText(entry)}</span> <Username of={target} />
        </p>
        <PointInTime at={createdAt} format={formatDateTime} className="shrink-0 text-meta text-quiet" />
      </div>
      {reason && (
        <p className="mt-1 text-meta wrap-anywhere">
          <span className="text-quiet">Reason:</span> <span {...getLangAndDir(reason)}>{reason}</span>
        </p>
      )}
      {details.length > 0 && (
        <dl className="mt-1 flex flex-wrap gap-x-4 gap-y-0.5 text-meta">
          {details.map(([name, value]) => (
            <div key={name} className="flex min-w-0 gap-1">
              <dt className="shrink-0 text-quiet">{`${humanizeName(name)}:`}</dt>
              <dd {...getLangAndDir(String(value))} className="min-w-0 wrap-anywhere">
                {name === "postId"
                  ? <Link to="/post/$postId" params={{ postId: String(value) }}>{value}</Link>
                  : typeof value === "number"
                  ? formatNumber(value)
                  : value}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  );
}

function Username({ of: { username } }: { readonly of: AuditEntry["actor"] }) {
  return (
    <Link to="/$username" params={{ username }} className="font-semibold text-ink hover:underline">
      {`@${username}`}
    </Link>
  );
}

/** `stoppedPromotions` becomes 'Stopped promotions'. */
function humanizeName(name: string): string {
  const words = name.replaceAll(/([A-Z])/g, " $1").toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
