import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { TestMember } from "../../../../server/testing/member.ts";

/** The outcome of a write, and how often a process first had too much to do for it. */
type Outcome =
  & { readonly busy: number }
  & ({ readonly id: string } | { readonly id: null; readonly failure: string });

const mostBusy = 5;

/**
 * Writes once, with a key. Sends nothing again, which is the proxy's to do, except where a busy
 * machine answers `overloaded`: that says nothing of a restart, and pages try again.
 */
export async function writeOnce(who: TestMember, path: string, json: object): Promise<Outcome> {
  const headers = { "Idempotency-Key": randomUUID() };
  for (let busy = 0;; busy++) {
    try {
      const response = await who.request("POST", path, { json, headers });
      const said = await response.text();
      if (response.status === 201) return { busy, id: (JSON.parse(said) as { id: string }).id };
      if (busy === mostBusy || !said.includes('"code":"overloaded"')) {
        return { busy, id: null, failure: `${response.status} ${said.slice(0, 200)}` };
      }
      await wait(1_000);
    } catch (error) {
      return { busy, id: null, failure: String((error as Error).cause ?? error) };
    }
  }
}
