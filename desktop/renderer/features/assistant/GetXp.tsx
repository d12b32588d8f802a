import { t } from "@lingui/core/macro";
import { Link } from "@tanstack/react-router";
import { formatXp } from "../../lib/text/format-counts-and-times.ts";

/** The XP the member lacks for an answer by Lisa, with a link to the shop. */
export function GetXp({ missing }: { readonly missing: number }) {
  return (
    <span className="tabular">
      <span>{t`You need ${{ xp: formatXp(missing) }} more XP for Lisa's answer.`}</span>{" "}
      <Link to="/shop" className="font-semibold text-brand underline underline-offset-2">{t`Get XP`}</Link>
    </span>
  );
}
