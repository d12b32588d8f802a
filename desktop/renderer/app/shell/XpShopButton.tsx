import { Link } from "@tanstack/react-router";
import { ShoppingBag } from "lucide-react";
import { useXp } from "../../features/xp/use-xp.ts";
import { formatXp } from "../../lib/format.ts";
import { buttonClass } from "../../ui/button-class.ts";

/** The way to the shop, saying what there is to spend (A§2). */
export function XpShopButton() {
  const own = useXp();
  return (
    <Link to="/shop" className={buttonClass("secondary", "md", "min-h-11")}>
      <ShoppingBag size={18} aria-hidden="true" />
      <span className="flex-1 text-left">XP Shop</span>
      {own && <span className="tabular text-meta text-gold">{formatXp(own.xp)} XP</span>}
    </Link>
  );
}
