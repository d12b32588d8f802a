import { getLevelRank } from "#shared/moderation/moderation-levels.ts";
import { classifyText } from "../../classifier/built-in-classifier.ts";
import { convertToAiFailure } from "../ai/failures/convert-to-ai-failure.ts";
import { AiModelUnknown, type AiUnavailable } from "../ai/ai.ts";
import { classifyLocally, harmsNobodyElse } from "./local-moderator.ts";
import type { ElementVerdict, ImageToClassify, Moderator, ToClassify, Verdict } from "./moderator.ts";
import {
  asksForSupport,
  getLevelOfScores,
  getTopicsOfScores,
  isDistressAlone,
  pickKnownScores,
} from "./score-levels.ts";
import type OpenAI from "openai";
import { APIError } from "openai";
import type { Logger } from "pino";
import { z } from "zod";
import { type Lane, openLane } from "../ai/lane.ts";
import { findUnknownModelWords } from "../ai/models/unknown-models.ts";
import { readBounded } from "../read-bounded.ts";

/**
 * The moderation endpoint (moderation.4). Text and image are sent separately, in parallel, so that
 * each has its own level. Past the deadline, or when the service fails, the local classifier
 * decides and nothing is better than high.
 */
export function createOpenAiModerator(options: ScoreOptions): Moderator {
  const { model, requestTextScores, requestPictureScores } = createScoreRequests(options);
  const { log } = options;
  return {
    async classify(content: ToClassify): Promise<Verdict> {
      const { text, image, member } = content;
      const [words, picture] = await Promise.allSettled([
        text ? requestTextScores(text, member) : null,
        image ? requestPictureScores(image, member) : null,
      ]);
      const local = classifyLocally(content, "high");
      const elements: ElementVerdict[] = [];
      let failure: AiUnavailable | undefined;
      let asksHelp = local.support;
      const topics = new Set(local.topics);
      let wasJudged = false;
      for (const [type, outcome] of [["text", words], ["image", picture]] as const) {
        const fallback = local.elements.find((element) => element.type === type);
        if (!fallback) continue;
        if (outcome.status === "rejected") {
          const failed = convertToAiFailure(outcome.reason, model);
          failure ??= failed;
          // The lane tells the log of a model that the service doesn't have.
          const isToldOf = failed instanceof AiModelUnknown;
          if (!isToldOf) log.warn({ error: failed.message, element: type }, "moderation endpoint failed");
          elements.push(fallback);
        } else if (outcome.value) {
          wasJudged = true;
          elements.push(judgeScores(type, outcome.value, content));
          for (const topic of getTopicsOfScores(outcome.value)) topics.add(topic);
          asksHelp ||= type === "text" && asksForSupport(outcome.value);
        } else if (image) {
          elements.push(...classifyLocally({ image }).elements);
        }
      }
      const found = { elements, support: asksHelp, ...(topics.size > 0 && { topics: [...topics] }) };
      if (failure) return { ...found, decidedBy: "local-fallback", failure };
      return { ...found, decidedBy: wasJudged ? "openai" : "local" };
    },
  };
}

/** The endpoint has no category for swearing and drugs, so the built-in lists decide these. */
function judgeScores(type: "text" | "image", scores: Scores, { text }: ToClassify): ElementVerdict {
  const scored = { type, ...getLevelOfScores(scores) };
  if (type === "image" || !text) return scored;
  const words = classifyText(text);
  const distress = isDistressAlone(scores) && harmsNobodyElse(words) && { onlyDistress: true as const };
  const listed = words.reasons.find(({ category }) => category === "profanity" || category === "drugs");
  if (!listed || getLevelRank(listed.level) <= getLevelRank(scored.level)) return { ...scored, ...distress };
  return { type, level: listed.level, reason: listed.reason, ...distress };
}

