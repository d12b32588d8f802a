import { t } from "@lingui/core/macro";
import type { ReactNode } from "react";
import { freeNote } from "#shared/assistant/free-note.ts";
import type { CurrentUser } from "#shared/auth/contract.ts";
import { type LisaModel, lisaModels } from "#shared/assistant/lisa.ts";
import { showText } from "../../lib/language/show-text.ts";
import { formatXp } from "../../lib/text/format-counts-and-times.ts";
import { useIsFree } from "./use-is-free.ts";
import { useSupport } from "../moderation/offered-support.ts";
import { GetXp } from "./GetXp.tsx";
import { useLisa } from "./use-lisa.ts";

/**
 * The price of an answer, under the composer of the thread with Lisa. Its space is reserved until
 * the price is known. A member in a crisis is told neither a price (ai.26) nor what they lack.
 */
export function LisaPrice({ user }: { readonly user: CurrentUser }) {
  const { provider, model, price, missing } = useLisa(user);
  const isFree = useIsFree({});
  const isInCrisis = useSupport(({ wasOffered }) => wasOffered);
  if (isFree !== false) return <NoteLine>{isFree && <span>{showText(freeNote)}</span>}</NoteLine>;
  return (
    <NoteLine>
      {provider && (missing > 0
        ? !isInCrisis && <GetXp missing={missing} />
        : <span>{priceSentence(model, formatXp(price), formatXp(user.xp))}</span>)}
    </NoteLine>
  );
}

function priceSentence(model: LisaModel, price: string, xp: string): string {
  if (model === "standard") return t`Lisa answers for ${price} XP. You have ${xp}.`;
  return t`Lisa answers with ${{ model: lisaModels[model].label }} for ${price} XP. You have ${xp}.`;
}

function NoteLine({ children }: { readonly children: ReactNode }) {
  return <p className="tabular mt-1.5 mb-1 min-h-4.5 ps-11 text-meta text-quiet">{children}</p>;
}
