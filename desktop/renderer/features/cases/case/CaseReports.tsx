import { plural, t } from "@lingui/core/macro";
import { useState } from "react";
import type { CaseDetail, DeskMember } from "#shared/cases/case-shapes.ts";
import { getRuleTitle } from "#shared/rules/first-rules.ts";
import { showText } from "../../../lib/language/show-text.ts";
import { getLangAndDir } from "../../../lib/text/lang-and-dir.ts";
import { RelativeTime } from "../../../ui/content/RelativeTime.tsx";
import { Card } from "../../../ui/layout/Card.tsx";
import { GuardedRows } from "../../../ui/status/GuardedRows.tsx";
import { useHouseRules } from "../decide/use-rules.ts";
import { CaseMember } from "./CaseMember.tsx";
import { useSession } from "../../../lib/session/session.ts";
import { CloseTogetherDialog } from "../together/CloseTogetherDialog.tsx";

/** Who reported it, why, and in which words. Only moderators read this. */
export function CaseReports({ reports }: Pick<CaseDetail, "reports">) {
  const rules = useHouseRules();
  const count = reports.length;
  if (count === 0) return null;
  return (
    <Card as="section" aria-labelledby="case-reports" className="p-4">
      <h3 id="case-reports" className="font-semibold">
        {plural(count, { one: "One report", other: `${count} reports` })}
      </h3>
      <ul className="mt-2 space-y-3">
        <GuardedRows rows={reports}>
          {({ reporter, stranger, record, ruleId, description, createdAt }) => (
            <li>
              <div className="flex flex-wrap items-center gap-x-2 gap-y-1 text-meta">
                <span className="font-medium">{showText(getRuleTitle(rules, ruleId))}</span>
                {stranger ? <Stranger name={stranger.name} /> : <CaseMember member={reporter} />}
                <RelativeTime at={createdAt} className="text-quiet" />
              </div>
              {reporter && record && <ReporterRecord reporter={reporter} record={record} />}
              {description && (
                <p {...getLangAndDir(description)} className="mt-1 whitespace-pre-wrap wrap-anywhere">
                  {description}
                </p>
              )}
            </li>
          )}
        </GuardedRows>
      </ul>
    </Card>
  );
}

/** Somebody who reported on the public page, and how they call themselves. */
function Stranger({ name }: { readonly name: string | null }) {
  return (
    <span className="inline-flex min-h-6 min-w-0 flex-wrap items-center gap-x-1.5">
      <span className="text-quiet">{t`Somebody without an account`}</span>
      {name && <span {...getLangAndDir(name)} className="font-medium wrap-anywhere">{name}</span>}
    </span>
  );
}

interface ReporterRecordProps {
  readonly reporter: DeskMember;
  readonly record: NonNullable<CaseDetail["reports"][number]["record"]>;
}

/** How a reporter's earlier reports ended, and the way to set their open ones aside (cases.10). */
function ReporterRecord({ reporter, record: { right, wrong } }: ReporterRecordProps) {
  const { user } = useSession();
  const [isAsking, setAsking] = useState(false);
  const name = reporter.displayName;
  return (
    <div className="flex flex-wrap items-center gap-x-2 text-meta text-quiet">
      <span>{recordText(right, wrong)}</span>
      {reporter.id !== user?.id && (
        <button
          type="button"
          className="min-h-6 font-medium text-brand underline underline-offset-2 pointer-coarse:min-h-11"
          onClick={() => setAsking(true)}
        >
          {t`Set all their reports aside`}
        </button>
      )}
      {isAsking && (
        <CloseTogetherDialog
          what={{ reporterId: reporter.id }}
          title={t`Set aside what ${name} reported?`}
          body={t`All open cases that only they reported close as 'No violation', at most a hundred at once. What others reported too, and what somebody else is working on, stays open. You can undo it for ten minutes.`}
          confirmLabel={t`Set aside reports`}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}

/** 'Of 12 earlier reports 3 led to something.' */
export function recordText(right: number, wrong: number): string {
  const all = right + wrong;
  if (all === 0) return t`No earlier report was decided.`;
  if (all === 1) {
    return right === 1 ? t`Their earlier report led to something.` : t`Their earlier report led to nothing.`;
  }
  if (right === 0) {
    return plural(all, {
      one: "Of # earlier report none led to something.",
      other: "Of # earlier reports none led to something.",
    });
  }
  return right === all
    ? plural(all, {
      one: "Of # earlier report all led to something.",
      other: "Of # earlier reports all led to something.",
    })
    : plural(all, {
      one: `Of # earlier report ${right} led to something.`,
      other: `Of # earlier reports ${right} led to something.`,
    });
}
