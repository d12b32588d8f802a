import { t } from "@lingui/core/macro";
import { useId } from "react";
import { Link } from "@tanstack/react-router";
import { badgeOffers } from "#shared/shop/badge-offers.ts";
import { formatXp } from "../../../lib/text/format-counts-and-times.ts";
import { classNames } from "../../../ui/class-names.ts";
import type { Elements } from "../../../ui/elements.ts";
import { Ban } from "../../../ui/icons/ban.ts";
import { Check } from "../../../ui/icons/check.ts";
import { Image } from "../../../ui/icons/image.ts";
import { LockKeyhole } from "../../../ui/icons/lock-keyhole.ts";
import { MessageSquareText } from "../../../ui/icons/message-square-text.ts";
import { type AskedModel, type ModelChoice, noteOf } from "./model-choices.ts";
import { useSession } from "../../../lib/session/session.ts";
import { getButtonClass } from "../../../ui/button/button-class.ts";
import { formatCents } from "../../../lib/text/format-money.ts";

interface ModelRowProps {
  readonly choice: ModelChoice;
  readonly isChosen: boolean;
  /** Whether the row explains what unlocks the model. */
  readonly isExplained: boolean;
  readonly onChoose: (name: AskedModel) => void;
  readonly onExplain: () => void;
}

/**
 * A model with its price. A locked one explains what unlocks it before it leads to the shop; one
 * that this server lacks can't be pressed (shop.9).
 */
export function ModelRow({ choice, isChosen, isExplained, onChoose, onExplain }: ModelRowProps) {
  const explanationId = useId();
  const { name, lockedUntil, isServed } = choice;
  if (!isServed) return <div className={look("")}>{<Content choice={choice} sign={<Unserved />} />}</div>;
  if (lockedUntil) {
    return (
      <div className={classNames("rounded-control", isExplained && "bg-wash")}>
        <button
          type="button"
          aria-expanded={isExplained}
          aria-controls={isExplained ? explanationId : undefined}
          className={look("hover:bg-wash")}
          onClick={onExplain}
        >
          <Content choice={choice} sign={<Lock />} />
        </button>
        {isExplained && <LockedModel id={explanationId} choice={choice} tier={lockedUntil} />}
      </div>
    );
  }
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      className={look(isChosen ? "bg-brand-wash" : "hover:bg-wash")}
      onClick={() => onChoose(name)}
    >
      <Content choice={choice} sign={<Chosen isChosen={isChosen} />} />
    </button>
  );
}

function look(more: string): string {
  return classNames(
    "flex min-h-13 w-full items-center gap-3 rounded-control px-3 py-2 text-start transition-colors",
    more,
  );
}

function Content({ choice, sign }: { readonly choice: ModelChoice; readonly sign: Elements }) {
  const { name, makes, price, lockedUntil, isServed } = choice;
  const Icon = makes === "image" ? Image : MessageSquareText;
  const isOpen = isServed && !lockedUntil;
  return (
    <>
      <Icon size={18} aria-hidden="true" className="shrink-0 text-quiet" />
      <span className="min-w-0 flex-1">
        <span className={classNames("block font-medium", isOpen ? "text-ink" : "text-quiet")}>{name}</span>
        <span className="block text-meta text-quiet">{noteOf(choice)}</span>
      </span>
      <span
        className={classNames(
          "tabular shrink-0 text-meta",
          isOpen ? "font-semibold text-gold" : "text-quiet",
        )}
      >
        {`${formatXp(price)} XP`}
      </span>
      {sign}
    </>
  );
}

function Unserved() {
  return <Ban size={16} aria-hidden="true" className="shrink-0 text-quiet" />;
}

function Lock() {
  return <LockKeyhole size={16} aria-hidden="true" className="shrink-0 text-quiet" />;
}

function Chosen({ isChosen }: { readonly isChosen: boolean }) {
  return (
    <Check
      size={16}
      aria-hidden="true"
      className={classNames("shrink-0 text-brand", !isChosen && "invisible")}
    />
  );
}

interface LockedModelProps {
  readonly id: string;
  readonly choice: ModelChoice;
  readonly tier: 2 | 3;
}

/** Says what unlocks a model, for how much, and leads there. */
function LockedModel({ id, choice, tier }: LockedModelProps) {
  const { user } = useSession();
  return (
    <div id={id} className="px-3 pb-3 ps-10.5 text-meta">
      <p className="tabular text-ink">
        <span>{unlockSentence(choice, tier)}</span>{" "}
        <span>
          {tier === 2 && user ? t`You have ${{ xp: formatXp(user.xp) }} XP.` : t`You can cancel at any time.`}
        </span>
      </p>
      <p className="mt-1 text-quiet">{t`What you wrote stays here.`}</p>
      <Link
        to="/xp-shop"
        hash={tier === 2 ? "goldVerify" : "blackCrown"}
        className={getButtonClass("secondary", "sm", "mt-2")}
      >
        {tier === 2 ? t`See Gold Verify in the shop` : t`See the crowns in the shop`}
      </Link>
    </div>
  );
}

function unlockSentence({ name, makes }: ModelChoice, tier: 2 | 3): string {
  const [verify, black, gold] = badgeOffers;
  if (tier === 2) {
    const price = formatXp(verify.cost);
    return makes === "image"
      ? t`${name} makes images for members with Gold Verify (${price} XP a month) or a crown.`
      : t`${name} answers for members with Gold Verify (${price} XP a month) or a crown.`;
  }
  const [blackPrice, goldPrice] = [formatCents(black.cost), formatCents(gold.cost)];
  return makes === "image"
    ? t`${name} makes images for members with a Black Crown (${blackPrice} a month) or a Gold Crown (${goldPrice} a month).`
    : t`${name} answers for members with a Black Crown (${blackPrice} a month) or a Gold Crown (${goldPrice} a month).`;
}
