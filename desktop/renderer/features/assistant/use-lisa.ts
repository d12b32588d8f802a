import { getLisaModel, type LisaModel, lisaModels } from "#shared/assistant/lisa.ts";
import { getLisaPrice } from "#shared/assistant/lisa-price.ts";
import { canAnswerInText } from "#shared/assistant/served-services.ts";
import type { CurrentUser } from "#shared/auth/contract.ts";
import { getServerDate } from "../../lib/clock/server-time.ts";
import { useAiCosts } from "./use-ai-costs.ts";
import { useAvailableModels } from "./use-available-models.ts";

interface Lisa {
  /**
   * The provider of her answers; null when no model answers in text, undefined until it is known.
   */
  readonly provider: "openai" | "practice" | null | undefined;
  readonly model: LisaModel;
  /** The member's price of an answer, in XP. */
  readonly price: number;
  /** The XP that the member lacks for it. */
  readonly missing: number;
}

/** The provider of Lisa's answers to the member, and their price. */
export function useLisa(user: CurrentUser, isWanted = true): Lisa {
  const { data } = useAvailableModels(isWanted);
  const costs = useAiCosts(isWanted);
  const now = getServerDate();
  const chosen = getLisaModel(user.lisaModel, user.badges, now);
  // Lisa uses the standard model when the chosen one isn't served.
  const isServed = data?.availableModels.includes(lisaModels[chosen].model) ?? true;
  const model = isServed ? chosen : "standard";
  const price = getLisaPrice(model, user.badges, now, costs);
  const canAnswer = !data || canAnswerInText({ models: data.availableModels });
  return { provider: canAnswer ? data?.provider : null, model, price, missing: Math.max(0, price - user.xp) };
}
