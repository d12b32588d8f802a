import { Award, BadgeCheck, Crown, type LucideIcon } from "lucide-react";
import { badgeNames, type BadgeType, isExpired } from "#shared/members/badge-rules.ts";
import type { AuthorBadge } from "#shared/members/badge-shapes.ts";
import { product } from "#shared/product.ts";

export interface MarkedMember {
  readonly username: string;
  readonly badge?: AuthorBadge | null;
  readonly isBot?: boolean;
}

interface Look {
  readonly icon: LucideIcon;
  readonly colour: string;
}

// Tailwind finds only class names that are written out.
const looks: Readonly<Record<BadgeType, Look>> = {
  green: { icon: Award, colour: "text-badge-green" },
  blue: { icon: Award, colour: "text-badge-blue" },
  purple: { icon: Award, colour: "text-badge-purple" },
  black: { icon: Award, colour: "text-ink" },
  gold: { icon: Award, colour: "text-gold" },
  crown: { icon: Crown, colour: "text-quiet" },
  blueVerify: { icon: BadgeCheck, colour: "text-badge-blue" },
  goldVerify: { icon: BadgeCheck, colour: "text-gold" },
  blackCrown: { icon: Crown, colour: "text-ink" },
  goldCrown: { icon: Crown, colour: "text-gold" },
};

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
  const { icon: Icon, colour } = looks[type];
  return (
    <span data-tooltip={badgeNames[type]} className={colour}>
      <Icon size={16} aria-hidden="true" />
      <span className="sr-only">{badgeNames[type]}</span>
    </span>
  );
}

/** The assistant's name is reserved. */
function kindOf({ username, isBot = false }: MarkedMember): string | null {
  if (username.toLowerCase() === product.assistantName.toLowerCase()) return "AI Assistant";
  return isBot ? "Bot" : null;
}
