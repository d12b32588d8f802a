import type OpenAI from "openai";
import type { Logger } from "pino";
import type { AiConfig } from "../../settings/ai-config.ts";
import type { Clock } from "../../clock.ts";
import { createLocalModerator } from "../moderation/local-moderator.ts";
import type { Moderator } from "../moderation/moderator.ts";
import { createOpenAiModerator } from "../moderation/openai-moderator.ts";
import { openAiClient } from "../openai-client.ts";
import { createOpenAiSpeaker } from "../speech/openai-speaker.ts";
import type { Speaker } from "../speech/speaker.ts";
import { type Ai, AiUnavailable } from "./ai.ts";
import { guardPrompts } from "./guard/guard-prompts.ts";
import { createLane, type Lane } from "./lane.ts";
import { findModels } from "./models/find-models.ts";
import { createFoundModels, createMappedModels, type ServedModels } from "./models/served-models.ts";
import { createUnknownModels, type UnknownModels } from "./models/unknown-models.ts";
import { patientDeadlines, streamChat, usualDeadlines } from "./chat.ts";
import type { ChatDeadlines } from "./deadlines.ts";
import { drawByModel, imageDeadlineMs } from "./draw-by-model.ts";
import { RefusedParameters } from "./refused-parameters.ts";
import { SwallowedMarks } from "./thoughts/swallowed-marks.ts";
import { createBreaker } from "./breaker.ts";

/** The providers that an AI service may stand behind. */
export interface AiProviders {
  readonly moderator: Moderator;
  /** Null when no AI service is configured, or none with speech. */
  readonly speaker: Speaker | null;
  /** Null when no AI service is configured (ai.1). */
  readonly ai: Ai | null;
}

/**
 * Without a moderation model the built-in classifier decides alone; without a speech model nothing
 * is read aloud.
 */
export function openAiProviders(
  config: AiConfig,
  clock: Clock,
  log: Logger,
  onRest?: OnRest,
): AiProviders {
  const client = openAiClient(config);
  const lanes = openLanes({ chats: config.concurrency, clock, log, onRest });
  const { tts, moderation } = config.models;
  const { served, unknown } = openModels(config, client, log);
  const laneOf = (lane: Lane, model: string) => tellOfUnknown(lane, model, unknown);
  return {
    ai: guardPrompts(createOpenAi({ client, config, lanes, log, served, unknown }), log),
    speaker: tts === undefined
      ? null
      : createOpenAiSpeaker({ client, model: tts, lane: laneOf(lanes.speech, tts) }),
    moderator: moderation === undefined ? createLocalModerator() : createOpenAiModerator({
      client,
      model: moderation,
      log,
      lane: laneOf(lanes.moderation, moderation),
    }),
  };
}

/** The models of the settings; without any, the service is asked which it has (ai.17). */
function openModels(config: AiConfig, client: OpenAI, log: Logger) {
  if (config.isOpenAi || Object.keys(config.models).length > 0) {
    return { served: createMappedModels(config.models), unknown: createUnknownModels(log) };
  }
  const { served, take } = createFoundModels();
  const askAgain = findModels({ client, log, take });
  // The model that was found may have been replaced there.
  return { served, unknown: createUnknownModels(log, askAgain) };
}

function tellOfUnknown(lane: Lane, model: string, unknown: UnknownModels): Pick<Lane, "run"> {
  return {
    async run(call, work) {
      try {
        const result = await lane.run(call, work);
        unknown.answered(model);
        return result;
      } catch (error) {
        unknown.explains(error, model);
        throw error;
      }
    },
  };
}

interface AiOptions {
  readonly client: OpenAI;
  readonly config: AiConfig;
  readonly lanes: Pick<Lanes, "chat" | "image">;
  readonly log: Logger;
  /** Default: those that the settings name. */
  readonly served?: ServedModels;
  readonly unknown?: UnknownModels;
  readonly deadlines?: ChatDeadlines;
  readonly imageDeadlineMs?: number;
}

/** Chats and images of any service with OpenAI's interface. */
export function createOpenAi({ client, config, lanes, log, ...limits }: AiOptions): Ai {
  const { served = createMappedModels(config.models), unknown = createUnknownModels(log) } = limits;
  const { isOpenAi } = config;
  const deadlines = limits.deadlines ?? (isOpenAi ? usualDeadlines : patientDeadlines);
  const shared = { client, log, unknown, pauseMs: deadlines.pauseMs, refused: new RefusedParameters() };
  const ofChat = {
    ...shared,
    isOpenAi,
    lane: lanes.chat,
    deadlines,
    swallowed: new SwallowedMarks(),
    unstreamed: new Set<string>(),
  };
  const ofImages = { ...shared, lane: lanes.image, deadlineMs: limits.imageDeadlineMs ?? imageDeadlineMs };
  return {
    isPractice: config.isPractice,
    models: served.names,
    found: served.found,
    async *chat({ model, ...request }, signal) {
      const upstream = served.upstreamOf(model);
      if (upstream === undefined) throw new AiUnavailable(`${model} is not served here`);
      yield* streamChat(ofChat, { ...request, upstream }, signal);
    },
    async draw({ model, ...request }, signal) {
      const upstream = served.upstreamOf(model);
      if (upstream === undefined) throw new AiUnavailable(`${model} is not served here`);
      return await drawByModel(ofImages, { ...request, upstream }, signal);
    },
  };
}

const kinds = ["chat", "image", "speech", "moderation"] as const;

/** A lane for each kind of call, so that hanging chats never affect posting. */
type Lanes = Readonly<Record<(typeof kinds)[number], Lane>>;

/** Hears when a kind of call begins to be refused because too many failed, and when it ends. */
export type OnRest = (kind: keyof Lanes, isResting: boolean) => void;

interface LaneSettings {
  /** How many chats run at once. */
  readonly chats: number;
  readonly clock: Clock;
  readonly log: Logger;
  readonly onRest?: OnRest | undefined;
}

export function openLanes({ chats, clock, log, onRest }: LaneSettings): Lanes {
  const widths = { chat: chats, image: 8, speech: 16, moderation: 128 };
  const waits = { chat: 120_000, image: 120_000, speech: 45_000, moderation: 3_000 };
  const lane = (kind: keyof Lanes) =>
    createLane({
      breaker: createBreaker({
        now: () => clock.now().getTime(),
        onOpen: () => {
          log.warn({ kind }, "the AI provider failed too often: calls are refused for 10 s");
          onRest?.(kind, true);
        },
        onClose: () => onRest?.(kind, false),
      }),
      width: widths[kind],
      waiting: 5_000,
      // Speech and moderation do not wait long.
      waitingPerOwner: kind === "chat" || kind === "image" ? 20 : 5_000,
      waitMs: waits[kind],
    });
  return { chat: lane("chat"), image: lane("image"), speech: lane("speech"), moderation: lane("moderation") };
}
