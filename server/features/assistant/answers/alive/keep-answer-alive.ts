import type { Ctx } from "../../../../context.ts";
import { keepAllAlive, keepProgress } from "./heartbeat-queries.ts";
import { getHeartbeatDeadline } from "./heartbeat-deadline.ts";
import type { LiveAnswer } from "../live-answer.ts";
import type { Bus } from "../../../../realtime/bus.ts";

/** UTF-16 units that may be lost when a process dies. */
const mostUnkept = 500;

export interface Progress {
  /** Called after a piece arrived. */
  grew(): void;
  /** Ends it; resolves once no write is under way. */
  end(): Promise<void>;
}

/**
 * Writes an answer's text to its row each second and every 500 characters, as a heartbeat of the
 * process. Stops the answer when the member stopped it through another process, or when it was
 * given up.
 */
export function keepAnswerAlive(ctx: Ctx, live: LiveAnswer): Progress {
  const { id, sessionId } = live.start.question;
  let kept = 0;
  let running: Promise<void> | null = null;

  async function keep(): Promise<void> {
    const { length } = live.text;
    const content = sessionId && length > kept ? live.text : null;
    const known = await keepProgress(ctx.sql, {
      id,
      content,
      expiresAt: getHeartbeatDeadline(ctx.clock.now()),
    });
    if (!known || known.is_stopped) live.stop();
    kept = length;
  }

  function begin(): void {
    running ??= keep()
      .catch((err: unknown) => ctx.log.warn({ err }, "an answer's progress was not kept"))
      .finally(() => {
        running = null;
      });
  }

  const stopBeating = startHeartbeat(ctx, {
    id,
    news: () => live.text.length === kept ? null : sessionId ? "for its row" : "unstored",
    keep: begin,
    kept(isStopped) {
      if (!sessionId) kept = live.text.length;
      if (isStopped) live.stop();
    },
  });
  return {
    grew() {
      if (sessionId && live.text.length - kept >= mostUnkept) begin();
    },
    async end() {
      await stopBeating();
      await running;
    },
  };
}

const everyMs = 1_000;
/**
 * The interval without new text. Where other processes look for missing heartbeats, which they do
 * with a bus, it is far below `quietMs` of `sweep-answers.ts`.
 */
const quietTicks = { shared: 2, alone: 5 };

/** An answer under way. */
interface Beating {
  /** The question's id. */
  readonly id: string;
  /**
   * Says what came since it was kept alive: text that its row lacks, or text of a temporary chat,
   * which no row has; null: nothing.
   */
  news(): "for its row" | "unstored" | null;
  /** Writes it, and is a heartbeat too. */
  keep(): void;
  /** The reservation is alive; the member may have stopped it through another process. */
  kept(isStopped: boolean): void;
}

interface Heart {
  /** With the ticks since the last heartbeat of each. */
  readonly ticks: Map<Beating, number>;
  timer?: ReturnType<typeof setInterval>;
  /** The statement under way. */
  beat: Promise<void> | null;
}

/** By process, identified by its bus. */
const hearts = new WeakMap<Bus, Heart>();

/**
 * Keeps an answer alive each second: by its new text, or together with others of this process that
 * write nothing into their rows, by one statement. Returns what ends it, which resolves once no
 * such statement is under way.
 */
export function startHeartbeat(ctx: Ctx, answer: Beating): () => Promise<void> {
  const heart: Heart = hearts.get(ctx.bus) ?? { ticks: new Map(), beat: null };
  hearts.set(ctx.bus, heart);
  heart.ticks.set(answer, 0);
  heart.timer ??= setInterval(() => tick(ctx, heart), everyMs);
  return async () => {
    heart.ticks.delete(answer);
    if (heart.ticks.size === 0) {
      clearInterval(heart.timer);
      delete heart.timer;
    }
    await heart.beat;
  };
}

function tick(ctx: Ctx, heart: Heart): void {
  const mostTicks = ctx.bus.state === "none" ? quietTicks.alone : quietTicks.shared;
  const together: Beating[] = [];
  let isDue = false;
  for (const [answer, ticks] of heart.ticks) {
    const news = answer.news();
    if (news === "for its row") {
      heart.ticks.set(answer, 0);
      answer.keep();
      continue;
    }
    heart.ticks.set(answer, ticks + 1);
    isDue ||= news !== null || ticks + 1 >= mostTicks;
    // Others that are due soon come along.
    if (news !== null || ticks + 1 >= mostTicks / 2) together.push(answer);
  }
  if (!isDue || heart.beat) return;
  heart.beat = keepTogether(ctx, heart, together)
    .catch((err: unknown) => ctx.log.warn({ err }, "the heartbeat of answers was not kept"))
    .finally(() => {
      heart.beat = null;
    });
}

async function keepTogether(ctx: Ctx, heart: Heart, answers: readonly Beating[]): Promise<void> {
  const rows = await keepAllAlive(ctx.sql, {
    ids: answers.map(({ id }) => id),
    expiresAt: getHeartbeatDeadline(ctx.clock.now()),
  });
  const stopped = new Map(rows.map(({ id, is_stopped: isStopped }) => [id, isStopped]));
  for (const answer of answers) {
    if (!heart.ticks.has(answer)) continue;
    heart.ticks.set(answer, 0);
    const isStopped = stopped.get(answer.id);
    // Another statement has its row, or it is gone: its own statement waits, and finds out.
    if (isStopped === undefined) answer.keep();
    else answer.kept(isStopped);
  }
}
