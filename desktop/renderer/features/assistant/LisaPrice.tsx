import type { CurrentUser } from "#shared/auth/contract.ts";
import { lisaModels } from "#shared/assistant/lisa.ts";
import { formatXp } from "../../lib/text/format-counts-and-times.ts";
import { GetXp } from "./lisa/GetXp.tsx";
import { useLisa } from "./use-lisa.ts";

/**
 * The price of an answer, under the composer of the thread with Lisa. Its space is reserved until
 * the price is known.
 */
export function LisaPrice({ user }: { readonly user: CurrentUser }) {
  const { provider, model, price, missing } = useLisa(user);
  return (
    <p className="tabular mt-1.5 mb-1 min-h-4.5 pl-11 text-meta text-quiet">
      {provider && (missing > 0 ? <GetXp missing={missing} /> : (
        <>
          Lisa answers{model !== "standard" && ` with ${lisaModels[model].label}`} for {formatXp(price)}{" "}
          XP. You have {formatXp(user.xp)}.
        </>
      ))}
    </p>
  );
}
