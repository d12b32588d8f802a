import { t } from "@lingui/core/macro";
import { Link } from "@tanstack/react-router";
import {
  badgeNames,
  type BadgeState,
  type BadgeType,
  crownTypes,
  getBadgeRank,
  isActiveBadge,
  isExpired,
} from "#shared/members/badge-rules.ts";
import { showText } from "../../../lib/language/show-text.ts";

/** Why a choice is locked, and the way to the badge that opens it. */
export function LockNote({ why, way, badge }: Lock) {
  return (
    <p className="text-meta text-ink">
      <span>{why}</span>{" "}
      <Link
        to="/xp-shop"
        {...(badge && { hash: badge })}
        className="font-medium text-brand underline underline-offset-2 pointer-coarse:flex pointer-coarse:min-h-11 pointer-coarse:items-center"
      >
        {way}
      </Link>
    </p>
  );
}

interface Lock {
  readonly why: string;
  /** The text of the link to the shop's badges. */
  readonly way: string;
  /** The badge that it leads to. */
  readonly badge?: BadgeType;
}

/** Why the filters low and none are locked for a member without an active crown (moderation.5). */
export function findFilterLock(badges: readonly BadgeState[], now: Date): Lock {
  const crowns = badges.filter(({ badgeType }) => crownTypes.some((type) => type === badgeType));
  const lasting = crowns.filter((one) => !isExpired(one, now));
  const [crown] = (lasting.length > 0 ? lasting : crowns)
    .toSorted((a, b) => getBadgeRank(b.badgeType) - getBadgeRank(a.badgeType));
  if (!crown) return { why: t`Needs an active Black Crown or Gold Crown badge.`, way: t`See the crowns` };
  const badge = crown.badgeType;
  const name = showText(badgeNames[badge]);
  if (lasting.length === 0) return { why: t`Your ${name} has expired.`, way: t`See the crowns`, badge };
  const shown = badges.find((one) => isActiveBadge(one, now));
  return shown
    ? {
      why: t`You own a ${name}, but show ${{ shown: showText(badgeNames[shown.badgeType]) }}.`,
      way: t`Show the crown instead`,
      badge,
    }
    : { why: t`You own a ${name}, but don't show it.`, way: t`Activate it`, badge };
}
