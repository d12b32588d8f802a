import type { Ctx } from "../../../../context.ts";
import { keepProgress } from "./heartbeat-queries.ts";
import { heartbeatDeadline } from "./heartbeat-deadline.ts";
import { beat } from "./heartbeats.ts";
import type { LiveAnswer } from "../live-answer.ts";

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
    const known = await keepProgress(ctx.sql, { id, content, expiresAt: heartbeatDeadline(ctx.clock.now()) });
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

  const stopBeating = beat(ctx, {
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
