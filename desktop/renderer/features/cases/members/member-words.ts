import { t } from "@lingui/core/macro";
import type { ListedMember } from "#shared/cases/members-contract.ts";

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
