import { useState } from "react";
import type { CurrentUser } from "#shared/auth/contract.ts";
import { serverDate } from "../../../lib/clock/server-time.ts";
import { useAiCosts } from "../../../lib/assistant/use-ai-costs.ts";
import { useAvailableModels } from "../../../lib/assistant/use-available-models.ts";
import { localTexts } from "../../../lib/storage/guarded-storage.ts";
import { type AskedModel, chooseModel, modelChoices } from "./model-choices.ts";

const choiceKey = "aiModel";

/** The models, and the one the member has chosen, which this device remembers. */
export function useModels(user: CurrentUser, isTemporary: boolean) {
  const models = useAvailableModels();
  const costs = useAiCosts();
  const [wanted, setWanted] = useState(() => localTexts.getItem(choiceKey));
  const { data } = models;
  const all = data ? modelChoices(user.badges, serverDate(), data.availableModels, costs) : [];
  // A generated image is stored, which a temporary chat does not do.
  const choices = isTemporary ? all.filter(({ makes }) => makes === "text") : all;
  const choose = (name: AskedModel) => {
    localTexts.setItem(choiceKey, name);
    setWanted(name);
  };
  return { models, choices, chosen: chooseModel(choices, wanted), choose };
}
