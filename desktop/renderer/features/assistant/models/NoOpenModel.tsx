import { Link } from "@tanstack/react-router";
import { type ModelChoice, unlockedBy } from "./model-choices.ts";

/** Says why nothing can be asked where every served model needs a badge that the member lacks. */
export function NoOpenModel({ choices }: { readonly choices: readonly ModelChoice[] }) {
  const served = choices.filter(({ isServed }) => isServed);
  if (served.length === 0) return null;
  const tier = served.some(({ lockedUntil }) => lockedUntil === 2) ? 2 : 3;
  return (
    <p role="status" className="mb-2 rounded-control bg-wash px-3 py-2 text-meta text-ink low:mb-1 low:py-1">
      <span>{`The models here need ${unlockedBy[tier]}.`}</span>{" "}
      <Link
        to="/xp-shop"
        hash={tier === 2 ? "goldVerify" : "blackCrown"}
        className="font-semibold text-brand-strong underline underline-offset-2"
      >
        See the badges
      </Link>
    </p>
  );
}
