import { Link } from "@tanstack/react-router";
import { formatXp } from "../../lib/text/format-counts-and-times.ts";
import { Button } from "../../ui/button/Button.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import { useIsConfirming } from "./payments/use-sync-payment.ts";

interface BalanceProps {
  readonly xp: number;
  /** True when the packs are on screen. */
  readonly isAtPacks: boolean;
}

/** The member's XP, with links to buy more and to the history. */
export function Balance({ xp, isAtPacks }: BalanceProps) {
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
