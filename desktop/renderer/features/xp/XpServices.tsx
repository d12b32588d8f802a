import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useId } from "react";
import { lisaModelNames, lisaModels } from "#shared/assistant/lisa.ts";
import { notAvailable, type ServedAi } from "#shared/assistant/served-services.ts";
import { getXpEconomy } from "#shared/xp/contract.ts";
import { type Service, services } from "#shared/xp/service-prices.ts";
import { xpKeys } from "../../lib/query-keys/xp-keys.ts";
import { isServedBy, useServedAi } from "../assistant/use-served-ai.ts";
import { call } from "../../lib/api/call.ts";
import { showText } from "../../lib/language/show-text.ts";
import { formatXp } from "../../lib/text/format-counts-and-times.ts";
import { Card } from "../../ui/layout/Card.tsx";
import { QueryFailure } from "../../ui/status/QueryFailure.tsx";
import { Skeleton } from "../../ui/status/Skeleton.tsx";
import { joinWithSemicolons } from "../../lib/text/join-words.ts";

/** The activities that earn XP and the services it buys (xp.6). */
export function XpServices() {
  const economy = useQuery({
    queryKey: xpKeys.economy,
    queryFn: ({ signal }) => call(getXpEconomy, {}, { signal }),
    staleTime: 30 * 60_000,
  });
  const ai = useServedAi();
  if (economy.isPending) {
    return (
      <div role="status" aria-label={t`Loading XP services`} className="pt-4">
        <Skeleton className="h-120 w-full rounded-card" />
      </div>
    );
  }
  if (!economy.data) {
    return <QueryFailure title={t`Failed to fetch XP services`} query={economy} />;
  }
  return (
    <div className="space-y-4 pt-4">
      <Table title={t`Earning XP`}>
        {economy.data.earning.map(({ kind, description, amount, dailyCap }) => (
          <Row
            key={`${kind} ${description}`}
            text={description}
            note={dailyCap === null || amount === 0 ? null : t`Up to ${dailyCap} a day`}
            amount={amount === 0 ? t`${{ xp: "0" }} XP` : t`+${{ xp: formatXp(amount) }} XP`}
          />
        ))}
      </Table>
      <Table title={t`Spending XP`}>
        {economy.data.consuming.map(({ service, description, amount, bound, note, badges }) => (
          <Row
            key={service}
            text={description}
            note={note ?? formatServicePrice(amount, badges)}
            isAvailable={isRowServed(service, ai)}
            amount={priceText(formatXp(amount), bound)}
          />
        ))}
      </Table>
    </div>
  );
}

function priceText(xp: string, bound: "exact" | "least" | "most"): string {
  if (bound === "least") return t`from ${xp} XP`;
  return bound === "most" ? t`up to ${xp} XP` : t`${xp} XP`;
}

function Table({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const headingId = useId();
  return (
    <Card as="section" aria-labelledby={headingId} className="px-5 pt-4 pb-1">
      <h2 id={headingId} className="text-lead font-semibold">{title}</h2>
      <ul className="mt-1 divide-y divide-hairline">{children}</ul>
    </Card>
  );
}

interface RowProps {
  readonly text: string;
  readonly note: string | null;
  readonly amount: string;
  /** False for AI that this server lacks (shop.9). */
  readonly isAvailable?: boolean;
}

/** A row of Lisa's other models is named `lisaChat gpt-5`. */
function isRowServed(row: string, ai: ServedAi | null): boolean {
  const lisa = lisaModelNames.find((name) => row === `lisaChat ${name}`);
  const service = lisa ? lisaModels[lisa].service : row;
  return !(service in services) || isServedBy(ai, service as Service);
}

function Row({ text, note, amount, isAvailable = true }: RowProps) {
  return (
    <li className="flex items-center gap-4 py-2.5">
      <span className="min-w-0 flex-1">
        <span className={isAvailable ? "" : "text-quiet"}>{text}</span>
        {!isAvailable && <span className="block text-meta text-ink">{showText(notAvailable)}</span>}
        {note && <span className="block text-meta text-quiet">{note}</span>}
      </span>{" "}
      <span className={`tabular shrink-0 ${isAvailable ? "font-semibold text-gold" : "text-quiet"}`}>
        {amount}
      </span>
    </li>
  );
}

/** Prices of a service by the badge that unlocks it. */
interface BadgePrices {
  readonly none?: number;
  readonly goldVerify?: number;
  readonly blackCrown?: number;
  readonly goldCrown?: number;
}

/** 'Needs Gold Verify or a crown; 38 XP with a crown'; null when all members pay the same. */
export function formatServicePrice(amount: number, prices: BadgePrices): string | null {
  const needed = badgeNeeded(prices);
  const crown = prices.blackCrown ?? prices.goldCrown;
  const cheaper = crown === undefined || crown >= amount
    ? null
    : t`${{ xp: formatXp(crown) }} XP with a crown`;
  return joinWithSemicolons([needed, cheaper].filter((part) => part !== null)) || null;
}

function badgeNeeded({ none, goldVerify, blackCrown }: BadgePrices): string | null {
  if (none !== undefined) return null;
  if (goldVerify !== undefined) return t`Needs Gold Verify or a crown`;
  return blackCrown === undefined ? t`Needs a Gold Crown` : t`Needs a Black or Gold Crown`;
}
