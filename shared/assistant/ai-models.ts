import { type Service, serviceCosts } from "../xp/service-prices.ts";

/** UTF-16 units of a question, and of what an image is to show. */
export const questionMaxLength = 8_000;
export const promptMaxLength = 1_000;
/** UTF-16 units of an answer; a longer one is cut there, and can be continued (ai.21). */
export const answerMaxLength = 32_000;

/** The question that has a cut answer read on. */
export const continueText = "Continue";

interface Model {
  /** The product's name; the server chooses the model behind it (`AI_MODELS`). */
  readonly name: string;
  readonly service: Service;
  /** Shown in the picker at once, or under 'More models'. */
  readonly isMore?: true;
}

/** The models that answer chats (ai.2). Price and tier are the service's. */
export const chatModels = [
  { name: "GPT-4o Mini", service: "aiChatMini" },
  { name: "GPT-4o", service: "aiChatGpt4" },
  { name: "GPT-5", service: "aiChatGpt5" },
  { name: "Standard", service: "aiChatStandard", isMore: true },
  { name: "HD", service: "aiChatHD", isMore: true },
] as const satisfies readonly Model[];

/** The models that draw images. */
export const imageModels = [
  { name: "DALL-E 2", service: "imageGenerationDalle2" },
  { name: "DALL-E 3", service: "imageGenerationDalle3" },
] as const satisfies readonly Model[];

export type ChatModelName = (typeof chatModels)[number]["name"];
export type ImageModelName = (typeof imageModels)[number]["name"];

export const chatModelNames = chatModels.map(({ name }) => name) as [ChatModelName, ...ChatModelName[]];
export const imageModelNames = imageModels.map(({ name }) => name) as [ImageModelName, ...ImageModelName[]];

/** The cheapest model that answers in text among those that are served; null: none is. */
export function findCheapestTextModel(served: readonly string[]): ChatModelName | null {
  const [cheapest] = chatModels
    .filter(({ name }) => served.includes(name))
    .toSorted((one, other) => serviceCosts[one.service] - serviceCosts[other.service]);
  return cheapest?.name ?? null;
}

/** The service that a model is sold as. */
export function getServiceOfModel(name: ChatModelName | ImageModelName): Service {
  const model = [...chatModels, ...imageModels].find((one) => one.name === name);
  if (!model) throw new Error(`No model ${name}`);
  return model.service;
}
