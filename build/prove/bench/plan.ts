import type { AgainstPlan } from "./against/against.ts";
import { type AssistantPlan, assistantPlans } from "./assistant/measure-assistant.ts";
import type { CasesPlan } from "./cases.ts";
import type { GrowthPlan } from "./growth/measure-growth.ts";
import type { MediaPlan } from "./media/measure-photos.ts";
import type { MessagesPlan } from "./messages/measure-messages.ts";
import type { MixedSizes } from "./mixed/mixed.ts";
import { type Options, type Part, parts } from "./options.ts";
import { type PagePlan, pagePlans } from "./page/page-plan.ts";
import type { RealtimePlan } from "./realtime/measure-realtime.ts";
import type { Size } from "./seed/statements.ts";
import type { SocketsPlan } from "./sockets/measure-sockets.ts";
import type { WritesPlan } from "./writes/writes.ts";

/** Two communities that differ in the number of posts alone. */
export interface GrowthSizes extends GrowthPlan {
  readonly small: Size;
  readonly large: Size;
}

/** How much is measured. */
export interface Plan {
  readonly size: Size;
  /**
   * Rounds of each server. Many short ones: what else the machine does then falls on both alike.
   */
  readonly rounds: number;
  readonly secondsPerRound: number;
  readonly growth: GrowthSizes;
  readonly mixed: MixedSizes;
  readonly cases: CasesPlan;
  readonly realtime: RealtimePlan;
  readonly sockets: SocketsPlan;
  readonly messages: MessagesPlan;
  readonly media: MediaPlan;
  readonly assistant: AssistantPlan;
  readonly writes: WritesPlan;
  readonly page: PagePlan;
  readonly against: AgainstPlan;
  /** Which parts to measure. */
  readonly parts: readonly Part[];
}

const members = 10_000;

/** `--quick` shows in a few minutes a part whether a change helped. */
const quick: Omit<Plan, "parts"> = {
  size: { members: 1_000, posts: 10_000 },
  rounds: 5,
  secondsPerRound: 2,
  growth: {
    small: { members, posts: 10_000 },
    large: { members, posts: 100_000 },
    deepPage: 50,
    rounds: 3,
    secondsPerRound: 1,
  },
  mixed: { size: { members, posts: 20_000 }, writers: 2_000, rounds: 5, secondsPerRound: 1 },
  cases: { small: 100, large: 100_000, rounds: 5, secondsPerRound: 1 },
  realtime: { members: 250, socketsPerMember: 4, actsPerSecond: 100, seconds: 4, posts: 2, rounds: 5 },
  sockets: { sockets: 2_000, rounds: 3, secondsPerRound: 4, longestReturnMs: 60_000 },
  messages: {
    members: 200,
    messagesPerSecond: 200,
    seconds: 4,
    rounds: 5,
    long: { seconds: 30, bareSeconds: 10 },
    sizes: {
      messages: { small: 1_000, large: 100_000 },
      conversations: { small: 50, large: 1_000 },
    },
    reads: 100,
  },
  media: { rounds: 3 },
  assistant: assistantPlans.quick,
  writes: { writers: 2_000, rounds: 5, secondsPerRound: 2 },
  page: pagePlans.quick,
  against: {
    size: { members: 1_000, posts: 10_000 },
    writers: 2_000,
    players: 200,
    askers: 10,
    rounds: 20,
    secondsPerRound: 0.5,
    messagesPerSecond: 200,
  },
};

const whole: Omit<Plan, "parts"> = {
  size: { members, posts: 100_000 },
  rounds: 12,
  secondsPerRound: 4,
  growth: {
    small: { members, posts: 10_000 },
    large: { members, posts: 1_000_000 },
    deepPage: 500,
    rounds: 7,
    secondsPerRound: 1,
  },
  mixed: { size: { members, posts: 100_000 }, writers: 6_000, rounds: 9, secondsPerRound: 3 },
  cases: { small: 100, large: 100_000, rounds: 9, secondsPerRound: 2 },
  realtime: { members: 1_000, socketsPerMember: 5, actsPerSecond: 500, seconds: 8, posts: 3, rounds: 5 },
  sockets: { sockets: 18_000, rounds: 5, secondsPerRound: 4, longestReturnMs: 180_000 },
  messages: {
    members: 1_000,
    messagesPerSecond: 1_000,
    seconds: 8,
    rounds: 5,
    long: { seconds: 600, bareSeconds: 120 },
    sizes: {
      messages: { small: 1_000, large: 1_000_000 },
      conversations: { small: 50, large: 5_000 },
    },
    reads: 300,
  },
  media: { rounds: 7 },
  assistant: assistantPlans.whole,
  writes: { writers: 6_000, rounds: 9, secondsPerRound: 4 },
  page: pagePlans.whole,
  against: {
    size: { members, posts: 100_000 },
    writers: 6_000,
    players: 400,
    askers: 20,
    rounds: 20,
    secondsPerRound: 2,
    messagesPerSecond: 400,
  },
};

/** Chooses what a run with these options measures. */
export function choosePlan({ isQuick, only, pictures, hasCovers, hasPolls }: Options): Plan {
  const plan = isQuick ? quick : whole;
  const fill = (size: Size) => ({ ...size, pictures, hasCovers, hasPolls });
  return {
    ...plan,
    size: fill(plan.size),
    against: { ...plan.against, size: fill(plan.against.size) },
    parts: only ? [only] : parts,
  };
}
