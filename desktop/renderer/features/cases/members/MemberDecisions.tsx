import type { CaseDecision } from "#shared/cases/case-shapes.ts";
import { langAndDir } from "../../../lib/text/lang-and-dir.ts";
import { RelativeTime } from "../../../ui/content/RelativeTime.tsx";
import { Card } from "../../../ui/layout/Card.tsx";
import { CaseMember } from "../case/CaseMember.tsx";
import { decidedText } from "../words/case-words.ts";

/** What was decided about a member. */
export function MemberDecisions({ decisions }: { readonly decisions: readonly CaseDecision[] }) {
  if (decisions.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="member-decisions" className="space-y-3 p-4">
      <h3 id="member-decisions" className="font-semibold">Decisions</h3>
      <ul className="space-y-3">
        {decisions.map((one) => (
          <li key={one.id}>
            <div className="flex flex-wrap items-center gap-x-2 gap-y-1 text-meta">
              <span className="font-medium">{decidedText(one)}</span>
              <CaseMember member={one.by} />
              <RelativeTime at={one.decidedAt} className="text-quiet" />
            </div>
            <p {...langAndDir(one.reason)} className="mt-1 wrap-anywhere">{one.reason}</p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
