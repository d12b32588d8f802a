import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { getAvailableModels } from "#shared/assistant/contract.ts";
import type { CurrentUser } from "#shared/auth/contract.ts";
import { getCosts } from "#shared/xp/contract.ts";
import { serviceCosts } from "#shared/xp/service-prices.ts";
import { call } from "../../../lib/api/call.ts";
import { assistantKeys } from "../assistant-keys.ts";
import { type AskedModel, chosenModel, modelChoices } from "./model-choices.ts";

const modelsFreshMs = 5 * 60_000;
const costsFreshMs = 30 * 60_000;
const choiceKey = "aiModel";

/** The models that answer here, and the one that the member asks; what they choose is remembered on this device. */
export function useModels(user: CurrentUser, isTemporary: boolean) {
  const models = useQuery({
    queryKey: assistantKeys.models,
    queryFn: ({ signal }) => call(getAvailableModels, {}, { signal }),
    staleTime: modelsFreshMs,
  });
  const { data: costs = serviceCosts } = useQuery({
    queryKey: ["xp", "ai-costs"],
    queryFn: ({ signal }) => call(getCosts, {}, { signal }),
    staleTime: costsFreshMs,
  });
  const [wanted, setWanted] = useState(() => localStorage.getItem(choiceKey));
  const all = modelChoices(user.badges, new Date(), models.data?.availableModels ?? [], costs);
  // A generated image is stored, which a temporary chat does not do.
  const choices = isTemporary ? all.filter(({ makes }) => makes === "text") : all;
  const choose = (name: AskedModel) => {
    localStorage.setItem(choiceKey, name);
    setWanted(name);
  };
  return { models, choices, chosen: chosenModel(choices, wanted), choose };
}
