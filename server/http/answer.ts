import type { Context } from "hono";
import type { AppEnv } from "./env.ts";

/** An answer of the contract, ready to be sent or remembered. */
export interface Answer {
  readonly status: number;
  /** JSON. */
  readonly body: string;
}

/** Sends an answer, or a response a route made itself, with the headers every answer has. */
export async function send(c: Context<AppEnv>, answer: Answer | Response): Promise<Response> {
  if (!(answer instanceof Response)) {
    return c.body(answer.body, answer.status as 200, { "Content-Type": "application/json" });
  }
  if (c.req.method !== "HEAD") return c.newResponse(answer.body, answer);
  // Nobody will read it: a file behind it must be closed.
  await answer.body?.cancel();
  return c.newResponse(null, answer);
}
