import { msg } from "@lingui/core/runtime-macro";
import { type ModerationLevel, moderationLevel } from "#shared/primitives.ts";
import type { XpEconomy } from "#shared/xp/contract.ts";
import { type ActivityKind, type Earning, earnings, repostWithdrawalCost } from "#shared/xp/earnings.ts";
import { lisaModelNames, lisaModels } from "#shared/assistant/lisa.ts";
import { getBadgeTier } from "#shared/members/badge-rules.ts";
import { deletionRules } from "#shared/posts/deletion-cost.ts";
import { promotionRules } from "#shared/promotions/promotion-prices.ts";
import { goldVerifyCost } from "#shared/shop/badge-offers.ts";
import {
  badgeHoldings,
  getPriceForTier,
  getServiceCost,
  type Service,
  serviceCosts,
  services,
} from "#shared/xp/service-prices.ts";
import type { ReasonCode } from "#shared/xp/transaction-reasons.ts";
import type { Language } from "#shared/language/languages.ts";
import { joinWithOr } from "#shared/language/join-texts.ts";
import { formatNumber, type Text } from "#shared/language/text.ts";
import { writeText } from "../../language/write-text.ts";

type EarningRow = Omit<XpEconomy["earning"][number], "description"> & { readonly description: Text };

/** The tables of earnings and costs as shown to members (xp.6). */
export function describeEconomy(language: Language): XpEconomy {
  const write = (text: Text) => writeText(text, language);
  const earning = (Object.keys(earnings) as ActivityKind[]).flatMap((kind) =>
    earningRows(kind, earnings[kind])
  );
  return {
    earning: earning.map((row) => ({ ...row, description: write(row.description) })),
    consuming: listSpendingRows().map(({ description, note, ...row }) => ({
      ...row,
      description: write(description),
      note: note && write(note),
    })),
  };
}

const levelWords: Readonly<Record<ModerationLevel, Text>> = {
  top: msg`top`,
  high: msg`high`,
  low: msg`low`,
  none: msg`none`,
};

/**
 * One row per amount: levels with the same amount share a row, and the other side of a
 * payment has its own.
 */
function earningRows(kind: ActivityKind, { amount, description, dailyCap, ...other }: Earning): EarningRow[] {
  const row = { kind, description, dailyCap, levels: null };
  const received: EarningRow[] = other.otherDescription
    ? [{ ...row, kind: `${kind}_received`, description: other.otherDescription, amount: other.otherAmount }]
    : [];
  if (typeof amount === "number") return [{ ...row, amount }, ...received];
  return [...new Set(Object.values(amount))].map((each) => {
    const levels = moderationLevel.options.filter((level) => amount[level] === each);
    const ofLevels = msg`${{ description }} (${{
      levels: joinWithOr(levels.map((level) => levelWords[level])),
    }})`;
    return { ...row, description: ofLevels, amount: each, levels };
  });
}

type Row = Omit<XpEconomy["consuming"][number], "description" | "note"> & {
  readonly description: Text;
  readonly note: Text | null;
};
type Holding = typeof badgeHoldings[number];

/** Everything that XP is spent on, with the numbers that are charged (xp.6). */
export function listSpendingRows(): Row[] {
  return [
    ...ownContentRows(),
    sameForAll("goldVerify", "badge", msg`Gold Verify for a month`, goldVerifyCost),
    ...(Object.keys(services) as Service[]).flatMap((service) =>
      service === "lisaChat" ? [serviceRow(service), ...lisaRows()] : [serviceRow(service)]
    ),
  ];
}

function ownContentRows(): Row[] {
  const { hourPrice, viewPrice, leastBalance } = promotionRules;
  const least = formatNumber(leastBalance);
  const { baseCost, multipliers, freeMinutes } = deletionRules;
  const most = Math.max(...Object.values(multipliers));
  return [
    {
      ...sameForAll("promotionHour", "promotion", msg`Promoting a post, each hour`, hourPrice),
      note: msg`Needs a balance of ${{ least }} XP to start`,
    },
    {
      ...sameForAll("promotionView", "promotion", msg`Promoting a post, each view`, viewPrice),
      note: msg`Once for each viewer and hour`,
    },
    {
      ...sameForAll("postDeletion", "post_deletion", msg`Deleting a post`, baseCost),
      bound: "least",
      note: msg`Plus up to ${{
        most: String(most),
      }} XP for each like (also of its comments), comment and bookmark; never more than you have. Free for the first ${{
        minutes: String(freeMinutes),
      }} minutes, while nobody has acted on it.`,
    },
    {
      ...sameForAll("repostWithdrawal", "repost_withdrawn", msg`Withdrawing a repost`, repostWithdrawalCost),
      bound: "most",
      note: msg`Never more than you have`,
    },
  ];
}

function serviceRow(service: Service): Row {
  return {
    ...row(service, reasonOf(service), services[service].description, serviceCosts[service]),
    badges: pricesBy((holding) => getServiceCost(service, holding)),
  };
}

/** Lisa's other models cost what their chats cost, but need other badges (ai.5). */
function lisaRows(): Row[] {
  return lisaModelNames.filter((name) => name !== "standard").map((name) => {
    const { label, service, needsGoldCrown } = lisaModels[name];
    const cost = serviceCosts[service];
    return {
      ...row(`lisaChat ${name}`, "lisa_chat", msg`Chat with Lisa, ${{ label }}`, cost),
      badges: pricesBy((holding) =>
        needsGoldCrown && holding !== "goldCrown" ? null : getPriceForTier(cost, tierOf(holding))
      ),
    };
  });
}

function reasonOf(service: Service): ReasonCode {
  if (service === "tts") return "tts";
  if (service === "lisaChat") return "lisa_chat";
  return service.startsWith("image") ? "ai_image" : "ai_chat";
}

function sameForAll(service: string, reasonCode: ReasonCode, description: Text, amount: number): Row {
  return { ...row(service, reasonCode, description, amount), badges: pricesBy(() => amount) };
}

function row(service: string, reasonCode: ReasonCode, description: Text, amount: number): Row {
  return { service, reasonCode, description, amount, bound: "exact", note: null, badges: {} };
}

function pricesBy(priceWith: (holding: Holding) => number | null): Row["badges"] {
  const prices = badgeHoldings.flatMap((holding) => {
    const price = priceWith(holding);
    return price === null ? [] : [[holding, price] as const];
  });
  return Object.fromEntries(prices);
}

function tierOf(holding: Holding) {
  return getBadgeTier(holding === "none" ? null : holding);
}
