import type { Deps } from "../../../context.ts";
import type { Bus } from "../../../realtime/bus.ts";
import type { LiveAnswer } from "./live-answer.ts";

interface Held {
  readonly live: LiveAnswer;
  /** Milliseconds of the monotonic clock; null while it is written. */
  endedAt: number | null;
}

/** A temporary chat's answer is stored nowhere else, and a retry may still ask for it. */
const keptMs = 60_000;

/** By process, identified by its bus; then by the question's id. */
const processes = new WeakMap<Bus, Map<string, Held>>();

function answersOfProcess({ bus }: Pick<Deps, "bus">): Map<string, Held> {
  const known = processes.get(bus) ?? new Map<string, Held>();
  processes.set(bus, known);
  return known;
}

/** Makes an answer findable by its question until it ends, and a little longer. */
export function holdLiveAnswer(deps: Pick<Deps, "bus">, live: LiveAnswer): void {
  const answers = answersOfProcess(deps);
  const now = performance.now();
  for (const [id, { endedAt }] of answers) {
    if (endedAt !== null && endedAt + keptMs < now) answers.delete(id);
  }
  const held: Held = { live, endedAt: null };
  answers.set(live.start.question.id, held);
  void live.ended.then(() => {
    if (live.start.question.sessionId) answers.delete(live.start.question.id);
    else held.endedAt = performance.now();
  });
}

/**
 * The answer to a question, if this process is writing it, or has just written it in a temporary
 * chat.
 */
export function findLiveAnswer(deps: Pick<Deps, "bus">, questionId: string): LiveAnswer | null {
  return answersOfProcess(deps).get(questionId)?.live ?? null;
}

/**
 * Stops the answers that this process is writing in a session. Another process notices by the
 * reservation.
 */
export function stopAnswersInProcess(deps: Pick<Deps, "bus">, sessionId: string): void {
  for (const { live } of answersOfProcess(deps).values()) {
    if (live.start.question.sessionId === sessionId) live.stop();
  }
}
