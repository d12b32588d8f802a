import { z } from "zod";

/** A model that a service lists. */
interface ListedModel {
  readonly name: string;
  readonly answersChats: boolean;
}

const card = z.looseObject({ id: z.string().min(1).max(300) });
const cards = z.array(card.nullable().catch(null));
/** Some services return the list bare. */
const list = z.union([z.object({ data: cards }), cards]);

type Card = z.output<typeof card>;

/**
 * The models of a response to `GET /models`, each once. Null when it is no list. Whether one
 * answers chats is what the service says of it, otherwise what its name tells.
 */
export function readModelList(body: unknown): readonly ListedModel[] | null {
  const parsed = list.safeParse(body);
  if (!parsed.success) return null;
  const listed = Array.isArray(parsed.data) ? parsed.data : parsed.data.data;
  const models = new Map<string, ListedModel>();
  for (const one of listed) {
    if (!one) continue;
    // vLLM lists each name that it serves a model under.
    const key = typeof one.root === "string" && one.root ? one.root : one.id;
    if (models.has(key)) continue;
    models.set(key, { name: one.id, answersChats: saysItAnswersChats(one) ?? !namesOtherWork.test(one.id) });
  }
  return [...models.values()];
}

/** Reads what Mistral, Together, LM Studio, OpenRouter and others say of a model; null: nothing. */
function saysItAnswersChats({ capabilities, type, architecture }: Card): boolean | null {
  if (isObject(capabilities)) {
    const { completion_chat, chat_completion, chat } = capabilities;
    const said = [completion_chat, chat_completion, chat].find((value) => typeof value === "boolean");
    if (said !== undefined) return said as boolean;
  }
  const made = isObject(architecture) ? architecture.output_modalities : null;
  if (Array.isArray(made)) return made.includes("text");
  if (typeof type !== "string") return null;
  if (/^(chat|llm|vlm|language|text-generation)$/i.test(type)) return true;
  return /embed|rerank|image|audio|speech|tts|transcri|moderation|video/i.test(type) ? false : null;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}

/** Names of models that embed, rank, draw, film, speak, listen, moderate or only complete. */
const namesOtherWork = new RegExp(
  `embed|(^|[^a-z])(${
    [
      ..."bge e5 gte minilm mpnet colbert rerank reranker clip siglip".split(" "),
      ..."image imagen dall-?e diffusion sdxl sd flux vae sora video".split(" "),
      ..."tts xtts kokoro piper bark orpheus speech audio realtime musicgen".split(" "),
      ..."whisper parakeet transcribe transcription asr ocr".split(" "),
      ..."moderation guard shieldgemma davinci babbage".split(" "),
    ].join("|")
  })([^a-z]|$)`,
  "i",
);
