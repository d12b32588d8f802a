import { useQueryClient } from "@tanstack/react-query";
import { listCases, releaseCase } from "#shared/cases/queue-contract.ts";
import { call } from "../../../lib/api/call.ts";
import { caseKeys } from "../../../lib/query-keys/case-keys.ts";

interface HardCasesProps {
  readonly count: number;
  readonly onBreak: () => void;
}

/**
 * Counts the hard cases of the moderator's day and offers a way out: quiet, and never in the way.
 */
export function HardCases({ count, onBreak }: HardCasesProps) {
  if (count === 0) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-meta text-quiet">
      <span>{`You have looked at ${count} hard ${count === 1 ? "case" : "cases"} today`}</span>
      <button
        type="button"
        className="min-h-6 font-medium text-brand underline underline-offset-2 pointer-coarse:min-h-11"
        onClick={onBreak}
      >
        Take a break
      </button>
    </p>
  );
}

/** Gives back what the moderator holds, so that others see to it meanwhile. */
export function useGiveAllBack(): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    const mine = await call(listCases, { query: { state: "mine", limit: 100 } });
    await Promise.allSettled(mine.map(({ id }) => call(releaseCase, { params: { id } })));
    await client.invalidateQueries({ queryKey: caseKeys.all });
  };
}
