import type { ServerResponse } from "node:http";
import { z } from "zod";
import { aiKinds, type Behaviour } from "./behaviour.ts";
import type { Direction } from "./direction.ts";
import { sendError, sendJson } from "./go-wrong.ts";

const behaviour = z.custom<Behaviour>((given) => typeof given === "object" && given !== null);
const behaving = z.object({ kind: z.enum(aiKinds), behaviour });

/** How kinds are served, by kind. */
export const behaviours = z.partialRecord(z.enum(aiKinds), behaviour);

/**
 * Direction over HTTP, for a model that runs as a process: `POST /control/behave`, `resume`,
 * `reset`, `asked`.
 */
export function control(direction: Direction, path: string, body: unknown, response: ServerResponse): void {
  if (path === "/control/asked") return sendJson(response, 200, direction.asked);
  if (path === "/control/reset") direction.reset();
  else if (path === "/control/resume") direction.resume();
  else if (path === "/control/behave") {
    const told = behaving.parse(body);
    direction.behave(told.kind, told.behaviour);
  } else return sendError(response, 404, { message: "No such call" });
  sendJson(response, 200, {});
}
