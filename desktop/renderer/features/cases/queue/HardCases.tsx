import { plural, t } from "@lingui/core/macro";
import { useEffect, useRef } from "react";
import { Link } from "@tanstack/react-router";
import { useQueryClient } from "@tanstack/react-query";
import { listCases, releaseCase } from "#shared/cases/queue-contract.ts";
import { call } from "../../../lib/api/call.ts";
import { Button } from "../../../ui/button/Button.tsx";
import { Sprout } from "../../../ui/icons/sprout.ts";
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
      <span>
        {plural(count, {
          one: "You have looked at # hard case today",
          other: "You have looked at # hard cases today",
        })}
      </span>
      <button
        type="button"
        className="min-h-6 font-medium text-brand underline underline-offset-2 pointer-coarse:min-h-11"
        onClick={onBreak}
      >
        {t`Take a break`}
      </button>
    </p>
  );
}

/** Stands in place of the queue while a moderator rests. */
export function OnBreak({ onReturn }: { readonly onReturn: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="flex flex-col items-center gap-3 px-6 py-16 text-center">
      <Sprout size={32} aria-hidden="true" className="text-brand" />
      <h2 ref={heading} tabIndex={-1} className="text-title font-semibold outline-none">
        {t`Take your time`}
      </h2>
      <p className="max-w-100 text-body text-balance text-quiet">
        {t`The cases wait, and the ones you held are back in the queue. A walk, some water or a talk with somebody helps more than one case more.`}
      </p>
      <div className="mt-2 flex flex-wrap justify-center gap-3">
        <Button asChild>
          <Link to="/">{t`Go home`}</Link>
        </Button>
        <Button variant="secondary" onClick={onReturn}>{t`Back to the cases`}</Button>
      </div>
    </div>
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