interface ScoreOptions {
  readonly client: OpenAI;
  readonly log: Logger;
  /** The deadline, after which the fallback decides (moderation.4). */
  readonly deadlineMs?: number;
  readonly model?: string;
  /** Its turns and its breaker. */
  readonly lane?: Pick<Lane, "run">;
}

/** Scores of a few dozen categories take a few kilobytes. */
const mostAnswerBytes = 256 * 1024;

type Scores = Readonly<Record<string, number>>;

/**
 * A response in another shape is an error; it must not count as clean. Services differ in what else
 * they send: Mistral has no `flagged`, and some send null for categories that they do not judge.
 */
const answer = z.object({
  results: z.array(z.object({
    category_scores: z.record(
      z.string(),
      z.number().min(0).transform((score) => Math.min(score, 1)).nullable(),
    ),
  })).length(1),
});

/** The calls of the moderation endpoint; what a service does not take, it is not sent again. */
function createScoreRequests(options: ScoreOptions) {
  const { client, log, deadlineMs = 3_000, model = "omni-moderation-latest", lane = openLane } = options;
  let takesPlainText = false;
  let takesPictures = true;

  /**
   * Requests scores, or rejects; the deadline includes the body, which the client's own timeout
   * does not.
   */
  async function requestScores(input: OpenAI.ModerationMultiModalInput, owner = ""): Promise<Scores> {
    return await lane.run({ owner, deadlineMs }, async (signal) => {
      const response = await send(input, signal);
      const text = new TextDecoder().decode(await readBounded(response, mostAnswerBytes));
      const [result] = answer.parse(JSON.parse(text)).results;
      return pickKnownScores(result?.category_scores ?? {});
    });
  }

  /** Services that judge only texts refuse an input of parts, and take the text itself. */
  async function send(input: OpenAI.ModerationMultiModalInput, signal: AbortSignal): Promise<Response> {
    const ask = (given: OpenAI.ModerationCreateParams["input"]) =>
      client.moderations.create({ model, input: given }, { signal }).asResponse();
    if (input.type !== "text") {
      return await ask([input]).catch((error: unknown) => {
        if (refusesPictures(error, model, takesPlainText)) takesPictures = false;
        throw error;
      });
    }
    if (takesPlainText) return await ask(input.text);
    try {
      return await ask([input]);
    } catch (error) {
      if (!(error instanceof APIError) || (error.status !== 400 && error.status !== 422)) throw error;
      const response = await ask(input.text);
      takesPlainText = true;
      return response;
    }
  }

  /** Scores of the picture; null when the model takes none, so that the built-in rules judge it. */
  async function requestPictureScores(image: ImageToClassify, owner?: string): Promise<Scores | null> {
    if (!takesPictures) return null;
    try {
      return await requestScores({ type: "image_url", image_url: { url: toDataUrl(image) } }, owner);
    } catch (error) {
      if (takesPictures) throw error;
      log.warn({ model }, "the moderation model takes no pictures: the built-in rules judge them");
      return null;
    }
  }

  return {
    model,
    requestTextScores: (text: string, owner?: string) => requestScores({ type: "text", text }, owner),
    requestPictureScores,
  };
}

const saysNoPictures =
  /(image|picture|multi-?modal)[^.]{0,60}(not|n't|un)[ -]?support|valid string|must be a string/i;

/**
 * Whether a model judges texts only, like Mistral's: its service takes no parts at all, or says so.
 * A refusal of one picture alone says nothing of the next.
 */
function refusesPictures(error: unknown, model: string, takesPlainText: boolean): boolean {
  if (!(error instanceof APIError) || (error.status !== 400 && error.status !== 422)) return false;
  if (findUnknownModelWords(error, model) !== null) return false;
  return takesPlainText || saysNoPictures.test(JSON.stringify(error.error ?? error.message));
}

function toDataUrl({ bytes, mediaType }: ImageToClassify): string {
  let binary = "";
  for (let at = 0; at < bytes.length; at += 0x8000) {
    binary += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  }
  return `data:${mediaType};base64,${btoa(binary)}`;
}
