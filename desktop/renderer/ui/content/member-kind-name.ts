import { t } from "@lingui/core/macro";
import type { MemberKind } from "#shared/members/member-kind.ts";

/** Returns the label of a member who is no person (members.6). */
export function getMemberKindName(kind: MemberKind): string {
  return kind === "assistant" ? t`AI Assistant` : t`Bot`;
}
