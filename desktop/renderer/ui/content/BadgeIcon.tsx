import type { BadgeType } from "#shared/members/badge-rules.ts";
import { Award } from "../icons/award.ts";
import { BadgeCheck } from "../icons/badge-check.ts";
import { Crown } from "../icons/crown.ts";
import type { IconComponent } from "../icons/icon.ts";

interface Look {
  readonly icon: IconComponent;
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

/** The icon of a badge, in its colour. Decorative: name the badge beside it. */
export function BadgeIcon({ type, size = 16 }: { readonly type: BadgeType; readonly size?: number }) {
  const { icon: Icon, colour } = looks[type];
  return <Icon size={size} aria-hidden="true" className={colour} />;
}
