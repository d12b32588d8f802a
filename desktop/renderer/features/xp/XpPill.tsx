import { t } from "@lingui/core/macro";
import { Link } from "@tanstack/react-router";
import { XpBadge } from "./XpBadge.tsx";

/** The member's XP and level, which leads to their XP history wherever it stands (shell.1). */
export function XpPill({ size }: { readonly size?: "md" | "lg" }) {
  return (
    <Link
      to="/xp-history"
      title={t`XP history`}
      className="flex w-fit items-center rounded-full no-underline pointer-coarse:min-h-11"
    >
      <span className="sr-only">{t`XP history:`}</span> <XpBadge size={size} />
    </Link>
  );
}
