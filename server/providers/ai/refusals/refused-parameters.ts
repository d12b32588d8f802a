import type { ChatRequest } from "../ai.ts";
import { findRefusal } from "./find-refusal.ts";
import { foldSystemRole } from "./fold-system-role.ts";

/** The body of a call, with its upstream model. */
export interface CallBody {
  readonly model: string;
  readonly messages?: ChatRequest["messages"];
  readonly [parameter: string]: unknown;
}

/**
 * Tokens that models use for reasoning before they answer, where these count towards the answer's
 * limit: the models that know only `max_completion_tokens` do.
 */
export const thinkingTokens = 4_000;

/**
 * What the services refused of each model's calls. Services with the same interface know different
 * parameters, and say so only when they are asked: what one refuses is left out once, and from
 * then on for that model.
 */
export class RefusedParameters {
  readonly #known = new Map<string, ReadonlySet<string>>();

  /** Whether the model's calls go without a parameter. */
  has(model: string, parameter: string): boolean {
    return this.#known.get(model)?.has(parameter) ?? false;
  }

  /**
   * Makes the call, and again without each parameter that the service refuses. What was refused is
   * remembered when the service then accepts the call, since only that proves it.
   */
  async send<T>(body: CallBody, call: (fitting: CallBody) => Promise<T>): Promise<T> {
    const { model } = body;
    const left = new Set(this.#known.get(model));
    const once = new Set<string>();
    for (;;) {
      const fitting = fit(body, new Set([...left, ...once]));
      try {
        const result = await call(fitting);
        if (left.size > 0) this.#known.set(model, left);
        return result;
      } catch (error) {
        const refusal = findRefusal(error, fitting);
        if (refusal === null || left.has(refusal.parameter) || once.has(refusal.parameter)) throw error;
        // Either name of the limit may be too long: none is tried after it.
        if (refusal.isOnce) ["max_tokens", "max_completion_tokens"].forEach((name) => once.add(name));
        else left.add(refusal.parameter);
      }
    }
  }
}

/** A limit of tokens goes by its other name first. */
function fit(body: CallBody, without: ReadonlySet<string>): CallBody {
  if (without.size === 0) return body;
  const { max_tokens: old, max_completion_tokens: renamed } = body;
  const all: CallBody = {
    ...body,
    ...(typeof old === "number" && without.has("max_tokens")
      ? { max_completion_tokens: old + thinkingTokens }
      : {}),
    ...(typeof renamed === "number" && without.has("max_completion_tokens") ? { max_tokens: renamed } : {}),
    ...(body.messages && without.has("system") ? { messages: foldSystemRole(body.messages) } : {}),
  };
  const kept = Object.entries(all).filter(([name]) => !without.has(name));
  return { ...Object.fromEntries(kept), model: body.model };
}
