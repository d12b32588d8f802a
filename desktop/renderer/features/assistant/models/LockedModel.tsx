import { Link } from "@tanstack/react-router";
import { badgeOffers } from "#shared/shop/badge-offers.ts";
import { formatCents } from "#shared/shop/money.ts";
import { useSession } from "../../../lib/session/session.ts";
import { formatXp } from "../../../lib/text/format-counts-and-times.ts";
import { buttonClass } from "../../../ui/button/button-class.ts";
import type { ModelChoice } from "./model-choices.ts";

interface LockedModelProps {
  readonly id: string;
  readonly choice: ModelChoice;
  readonly tier: 2 | 3;
}

/** What unlocks a model, for how much, and the way there. */
export function LockedModel({ id, choice: { name, makes }, tier }: LockedModelProps) {
  const { user } = useSession();
  return (
    <div id={id} className="px-3 pb-3 pl-10.5 text-meta">
      <p className="tabular text-ink">
        <span>
          {`${name} ${makes === "image" ? "makes images" : "answers"} for members with ${badgesOf(tier)}.`}
        </span>{" "}
        <span>
          {tier === 2 && user ? `You have ${formatXp(user.xp)} XP.` : "You can cancel at any time."}
        </span>
      </p>
      <p className="mt-1 text-quiet">What you wrote stays here.</p>
      <Link
        to="/xp-shop"
        hash={tier === 2 ? "goldVerify" : "blackCrown"}
        className={buttonClass("secondary", "sm", "mt-2")}
      >
        {tier === 2 ? "See Gold Verify in the shop" : "See the crowns in the shop"}
      </Link>
    </div>
  );
}

/** 'Gold Verify (1,500 XP a month) or a crown'. */
function badgesOf(tier: 2 | 3): string {
  const [verify, black, gold] = badgeOffers;
  if (tier === 2) return `${verify.name} (${formatXp(verify.cost)} XP a month) or a crown`;
  return [black, gold].map(({ name, cost }) => `a ${name} (${formatCents(cost)} a month)`).join(" or ");
}
