import type { CaseDetail } from "#shared/cases/case-shapes.ts";
import { getRuleTitle } from "#shared/rules/first-rules.ts";
import { getLangAndDir } from "../../../lib/text/lang-and-dir.ts";
import { RelativeTime } from "../../../ui/content/RelativeTime.tsx";
import { Card } from "../../../ui/layout/Card.tsx";
import { GuardedRows } from "../../../ui/status/GuardedRows.tsx";
import { useHouseRules } from "../decide/use-rules.ts";
import { ReporterRecord } from "../together/ReporterRecord.tsx";
import { CaseMember } from "./CaseMember.tsx";

/** Who reported it, why, and in which words. Only moderators read this. */
export function CaseReports({ reports }: Pick<CaseDetail, "reports">) {
  const rules = useHouseRules();
  if (reports.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="case-reports" className="p-4">
      <h3 id="case-reports" className="font-semibold">
        {reports.length === 1 ? "One report" : `${reports.length} reports`}
      </h3>
      <ul className="mt-2 space-y-3">
        <GuardedRows rows={reports}>
          {({ reporter, stranger, record, ruleId, description, createdAt }) => (
            <li>
              <div className="flex flex-wrap items-center gap-x-2 gap-y-1 text-meta">
                <span className="font-medium">{getRuleTitle(rules, ruleId)}</span>
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
      <span className="text-quiet">Somebody without an account</span>
      {name && <span {...getLangAndDir(name)} className="font-medium wrap-anywhere">{name}</span>}
    </span>
  );
}
