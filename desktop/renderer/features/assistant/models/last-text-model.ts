import type { AiSession } from "#shared/assistant/ai-chat-shapes.ts";
import { type ChatModelName, chatModels } from "#shared/assistant/ai-models.ts";
import { localTexts } from "../../../lib/storage/guarded-storage.ts";

const choiceKey = "aiModel";

/** The text model that was chosen or asked last in this browser. */
export interface RememberedModel {
  readonly name: ChatModelName;
  /** In ms. */
  readonly at: number;
}

export function rememberTextModel(name: ChatModelName, at: number): void {
  localTexts.setItem(choiceKey, JSON.stringify({ name, at } satisfies RememberedModel));
}

/** Null when there is none, or one that this release does not know. */
export function rememberedTextModel(): RememberedModel | null {
  const { name, at } = (parse(localTexts.getItem(choiceKey)) ?? {}) as Partial<RememberedModel>;
  const known = asTextModel(name ?? null);
  return known && typeof at === "number" ? { name: known, at } : null;
}

/**
 * The model that a new chat asks unless the member chooses another: the text model that they used
 * last, here or on another device (ai.20).
 */
export function lastTextModel(
  here: RememberedModel | null,
  sessions: readonly Pick<AiSession, "model" | "updatedAt">[],
): ChatModelName | null {
  // They are in the order of their latest question.
  for (const { model, updatedAt } of sessions) {
    const name = asTextModel(model);
    if (name) return here && here.at > Date.parse(updatedAt) ? here.name : name;
  }
  return here?.name ?? null;
}

function asTextModel(name: string | null): ChatModelName | null {
  return chatModels.find((model) => model.name === name)?.name ?? null;
}

function parse(kept: string | null): unknown {
  try {
    return kept === null ? null : JSON.parse(kept);
  } catch {
    return null;
  }
}
