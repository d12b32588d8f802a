import {
  type ChatModelName,
  chatModelNames,
  type ImageModelName,
  imageModelNames,
} from "#shared/assistant/ai-models.ts";

type ModelName = ChatModelName | ImageModelName;
type Upstream = Readonly<Partial<Record<ModelName, string>>>;

/** The service's account of its models, when `AI_MODELS` names none (ai.17). */
export interface FoundModels {
  /** Null until the service has answered. */
  readonly chatModels: readonly string[] | null;
  /** The one that serves the lowest tier. */
  readonly served?: string | undefined;
}

/** The upstream models behind the product's names: those of `AI_MODELS`, and one that was found. */
export interface ServedModels {
  /** The served names. The list itself changes, so that copies of a provider share it. */
  readonly names: readonly ModelName[];
  /** As `names`, a live object. Null: the service is not asked, since `AI_MODELS` says it. */
  readonly found: FoundModels | null;
  upstreamOf(name: ModelName): string | undefined;
}

/** The lowest tier: it is open to everyone (ai.2). */
export const lowestTier = chatModelNames[0];

/** The models that settings name. */
export function createMappedModels(models: Upstream): ServedModels {
  return { names: namesIn(models), found: null, upstreamOf: (name) => models[name] };
}

/** None until one is found. */
export function createFoundModels() {
  const names: ModelName[] = [];
  const found: { chatModels: readonly string[] | null; served?: string | undefined } = { chatModels: null };
  const served: ServedModels = {
    names,
    found,
    upstreamOf: (name) => name === lowestTier ? found.served : undefined,
  };
  return {
    served,
    /** Returns the model that serves the lowest tier from now on, if any does. */
    take(chatModels: readonly string[]): string | undefined {
      found.chatModels = chatModels;
      // The served model stays when another model comes to it.
      if (found.served === undefined || !chatModels.includes(found.served)) {
        found.served = chatModels.length === 1 ? chatModels[0] : undefined;
      }
      names.splice(0, names.length, ...namesIn({ [lowestTier]: found.served }));
      return found.served;
    },
  };
}

function namesIn(models: Upstream): ModelName[] {
  return [...chatModelNames, ...imageModelNames].filter((name) => models[name] !== undefined);
}
