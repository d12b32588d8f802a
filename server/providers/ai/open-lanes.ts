import type { Logger } from "pino";
import type { Clock } from "../../clock.ts";
import { createBreaker } from "./breaker.ts";
import { createLane, type Lane } from "./lane.ts";

const kinds = ["chat", "image", "speech", "moderation"] as const;

/** A lane for each kind of call, so that hanging chats never affect posting. */
export type Lanes = Readonly<Record<(typeof kinds)[number], Lane>>;

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
