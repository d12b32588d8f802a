import { t } from "@lingui/core/macro";
import { Link, useLocation, useNavigate, useSearch } from "@tanstack/react-router";
import { useMutationState, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import type { CurrentUser } from "#shared/auth/contract.ts";
import { badgeNames } from "#shared/members/badge-rules.ts";
import type { Order } from "#shared/shop/contract.ts";
import { useSession } from "../../lib/session/session.ts";
import { ScreenHeader } from "../../ui/layout/ScreenHeader.tsx";
import { type Tab, Tabs } from "../../ui/layout/Tabs.tsx";
import { BadgesAndStatus } from "./badges/BadgesAndStatus.tsx";
import { XpPacks } from "./XpPacks.tsx";
import { AiServices } from "./AiServices.tsx";
import { formatXp } from "../../lib/text/format-counts-and-times.ts";
import { Button } from "../../ui/button/Button.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import { isReturnHandled, useIsConfirming, useSyncPayment } from "./payments/use-sync-payment.ts";
import { getServerDate } from "../../lib/clock/server-time.ts";
import { shopKeys } from "../../lib/query-keys/shop-keys.ts";
import { findHiddenCrown } from "./badges/badge-offer.ts";
import { ShowInstead } from "./badges/ShowInstead.tsx";
import { useBadges } from "./badges/use-badges.ts";
import { toast } from "../../lib/announce/toast.ts";
import { forgetOpenElsewhere } from "./payments/open-elsewhere.ts";
import { createOutcomeToast, readPaymentReturn } from "./payments/payment-return.ts";
import { showText } from "../../lib/language/show-text.ts";

const badges = "/xp-shop";

/** Payments whose look-up this page has begun. */
const begun = new Set<string>();

/**
 * After the return from the payment page, cleans the address, looks the payment up and shows its
 * outcome once (shop.4), at the tab where it was bought: crowns are not among the packs.
 */
function usePaymentReturn(): void {
  const search = useSearch({ strict: false }) as {
    payment?: string;
    session_id?: string;
    tab?: string;
  };
  const { payment, session_id, tab } = search;
  const client = useQueryClient();
  const path = useLocation({ select: ({ pathname }) => pathname });
  const navigate = useNavigate();
  const { mutate } = useSyncPayment();
  const settle = useEffectEvent(() => {
    const go = (href: string) => void navigate({ href, replace: true, resetScroll: false });
    go(tab === "badges" ? badges : path);
    const back = readPaymentReturn({ payment, session_id });
    if (!back) return;
    const { sessionId, outcome } = back;
    forgetOpenElsewhere();
    void client.invalidateQueries({ queryKey: shopKeys.all });
    if (sessionId === null) return toast(createOutcomeToast(outcome));
    if (begun.has(sessionId) || isReturnHandled(sessionId)) return;
    begun.add(sessionId);
    mutate({ sessionId, outcome }, {
      onSettled: () => begun.delete(sessionId),
    });
  });
  useEffect(() => {
    if (payment !== undefined) settle();
  }, [payment, session_id]);
}

const tabs = [
  { value: "packs", label: t`XP Packs`, content: <XpPacks /> },
  { value: "badges", label: t`Badges & Status`, content: <BadgesAndStatus /> },
  { value: "services", label: t`AI Services`, content: <AiServices /> },
] as const satisfies readonly Tab<string>[];

type Chosen = (typeof tabs)[number]["value"];

/**
 * /shop and /xp-shop, which are one screen (routes.7). The tab is in the address, so that Back
 * restores it.
 */
export function ShopScreen() {
  const { user } = useSession();
  const tab = useTab();
  const navigate = useNavigate();
  usePaymentReturn();
  const show = (value: Chosen) =>
    void navigate({
      to: value === "packs" ? "/shop" : "/xp-shop",
      search: value === "services" ? { tab: value } : {},
      replace: true,
      resetScroll: false,
    });
  return (
    <>
      <ScreenHeader title={t`XP Shop`} backTo="/" />
      {user && <Balance xp={user.xp} isAtPacks={tab === "packs"} />}
      {user && <BoughtCrownNote user={user} />}
      <div className="mt-4">
        <Tabs label={t`Shop`} tabs={tabs} value={tab} onValueChange={show} />
      </div>
    </>
  );
}

function useTab(): Chosen {
  const { tab } = useSearch({ strict: false }) as { tab?: string };
  const isAtPacks = useLocation({ select: ({ pathname }) => pathname.startsWith("/shop") });
  if (isAtPacks) return "packs";
  return tab === "services" ? "services" : "badges";
}

interface BalanceProps {
  readonly xp: number;
  /** True when the packs are on screen. */
  readonly isAtPacks: boolean;
}

/** The member's XP, with links to buy more and to the history. */
function Balance({ xp, isAtPacks }: BalanceProps) {
  const isConfirming = useIsConfirming();
  return (
    <Card
      as="section"
      aria-label={t`Your balance`}
      className="flex flex-wrap items-center gap-2 px-5 py-4 max-sm:px-4"
    >
      <div className="me-auto">
        <p className="text-meta text-quiet">{t`Your balance`}</p>
        <p className="tabular text-title font-semibold text-gold">{`${formatXp(xp)} XP`}</p>
        <p role="status" className="text-meta text-quiet empty:hidden">
          {isConfirming && t`Confirming your payment…`}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Button asChild variant="quiet" size="sm">
          <Link to="/xp-history">{t`XP history`}</Link>
        </Button>
        {!isAtPacks && (
          <Button asChild variant="secondary" size="sm">
            <Link to="/shop">{t`Purchase XP`}</Link>
          </Button>
        )}
      </div>
    </Card>
  );
}

/** After a crown was paid while another badge is shown: offers to show it instead (badges.7). */
function BoughtCrownNote({ user }: { readonly user: CurrentUser }) {
  const badges = useBadges(user);
  const lookedUp = useMutationState({
    filters: { mutationKey: shopKeys.sync, status: "success" },
    select: ({ state }) => state.data as Order | undefined,
  });
  const hasBought = lookedUp.some((order) => order?.kind === "crown" && order.state === "paid");
  const hidden = hasBought ? findHiddenCrown(badges, getServerDate()) : null;
  if (!hidden) return null;
  const { crown, shown } = hidden;
  return (
    <Card
      as="section"
      aria-label={t`Your new crown`}
      className="mt-4 flex flex-wrap items-center gap-3 px-5 py-4 max-sm:px-4"
    >
      <p className="min-w-0 flex-1 basis-60">
        {t`${{ crown: showText(badgeNames[crown.badgeType]) }} is yours. ${{
          shown: showText(badgeNames[shown.badgeType]),
        }} is still shown beside your name.`}
      </p>
      <ShowInstead badge={crown} />
    </Card>
  );
}
