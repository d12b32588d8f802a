import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { Random } from "../../../build/practice/community/random.ts";
import type { Requests, Service } from "../requests.ts";
import type { TestApp } from "../create-test-app.ts";

export type Insisting = (by: Pick<Requests, "request">, path: string, json?: object) => Promise<Response>;

/**
 * Asks until there is a response, at times twice at once under the same key. What no repeat mended
 * goes into `faults`, in words.
 */
export function insist(t: Service & Pick<TestApp, "clock">, random: Random, faults: string[]): Insisting {
  return async (by, path, json = {}) => {
    const headers = { "Idempotency-Key": randomUUID() };
    const ask = async () => {
      for (let tries = 0;; tries++) {
        const answer = await by.request("POST", path, { json, headers }).catch(() => null);
        if (answer && answer.status < 500 && answer.status !== 429) return answer;
        if (answer?.status === 429) t.clock.advance(1_000);
        if (tries > 100) {
          faults.push(`${path}: ${answer?.status} ${await answer?.text()}`);
          return new Response(null, { status: 500 });
        }
        await wait(20);
      }
    };
    const [one] = await Promise.all(random.chance(0.2) ? [ask(), ask()] : [ask()]);
    return one as Response;
  };
}
