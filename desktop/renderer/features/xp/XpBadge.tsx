import { plural, t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { formatCount, formatXp } from "../../lib/text/format-counts-and-times.ts";
import { classNames } from "../../ui/class-names.ts";
import { LevelText } from "../../ui/content/LevelText.tsx";
import { Sunrise } from "../../ui/icons/sunrise.ts";
import { useXp } from "./use-xp.ts";

type XpBadgeSize = "sm" | "md" | "lg";

const badgeClass: Record<XpBadgeSize, string> = {
  sm: "h-6 gap-1.5 pe-2.5 ps-0.5 text-xs",
  md: "h-8 gap-2 pe-3.5 ps-1 text-meta tight:px-2",
  lg: "h-11 gap-3 pe-5 ps-1.5 text-lead",
};

const levelClass: Record<XpBadgeSize, string> = {
  sm: "px-1.5",
  md: "px-2 py-0.5",
  lg: "px-3 py-1",
};

/** The member's own XP and level; renders nothing while signed out. */
export function XpBadge({ size = "md" }: { size?: XpBadgeSize }) {
  const own = useXp();
  if (!own) return null;
  return (
    <p
      className={classNames(
        "tabular flex w-fit shrink-0 items-center rounded-full bg-gold-wash font-semibold whitespace-nowrap text-gold",
        badgeClass[size],
      )}
    >
      <span className={classNames("rounded-full bg-surface tight:sr-only", levelClass[size])}>
        <LevelText level={own.level} />
      </span>{" "}
      <Xp xp={own.xp} />
    </p>
  );
}

/** Shortened where the top bar has no room for all digits. */
function Xp({ xp }: { readonly xp: number }) {
  const count = formatCount(xp);
  if (xp < 1000) return <span>{t`${xp} XP`}</span>;
  return (
    <>
      <span className="tight:hidden">{t`${{ xp: formatXp(xp) }} XP`}</span>
      <span className="hidden tight:inline">
        <Trans>
          <span>{count}</span>
          <span className="very-tight:sr-only">{" "}XP</span>
        </Trans>
      </span>
    </>
  );
}

/** The streak in days; renders nothing for a single day. */
export function StreakMark({ days }: { readonly days: number }) {
  if (days < 2) return null;
  const text = plural(days, { one: `${days} day in a row`, other: `${days} days in a row` });
  return (
    <span
      title={text}
      className="tabular flex shrink-0 items-center gap-1 text-meta text-dawn-ink"
    >
      <Sunrise size={15} aria-hidden="true" />
      <span aria-hidden="true">{days}</span> <span className="sr-only">{text}</span>
    </span>
  );
}
