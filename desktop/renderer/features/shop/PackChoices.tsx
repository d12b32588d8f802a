import { t } from "@lingui/core/macro";
import { checkoutPack, getXpPerDollar, xpPacks } from "#shared/shop/xp-packs.ts";
import { formatXp } from "../../lib/text/format-counts-and-times.ts";
import { getRadioCardClass, radioClass } from "../../ui/form/RadioCard.tsx";
import { showText } from "../../lib/language/show-text.ts";
import { formatCents } from "../../lib/text/format-money.ts";

type Pack = (typeof xpPacks)[number];

interface PackChoicesProps {
  readonly chosen: Pack["id"];
  readonly onChoose: (pack: Pack) => void;
}

/** The packs as cards, one of them chosen. */
export function PackChoices({ chosen, onChoose }: PackChoicesProps) {
  return (
    <fieldset className="grid gap-2 sm:grid-cols-3">
      <legend className="sr-only">{t`XP pack`}</legend>
      {xpPacks.map((pack) => (
        <label
          key={pack.id}
          className={getRadioCardClass(
            "flex flex-wrap items-baseline justify-between gap-x-3 px-4 py-3 sm:flex-col sm:justify-start",
          )}
        >
          <span className="flex basis-full items-center gap-2 text-xs font-semibold tracking-wide text-quiet sm:basis-auto">
            <input
              type="radio"
              name="xp-pack"
              value={pack.id}
              checked={chosen === pack.id}
              onChange={() => onChoose(pack)}
              className={radioClass}
            />
            <span>{showText(pack.label)}</span>
          </span>{" "}
          <span className="tabular text-title font-semibold text-gold sm:mt-1">
            {`${formatXp(pack.xpAmount)} XP`}
          </span>{" "}
          <span className="tabular text-lead font-semibold text-ink sm:mt-1">{formatCents(pack.cents)}</span>
          {" "}
          <span className="tabular basis-full text-meta text-quiet sm:basis-auto">
            {t`${{ xp: formatXp(getXpPerDollar(pack)) }} XP per $1`}
          </span>
          {pack.xpAmount === checkoutPack.xpAmount && (
            <span className="tabular basis-full text-meta font-medium text-brand-strong sm:basis-auto">
              {` ${t`Cheaper by card here: ${{ price: formatCents(checkoutPack.cents) }}`}`}
            </span>
          )}
          {pack.id === best && (
            <span className="basis-full text-meta font-medium text-brand-strong sm:basis-auto">
              {" "}
              {t`Best value`}
            </span>
          )}
        </label>
      ))}
    </fieldset>
  );
}

const best = xpPacks.toSorted((a, b) => getXpPerDollar(b) - getXpPerDollar(a))[0]?.id;
