import { plural, t } from "@lingui/core/macro";
import { Link } from "@tanstack/react-router";
import type { CaseRow } from "#shared/cases/case-shapes.ts";
import { getLangAndDir } from "../../../lib/text/lang-and-dir.ts";
import { RelativeTime } from "../../../ui/content/RelativeTime.tsx";
import { Card } from "../../../ui/layout/Card.tsx";
import { describeEnd, kindNames, listReasons } from "../case-words.ts";

interface MemberCasesProps {
  /** The latest ones. */
  readonly cases: readonly CaseRow[];
  readonly count: number;
}

/** The cases about a member, each with the way to it. */
export function MemberCases({ cases, count }: MemberCasesProps) {
  const shown = cases.length;
  return (
    <Card as="section" aria-labelledby="member-cases" className="space-y-2 p-4">
      <h3 id="member-cases" className="font-semibold">
        {count > shown
          ? plural(count, {
            one: `The latest ${shown} of # case`,
            other: `The latest ${shown} of # cases`,
          })
          : t`Cases`}
      </h3>
      {shown === 0
        ? <p className="text-meta text-quiet">{t`There has been no case about them yet.`}</p>
        : (
          <ul className="-mx-2 space-y-0.5">
            {cases.map((row) => (
              <li key={row.id}>
                <Link
                  to="/moderation"
                  search={{ case: row.id }}
                  className="block rounded-control px-2 py-1.5 text-ink no-underline hover:bg-wash"
                >
                  <span className="flex gap-2 text-meta text-quiet">
                    <span className="min-w-0 font-medium wrap-break-word">
                      {[kindNames[row.subject.kind], ...listReasons(row)].join(" · ")}
                    </span>
                    <span className="ms-auto shrink-0">
                      {row.closedAt ? describeEnd(row) ?? t`Closed` : t`Open`}
                    </span>
                    <RelativeTime at={row.closedAt ?? row.openedAt} className="shrink-0" />
                  </span>
                  {row.excerpt && (
                    <span {...getLangAndDir(row.excerpt)} className="line-clamp-1 wrap-anywhere">
                      {row.excerpt}
                    </span>
                  )}
                </Link>
              </li>
            ))}
          </ul>
        )}
    </Card>
  );
}
