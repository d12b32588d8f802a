import { type LisaModel, lisaModelFor, lisaModels } from "#shared/assistant/lisa.ts";
import { lisaPrice } from "#shared/assistant/lisa-price.ts";
import type { CurrentUser } from "#shared/auth/contract.ts";
import { useAiCosts } from "../../lib/assistant/use-ai-costs.ts";
import { useAvailableModels } from "../../lib/assistant/use-available-models.ts";

interface Lisa {
  /** Who provides her answers; null when nobody does, undefined until that is known. */
  readonly provider: "openai" | "practice" | null | undefined;
  readonly model: LisaModel;
  /** What an answer costs the member, in XP. */
  readonly price: number;
  /** How much of that the member lacks. */
  readonly missing: number;
}

/** What Lisa answers the member with, and for how much. */
export function useLisa(user: CurrentUser, isWanted = true): Lisa {
  const { data } = useAvailableModels(isWanted);
  const costs = useAiCosts(isWanted);
  const now = new Date();
  const chosen = lisaModelFor(user.lisaModel, user.badges, now);
  // Lisa answers as usual where the chosen model isn't served.
  const isServed = data?.availableModels.includes(lisaModels[chosen].model) ?? true;
  const model = isServed ? chosen : "standard";
  const price = lisaPrice(model, user.badges, now, costs);
  return { provider: data?.provider, model, price, missing: Math.max(0, price - user.xp) };
}
