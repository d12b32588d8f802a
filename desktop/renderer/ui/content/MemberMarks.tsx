import { badgeNames, type BadgeType, isExpired } from "#shared/members/badge-rules.ts";
import type { AuthorBadge } from "#shared/members/badge-shapes.ts";
import { getMemberKind, type MemberKind } from "#shared/members/member-kind.ts";
import { getServerDate } from "../../lib/clock/server-time.ts";
import { getMemberKindName } from "./member-kind-name.ts";
import { BadgeIcon } from "./BadgeIcon.tsx";
import { showText } from "../../lib/language/show-text.ts";

export interface MarkedMember {
  readonly username: string;
  readonly badge?: AuthorBadge | null;
  readonly isBot?: boolean;
}

/**
 * The marks beside a name: the highest active badge (badges.1), and the labels of bots and the
 * assistant (members.6).
 */
export function MemberMarks({ member }: { readonly member: MarkedMember }) {
  const { badge } = member;
  const isWorn = badge && !isExpired(badge, getServerDate());
  const kind = getMemberKind(member);
  if (!isWorn && !kind) return null;
  return (
    <span className="inline-flex shrink-0 items-center gap-1 self-center">
      {isWorn && <BadgeMark type={badge.badgeType} />}
      {kind && <KindMark kind={kind} />}
    </span>
  );
}

/** The label of a bot or the assistant. */
export function KindMark({ kind }: { readonly kind: MemberKind }) {
  return (
    <span className="shrink-0 rounded-full bg-wash px-2 text-xs leading-5 font-medium whitespace-nowrap text-quiet">
      {getMemberKindName(kind)}
    </span>
  );
}

function BadgeMark({ type }: { readonly type: BadgeType }) {
  const name = showText(badgeNames[type]);
  return (
    <span data-tooltip={name}>
      <BadgeIcon type={type} />
      <span className="sr-only">{name}</span>
    </span>
  );
}
