import type { ServiceProblem } from "#shared/system/services-contract.ts";
import { formatDateTime } from "../../../lib/text/format-counts-and-times.ts";
import { PointInTime } from "../../../ui/content/PointInTime.tsx";
import { RelativeTime } from "../../../ui/content/RelativeTime.tsx";

/** What is wrong, since when, and what to do, urgent things first. */
export function ServiceProblems({ problems }: { readonly problems: readonly ServiceProblem[] }) {
  if (problems.length === 0) return null;
  return (
    <ul className="mt-3 space-y-2">
      {problems.map((problem) => <Problem key={problem.says} problem={problem} />)}
    </ul>
  );
}

function Problem({ problem: { says, since, todo, page, isUrgent } }: { readonly problem: ServiceProblem }) {
  return (
    <li className={`rounded-control px-4 py-3 ${isUrgent ? "bg-danger-wash" : "bg-wash"}`}>
      <p className="font-medium wrap-anywhere">{says}</p>
      {since !== null && (
        <p className="text-meta">
          <span>Since</span> <PointInTime at={since} format={formatDateTime} /> <span>(</span>
          <RelativeTime at={since} isAge />
          <span>)</span>
        </p>
      )}
      <p className="mt-1.5 text-meta wrap-anywhere">
        <span className="font-semibold">What to do:</span> <WithCode text={todo} />
      </p>
      <p className="mt-0.5 text-meta wrap-anywhere">
        <span>See</span> <code>{page}</code>
      </p>
    </li>
  );
}

/** A text whose parts in backticks are commands. */
function WithCode({ text }: { readonly text: string }) {
  return text.split("`").map((part, at) =>
    at % 2 === 1 ? <code key={at}>{part}</code> : <span key={at}>{part}</span>
  );
}
