import { Link, useLocation, useNavigate, useSearch } from "@tanstack/react-router";
import { useSession } from "../../lib/session/session.ts";
import { ScreenHeader } from "../../ui/layout/ScreenHeader.tsx";
import { type Tab, Tabs } from "../../ui/layout/Tabs.tsx";
import { BoughtCrownNote } from "./badges/BoughtCrownNote.tsx";
import { BadgesAndStatus } from "./badges/BadgesAndStatus.tsx";
import { XpPacks } from "./XpPacks.tsx";
import { usePaymentReturn } from "./payments/use-payment-return.ts";
import { AiServices } from "./AiServices.tsx";
import { formatXp } from "../../lib/text/format-counts-and-times.ts";
import { Button } from "../../ui/button/Button.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import { useIsConfirming } from "./payments/use-sync-payment.ts";

const tabs = [
  { value: "packs", label: "XP Packs", content: <XpPacks /> },
  { value: "badges", label: "Badges & Status", content: <BadgesAndStatus /> },
  { value: "services", label: "AI Services", content: <AiServices /> },
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
      <ScreenHeader title="XP Shop" backTo="/" />
      {user && <Balance xp={user.xp} isAtPacks={tab === "packs"} />}
      {user && <BoughtCrownNote user={user} />}
      <div className="mt-4">
        <Tabs label="Shop" tabs={tabs} value={tab} onValueChange={show} />
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
      aria-label="Your balance"
      className="flex flex-wrap items-center gap-2 px-5 py-4 max-sm:px-4"
    >
      <div className="mr-auto">
        <p className="text-meta text-quiet">Your balance</p>
        <p className="tabular text-title font-semibold text-gold">{`${formatXp(xp)} XP`}</p>
        <p role="status" className="text-meta text-quiet empty:hidden">
          {isConfirming && "Confirming your payment…"}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Button asChild variant="quiet" size="sm">
          <Link to="/xp-history">XP history</Link>
        </Button>
        {!isAtPacks && (
          <Button asChild variant="secondary" size="sm">
            <Link to="/shop">Purchase XP</Link>
          </Button>
        )}
      </div>
    </Card>
  );
}
