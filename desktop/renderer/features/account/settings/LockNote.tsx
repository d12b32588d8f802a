import { Link } from "@tanstack/react-router";
import type { Lock } from "./locked-filter.ts";

/** Why a choice is locked, and the way to the badge that opens it. */
export function LockNote({ why, way, badge }: Lock) {
  return (
    <p className="text-meta text-ink">
      <span>{why}</span>{" "}
      <Link
        to="/xp-shop"
        {...(badge && { hash: badge })}
        className="font-medium text-brand underline underline-offset-2 pointer-coarse:flex pointer-coarse:min-h-11 pointer-coarse:items-center"
      >
        {way}
      </Link>
    </p>
  );
}
