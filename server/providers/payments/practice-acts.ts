import { z } from "zod";
import type { PracticeActs } from "./payments.ts";
import { PaymentsUnavailable, PracticeRefused } from "./payments.ts";

interface TillAccess {
  readonly tillUrl: string;
  readonly secretKey: string;
  readonly fetch: typeof globalThis.fetch;
}

/** The till's message when it refuses. */
const refusal = z.object({ error: z.object({ message: z.string() }) });

const timeoutMs = 10_000;

/** The practice till's additions to Stripe's API: its pages' buttons and its controls. */
export function createPracticeActs({ tillUrl, secretKey, fetch }: TillAccess): PracticeActs {
  async function post(path: string, init: RequestInit): Promise<Response> {
    const signal = AbortSignal.timeout(timeoutMs);
    const url = `${tillUrl}/practice-till/${path}`;
    return await fetch(url, { method: "POST", redirect: "manual", signal, ...init })
      .catch((cause: unknown) => {
        throw new PaymentsUnavailable("The practice till does not answer", { cause });
      });
  }
  return {
    async press(sessionId, button) {
      const page = await post(`pay/${encodeURIComponent(sessionId)}/${button}`, {});
      await page.body?.cancel();
      // A page about a declined card is a 402; one that leads on is a redirect.
      if (page.status === 404 || page.status >= 500) {
        throw new PracticeRefused(`The till's page answered ${page.status}.`);
      }
    },
    async control(name, given) {
      const response = await post(`controls/${encodeURIComponent(name)}`, {
        headers: { "authorization": `Bearer ${secretKey}`, "content-type": "application/json" },
        body: JSON.stringify(given),
      });
      const answer = refusal.safeParse(await response.json().catch(() => null));
      if (response.ok) return;
      throw new PracticeRefused(answer.data?.error.message ?? `It answered ${response.status}.`);
    },
  };
}
