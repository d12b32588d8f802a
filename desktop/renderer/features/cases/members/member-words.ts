import { t } from "@lingui/core/macro";
import type { ListedMember } from "#shared/cases/members-contract.ts";
import { formatNumber } from "../../../lib/text/format-counts-and-times.ts";

export function formatCountWithNoun(count: number, one: string, many: string): string {
  return `${formatNumber(count)} ${count === 1 ? one : many}`;
}

/** Says what keeps a member from taking part, or what was found about them. */
export function describeStanding(
  { suspension, limitedUntil, isDetected }: Pick<ListedMember, "suspension" | "limitedUntil" | "isDetected">,
): readonly string[] {
  return [
    ...(suspension ? [t`Suspended`] : []),
    ...(limitedUntil ? [t`Limited`] : []),
    ...(isDetected ? [t`Acts like a machine`] : []),
  ];
}
