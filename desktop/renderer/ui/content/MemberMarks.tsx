import { badgeNames, type BadgeType, isExpired } from "#shared/members/badge-rules.ts";
import type { AuthorBadge } from "#shared/members/badge-shapes.ts";
import { product } from "#shared/product.ts";
import { BadgeIcon } from "./BadgeIcon.tsx";

export interface MarkedMember {
  readonly username: string;
  readonly badge?: AuthorBadge | null;
  readonly isBot?: boolean;
}

/** Beside a name: the highest active badge (badges.1), and the labels of bots and the assistant (members.6). */
export function MemberMarks({ member }: { readonly member: MarkedMember }) {
  const { badge } = member;
  const isWorn = badge && !isExpired(badge, new Date());
  const kind = kindOf(member);
  if (!isWorn && !kind) return null;
  return (
    <span className="inline-flex shrink-0 items-center gap-1 self-center">
      {isWorn && <BadgeMark type={badge.badgeType} />}
      {kind && (
        <span className="rounded-full bg-wash px-2 text-xs leading-5 font-medium whitespace-nowrap text-quiet">
          {kind}
        </span>
      )}
    </span>
  );
}

function BadgeMark({ type }: { readonly type: BadgeType }) {
  return (
    <span data-tooltip={badgeNames[type]}>
      <BadgeIcon type={type} />
      <span className="sr-only">{badgeNames[type]}</span>
    </span>
  );
}

/** The assistant's name is reserved. */
function kindOf({ username, isBot = false }: MarkedMember): string | null {
  if (username.toLowerCase() === product.assistantName.toLowerCase()) return "AI Assistant";
  return isBot ? "Bot" : null;
}
