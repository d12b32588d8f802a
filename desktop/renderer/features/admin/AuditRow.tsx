import { t } from "@lingui/core/macro";
import { Link } from "@tanstack/react-router";
import type { AuditAction, AuditEntry } from "#shared/admin/audit-contract.ts";
import { getLangAndDir } from "../../lib/text/lang-and-dir.ts";
import { PointInTime } from "../../ui/content/PointInTime.tsx";
import { formatDateTime, formatNumber } from "../../lib/text/format-counts-and-times.ts";
import { nameOfActor, nameOfTarget, splitAct } from "./act-sentences.ts";
import { Handle } from "../../ui/content/MemberName.tsx";
import { nameDetail } from "./detail-names.ts";

export const actionNames: Readonly<Record<AuditAction, string>> = {
  gift_xp: t`Gift of XP`,
  suspend_user: t`Suspension`,
  restore_user: t`Restoration`,
  name_moderator: t`New moderator`,
  dismiss_moderator: t`Removal of a moderator`,
  remove_post: t`Removal of a post`,
  remove_comment: t`Removal of a comment`,
  create_bot: t`New bot`,
  change_bot: t`Change of a bot`,
  delete_bot: t`Deletion of a bot`,
  delete_all_bots: t`Deletion of all bots`,
  switch_bots: t`All bots on or off`,
  clear_detected_bot: t`Clearance of a detected bot`,
  change_rules: t`Change of the rules`,
  switch_transparency: t`Transparency page on or off`,
  decide_case: t`Decision of a case`,
  undo_decision: t`Undone decision`,
  answer_appeal: t`Answer to an appeal`,
  tell_authorities: t`Report to authorities`,
  open_evidence: t`Access to evidence`,
};

/** An administrator's action, with the member, the reason and the time. */
export function AuditRow({ entry }: { readonly entry: AuditEntry }) {
  const { actor, target, reason, createdAt } = entry;
  // The action's text has the amount of XP.
  const details = Object.entries(entry.details).filter(([name]) => name !== "xp");
  return (
    <li className="px-4 py-3.5 sm:px-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <p className="min-w-0 wrap-anywhere">
          {splitAct(entry).map((part, at) =>
            part === nameOfActor || part === nameOfTarget
              ? <Username key={part} of={part === nameOfActor ? actor : target} />
              : <span key={at}>{part}</span>
          )}
        </p>
        <PointInTime at={createdAt} format={formatDateTime} className="shrink-0 text-meta text-quiet" />
      </div>
      {reason && (
        <p className="mt-1 text-meta wrap-anywhere">
          <span className="text-quiet">{t`Reason:`}</span> <span {...getLangAndDir(reason)}>{reason}</span>
        </p>
      )}
      {details.length > 0 && (
        <dl className="mt-1 flex flex-wrap gap-x-4 gap-y-0.5 text-meta">
          {details.map(([name, value]) => (
            <div key={name} className="flex min-w-0 gap-1">
              <dt className="shrink-0 text-quiet">{nameDetail(name)}</dt>
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
      <Handle username={username} />
    </Link>
  );
}
