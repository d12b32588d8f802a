import { plural } from "@lingui/core/macro";
import { ChartColumn } from "../../ui/icons/chart-column.ts";

/** Says in a quote that its post has a poll; the post itself is the place to vote. */
export function PollMark({ answersCount }: { readonly answersCount: number }) {
  return (
    <span className="mt-1.5 flex items-center gap-1.5 text-meta text-quiet">
      <ChartColumn size={14} aria-hidden="true" />
      <span>{plural(answersCount, { one: "Poll with # answer", other: "Poll with # answers" })}</span>
    </span>
  );
}
