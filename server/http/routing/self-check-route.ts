import { randomUUID } from "node:crypto";
import process from "node:process";
import { setTimeout as wait } from "node:timers/promises";
import type { Context, Handler } from "hono";
import type { Deps } from "../../context.ts";
import { bodyLimits, readBody } from "../input/read-body.ts";
import { withCommonHeaders } from "../responses/respond.ts";
import { createSelfCheckGate } from "../security/self-check-signature.ts";
import type { SourceTally } from "../security/source-tally.ts";
import type { AppEnv } from "./app-env.ts";

export const selfCheckPath = "/api/self-check";

/** How a request looked when it arrived: `npm run doctor` reads from it what the proxy did. */
export interface SelfCheck {
  /** Differs between processes and starts. */
  readonly process: string;
  readonly pid: number;
  /** The address that connected: the proxy's, if there is one. */
  readonly peer: string;
  /** The address that limits count by. */
  readonly source: string;
  readonly forwardedFor: string | null;
  readonly bodyBytes: number;
  /** The one source of all requests since the start; null when there are several, or few came. */
  readonly onlySource: string | null;
}

const processId = randomUUID();

/**
 * Returns how the request arrived, to callers who know SESSION_SECRET; to others
 * `nothing`. With `?stream=MS` as an event stream that stays open so long after the first event: a
 * proxy that buffers holds it back.
 */
export function createSelfCheckRoute(
  { config, clock }: Pick<Deps, "config" | "clock">,
  tally: SourceTally,
  nothing: (c: Context<AppEnv>) => Response,
): Handler<AppEnv> {
  const isSelfCheck = createSelfCheckGate(config);
  return async (c) => {
    if (!isSelfCheck(c.req.raw, clock.now())) return nothing(c);
    const body = await readBody(c.req.raw, bodyLimits.multipart);
    const arrived: SelfCheck = {
      process: processId,
      pid: process.pid,
      peer: c.env?.remoteAddress ?? "unknown",
      source: c.get("source"),
      forwardedFor: c.req.raw.headers.get("x-forwarded-for"),
      bodyBytes: body.length,
      onlySource: tally.only,
    };
    const openMs = c.req.query("stream");
    return await withCommonHeaders(
      c,
      openMs === undefined ? Response.json(arrived) : eventStream(arrived, Number(openMs)),
    );
  };
}

/** With the headers of an AI chat's answer. */
function eventStream(arrived: SelfCheck, openMs: number): Response {
  let isFirst = true;
  const stream = new ReadableStream<Uint8Array>({
    async pull(controller) {
      if (!isFirst) {
        await wait(openMs, undefined, { ref: false });
        return controller.close();
      }
      isFirst = false;
      controller.enqueue(new TextEncoder().encode(`data: ${JSON.stringify(arrived)}\n\n`));
    },
  }, { highWaterMark: 0 });
  return new Response(stream, {
    headers: { "Content-Type": "text/event-stream; charset=utf-8", "X-Accel-Buffering": "no" },
  });
}
