import type { CaseDetail } from "#shared/cases/case-shapes.ts";
import { formatNumber } from "../../../lib/text/format-counts-and-times.ts";
import { getLangAndDir } from "../../../lib/text/lang-and-dir.ts";
import { Card } from "../../../ui/layout/Card.tsx";
import { CaseMember } from "./CaseMember.tsx";

/** Shows what many young accounts wrote alike, and who they are (cases.6). */
export function WaveContents({ wave }: { readonly wave: NonNullable<CaseDetail["wave"]> }) {
  const { accounts, contents, shared, members, first } = wave;
  return (
    <Card as="section" aria-labelledby="case-wave" className="space-y-2 p-4">
      <h3 id="case-wave" className="font-semibold">
        {`${formatNumber(accounts)} young accounts, ${formatNumber(contents)} posts and comments`}
      </h3>
      <p className="text-meta text-quiet">
        <span>
          {first
            ? "One decision holds for all of them, for who wrote it first only if you choose them too. "
            : "One decision holds for all of them. "}
        </span>
        <span>Their links can't be opened by a click meanwhile.</span>
      </p>
      <p className="text-meta text-quiet">What they have in common:</p>
      <p {...getLangAndDir(shared)} className="rounded-control bg-wash px-3 py-2 wrap-anywhere">{shared}</p>
      {first && (
        <p className="flex flex-wrap items-center gap-x-2 text-meta">
          <span className="text-quiet">First posted by:</span>
          <CaseMember member={first} />
        </p>
      )}
      <ul aria-label="Accounts" className="flex flex-wrap gap-x-4 gap-y-1 text-meta">
        {members.filter(({ id }) => id !== first?.id).map((member) => (
          <li key={member.id} className="min-w-0">
            <CaseMember member={member} />
          </li>
        ))}
      </ul>
      {accounts > members.length && (
        <p className="text-meta text-quiet">{`and ${formatNumber(accounts - members.length)} more`}</p>
      )}
    </Card>
  );
}
