import { z } from "zod";
import {
  type ChatModelName,
  chatModelNames,
  type ImageModelName,
  imageModelNames,
} from "#shared/assistant/ai-models.ts";

/** The names that an upstream model may have: the product's models, reading aloud, moderation. */
type AiTier = ChatModelName | ImageModelName | "tts" | "moderation";

type AiModels = Readonly<Partial<Record<AiTier, string>>>;

export interface AiConfig {
  readonly apiKey: string;
  /** Null: OpenAI's own address. */
  readonly baseUrl: string | null;
  /** Whether the address is OpenAI's own; other services offer only what `AI_MODELS` names. */
  readonly isOpenAi: boolean;
  /** The practice model of the demo (ai.6). */
  readonly isPractice: boolean;
  /** Upstream names; absent models are not served. */
  readonly models: AiModels;
  /** How many chats may be answered at once. */
  readonly concurrency: number;
}

const tiers: readonly AiTier[] = [...chatModelNames, ...imageModelNames, "tts", "moderation"];

/** At OpenAI in November 2026. The names of A and B have been retired there, or soon will be. */
const openAiDefaults: Required<AiModels> = {
  "GPT-4o Mini": "gpt-6-luna",
  "GPT-4o": "gpt-6.1-terra",
  "GPT-5": "gpt-6.1-sol",
  "Standard": "gpt-6.1-terra",
  "HD": "gpt-6.1-sol",
  "DALL-E 2": "gpt-image-2.6-flare",
  "DALL-E 3": "gpt-image-2.6-sunburst",
  "tts": "gpt-4o-mini-tts",
  "moderation": "omni-moderation-latest",
};

/**
 * The practice model draws, speaks and answers under any name, but does not moderate: the built-in
 * classifier does.
 */
const practiceModels: AiModels = Object.fromEntries(
  tiers.filter((tier) => tier !== "moderation").map((tier) => [tier, "practice"]),
);

const isTier = (name: string): name is AiTier => tiers.some((tier) => tier === name);

const given = z.record(
  z.string(),
  z.string("expected the name of an upstream model, or null").min(1).nullable(),
)
  .superRefine((models, issues) => {
    const unknown = Object.keys(models).filter((name) => !isTier(name));
    if (unknown.length === 0) return;
    issues.addIssue(`${unknown.join(", ")}: none of the known names, which are ${tiers.join(", ")}`);
  });

/** `AI_MODELS`: JSON, e.g. `{"GPT-4o":"llama3.3"}`. Null takes a default away. */
const aiModelsSetting = z.string().transform((text, issues) => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    issues.addIssue('expected JSON, e.g. {"GPT-4o":"llama3.3"}');
    return z.NEVER;
  }
}).pipe(given);

/** The settings by their environment names; those of bots are for all bots together. */
export const aiSettings = {
  OPENAI_API_KEY: z.string().min(1).optional(),
  /** Any service that speaks the same protocol. */
  OPENAI_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  AI_MODELS: aiModelsSetting.prefault("{}"),
  /** How many chats may be answered at once. */
  AI_CONCURRENCY: z.coerce.number().int().min(1).max(10_000).default(64),
  /** Set by the launcher when it runs the practice model (ai.6). Never in production. */
  PRACTICE_MODEL_URL: z.url({ protocol: /^http$/ }).optional(),
  /** Per member and for the server, in a UTC day (ai.8). */
  AI_DAILY_TOKENS: z.coerce.number().int().min(0).default(300_000),
  AI_DAILY_IMAGES: z.coerce.number().int().min(0).default(30),
  AI_SERVER_DAILY_TOKENS: z.coerce.number().int().min(0).default(30_000_000),
  AI_SERVER_DAILY_IMAGES: z.coerce.number().int().min(0).default(1_000),
  /** For all bots in a UTC day (bots.2). */
  BOT_DAILY_TOKENS: z.coerce.number().int().min(0).default(1_000_000),
  BOT_DAILY_IMAGES: z.coerce.number().int().min(0).default(50),
};

type AiSettings =
  & Pick<z.output<z.ZodObject<typeof aiSettings>>, "AI_MODELS" | "AI_CONCURRENCY">
  & Partial<
    Pick<
      z.output<z.ZodObject<typeof aiSettings>>,
      "OPENAI_API_KEY" | "OPENAI_BASE_URL" | "PRACTICE_MODEL_URL"
    >
  >;

/** Null: no provider, neither a key nor the practice model (ai.1). */
export function readAiConfig(settings: AiSettings): AiConfig | null {
  const { OPENAI_API_KEY: apiKey, OPENAI_BASE_URL: baseUrl = null, PRACTICE_MODEL_URL: practice } = settings;
  const concurrency = settings.AI_CONCURRENCY;
  if (apiKey) {
    const isOpenAi = baseUrl === null || isOpenAiHost(new URL(baseUrl).hostname);
    const models = withoutNulls({ ...(isOpenAi ? openAiDefaults : {}), ...settings.AI_MODELS });
    return { apiKey, baseUrl, isOpenAi, isPractice: false, models, concurrency };
  }
  if (!practice) return null;
  const own = { isOpenAi: false, isPractice: true, models: practiceModels };
  return { apiKey: "practice", baseUrl: practice, ...own, concurrency };
}

/** Includes regional addresses such as eu.api.openai.com. */
function isOpenAiHost(host: string): boolean {
  return host === "api.openai.com" || host.endsWith(".api.openai.com");
}

function withoutNulls(models: Readonly<Record<string, string | null>>): AiModels {
  return Object.fromEntries(Object.entries(models).filter(([, name]) => name !== null));
}
