import { t } from "@lingui/core/macro";
import { Link } from "@tanstack/react-router";
import type { DeskMember } from "#shared/cases/case-shapes.ts";
import { Avatar } from "../../../ui/content/Avatar.tsx";
import { MemberMarks } from "../../../ui/content/MemberMarks.tsx";
import { MemberName } from "../../../ui/content/MemberName.tsx";

/** A member in a case, with the way to their profile; null when no account is left. */
export function CaseMember({ member }: { readonly member: DeskMember | null }) {
  if (!member) return <span className="text-quiet">{t`Account removed`}</span>;
  return (
    <Link
      to="/$username"
      params={{ username: member.username }}
      className="inline-flex min-h-6 min-w-0 items-center gap-1.5 font-medium text-ink no-underline hover:underline"
    >
      <Avatar member={member} size="xs" />
      <MemberName name={member.displayName} className="truncate" />
      <MemberMarks member={member} />
    </Link>
  );
}
