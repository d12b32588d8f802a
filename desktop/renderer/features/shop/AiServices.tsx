import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { notAvailable } from "#shared/assistant/served-services.ts";
import { getPriceForTier, type Service, serviceCosts, services } from "#shared/xp/service-prices.ts";
import { getShopCosts } from "#shared/xp/contract.ts";
import { type BadgeState, getMemberTier } from "#shared/members/badge-rules.ts";
import { getLisaModel, lisaModelNames, lisaModels } from "#shared/assistant/lisa.ts";
import { getLisaPrice } from "#shared/assistant/lisa-price.ts";
import { priceKeys } from "../../lib/query-keys/shop-keys.ts";
import { isServedBy, useServedAi } from "../assistant/use-served-ai.ts";
import { getServerDate } from "../../lib/clock/server-time.ts";
import { call } from "../../lib/api/call.ts";
import { showText } from "../../lib/language/show-text.ts";
import { formatXp } from "../../lib/text/format-counts-and-times.ts";
import { useSession } from "../../lib/session/session.ts";
import { LockKeyhole } from "../../ui/icons/lock-keyhole.ts";
import { Card } from "../../ui/layout/Card.tsx";
import { MissingAi } from "../assistant/MissingAi.tsx";

/**
 * The member's price of each AI service, and the badge that unlocks it (ai.2). Shows the bundled
 * prices until the server's are fetched.
 */
export function AiServices() {
  const { user } = useSession();
  const { data: costs = serviceCosts } = useQuery({
    queryKey: priceKeys.costs,
    queryFn: ({ signal }) => call(getShopCosts, {}, { signal }),
    staleTime: 5 * 60_000,
  });
  const badges = user?.badges ?? [];
  const now = getServerDate();
  const ai = useServedAi();
  const rows = listServiceRows(badges, now, costs, (service) => isServedBy(ai, service));
  return (
    <div className="space-y-4 pt-4">
      <p className="px-1 text-meta text-quiet">
        {getMemberTier(badges, now) === 3
          ? t`Your crown takes 25% off every price.`
          : t`A crown takes 25% off every price.`}
      </p>
      <MissingAi />
      <Card className="px-5 py-1">
        <table className="w-full text-start">
          <caption className="sr-only">{t`AI services and your prices`}</caption>
          <thead>
            <tr className="text-meta text-quiet">
              <th scope="col" className="py-3 font-medium">{t`Service`}</th>
              <th scope="col" className="py-3 font-medium max-sm:sr-only">{t`Badge level`}</th>
              <th scope="col" className="py-3 text-end font-medium">{t`Your price`}</th>
            </tr>
          </thead>
          <tbody>{rows.map((row) => <Row key={row.key} row={row} />)}</tbody>
        </table>
      </Card>
      <p className="px-1 text-meta text-quiet">
        <Trans>
          You find what each badge brings under{" "}
          <Link to="/xp-shop" className="font-medium text-brand hover:underline">Badges & Status</Link>.
        </Trans>
      </p>
    </div>
  );
}

function Row({ row }: { readonly row: ServiceRow }) {
  const { description, tier, needs, isOpen, isServed, cost, ownCost } = row;
  return (
    <tr className="border-t border-hairline align-baseline">
      <th scope="row" className="py-3 pe-3 font-medium">
        <span className={isServed ? "" : "text-quiet"}>{description}</span>
        {!isServed && <span className="block text-meta font-normal text-ink">{showText(notAvailable)}</span>}
        <span aria-hidden="true" className="block text-meta font-normal text-quiet sm:hidden">
          {t`Level ${tier}: ${needs}`}
        </span>
      </th>
      <td className="py-3 pe-3 text-meta text-quiet max-sm:sr-only">{t`Level ${tier}: ${needs}`}</td>
      <td className="tabular py-3 text-end whitespace-nowrap">
        {ownCost < cost && (
          <s className="me-1.5 text-meta text-quiet">
            <span className="sr-only">{t`Without a crown`}</span> <span>{formatXp(cost)}</span>
          </s>
        )}
        <span className={isOpen && isServed ? "font-semibold text-gold" : "text-quiet"}>
          {`${formatXp(ownCost)} XP`}
        </span>
        {!isOpen && (
          <span className="ms-1.5 inline-block align-middle text-quiet">
            <LockKeyhole size={14} aria-hidden="true" />
            <span className="sr-only">{t`Locked`}</span>
          </span>
        )}
      </td>
    </tr>
  );
}

interface ServiceRow {
  readonly key: string;
  readonly description: string;
  readonly tier: 1 | 2 | 3;
  /** The badge that unlocks the service, in words. */
  readonly needs: string;
  readonly isOpen: boolean;
  /** Whether this server has it (shop.9). */
  readonly isServed: boolean;
  /** The price without a badge, in XP. */
  readonly cost: number;
  /**
   * The member's price in XP, lower with a crown (badges.3). For a locked service, the lowest price
   * after unlocking it.
   */
  readonly ownCost: number;
}

const needs = {
  1: t`Open to everyone`,
  2: t`Gold Verify or a crown`,
  3: t`Black or Gold Crown`,
} as const;

/**
 * The services with the member's own prices, open ones first, with a row for each of Lisa's other
 * models (ai.2). Those that this server lacks are rows too.
 */
export function listServiceRows(
  badges: readonly BadgeState[],
  now: Date,
  costs: Readonly<Record<Service, number>> = serviceCosts,
  isServed: (service: Service) => boolean = () => true,
): ServiceRow[] {
  const ownTier = getMemberTier(badges, now);
  const rows = (Object.keys(services) as Service[]).map((service): ServiceRow => {
    const { description, tier } = services[service];
    const cost = costs[service];
    const ownCost = getPriceForTier(cost, ownTier);
    const isOpen = tier <= ownTier;
    return {
      key: service,
      description: showText(description),
      tier,
      needs: needs[tier],
      isOpen,
      isServed: isServed(service),
      cost,
      ownCost,
    };
  });
  return [...rows, ...lisaRows(badges, now, costs, isServed)].toSorted((a, b) =>
    a.tier - b.tier || a.cost - b.cost
  );
}

function lisaRows(
  badges: readonly BadgeState[],
  now: Date,
  costs: Readonly<Record<Service, number>>,
  isServed: (service: Service) => boolean,
): ServiceRow[] {
  return lisaModelNames.filter((model) => model !== "standard").map((model) => {
    const { label, service, needsGoldCrown } = lisaModels[model];
    const tier = needsGoldCrown ? 3 : 1;
    return {
      key: `lisa ${model}`,
      description: t`Chat with Lisa, ${label}`,
      tier,
      needs: needsGoldCrown ? t`Gold Crown` : needs[tier],
      isServed: isServed(service),
      isOpen: getLisaModel(model, badges, now) === model,
      cost: costs[service],
      ownCost: getLisaPrice(model, badges, now, costs),
    };
  });
}
