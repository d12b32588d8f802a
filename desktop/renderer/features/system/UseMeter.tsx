import { t } from "@lingui/core/macro";
import { formatNumber } from "../../lib/text/format-counts-and-times.ts";

interface UseMeterProps {
  readonly label: string;
  readonly used: number;
  readonly limit: number;
  /** 'used of limit', with the time that this is for where it does not go without saying. */
  readonly says?: string;
}

/** How much of a limit is used, in words and as a bar, which is red once it is all. */
export function UseMeter({ label, used, limit, says }: UseMeterProps) {
  const share = limit === 0 ? 1 : Math.min(1, used / limit);
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-medium">{label}</span>
        <span className="tabular text-meta text-quiet">
          {says ?? t`${{ used: formatNumber(used) }} of ${{ limit: formatNumber(limit) }}`}
        </span>
      </div>
      <div aria-hidden="true" className="mt-2 h-1.5 overflow-hidden rounded-full bg-wash">
        <div
          className={`h-full rounded-full ${share < 1 ? "bg-brand" : "bg-danger"}`}
          style={{ width: `${share * 100}%` }}
        />
      </div>
    </>
  );
}
