import { Link } from "@tanstack/react-router";
import { buttonClass } from "../../ui/button/button-class.ts";
import { ShoppingBag } from "../../ui/icons/shopping-bag.ts";

/** The link to the XP Shop (shell.5). */
export function XpShopButton() {
  return (
    <Link to="/shop" className={buttonClass("secondary", "md", "min-h-11")}>
      <ShoppingBag size={18} aria-hidden="true" />
      XP Shop
    </Link>
  );
}
