import { expect, test } from "vitest";
import { type Ai, AiBroken, AiThoughts, AiUnavailable } from "../providers/ai/ai.ts";
import { PaymentDeclined, type Payments } from "../providers/payments/payments.ts";
import type { Providers } from "../providers/providers.ts";
import { countProviderCalls } from "./count-provider-calls.ts";
import { noMetrics, type ProviderCall } from "./metrics.ts";

function counted(given: Partial<Providers>) {
  const calls: string[] = [];
  const countCall = ({ provider, operation, outcome, seconds }: ProviderCall) => {
    expect(seconds).toBeGreaterThanOrEqual(0);
    calls.push(`${provider} ${operation} ${outcome}`);
  };
  const moderator = { classify: () => Promise.reject(new Error("Not asked")) };
  const providers = { ai: null, speaker: null, payments: null, moderator, ...given } as unknown as Providers;
  return { calls, ...countProviderCalls(providers, { ...noMetrics, countCall }) };
}

function aiThat(chat: () => AsyncGenerator<string>): Ai {
  return { isPractice: true, models: [], chat, draw: () => Promise.reject(new AiUnavailable("slow")) };
}

async function readAll(ai: Ai | null, signal = new AbortController().signal): Promise<void> {
  for await (const _ of ai?.chat({} as never, signal) ?? []) void _;
}

test("counts chats by how they ended, and passes their errors on", async () => {
  const well = counted({
    ai: aiThat(async function* () {
      yield "a";
    }),
  });
  await readAll(well.ai);
  const broken = counted({
    ai: aiThat(async function* () {
      yield "a";
      throw new AiBroken("gone");
    }),
  });
  await expect(readAll(broken.ai)).rejects.toThrow("gone");
  await expect(broken.ai?.draw({} as never, new AbortController().signal)).rejects.toThrow("slow");
  const thoughts = counted({
    // oxlint-disable-next-line require-yield
    ai: aiThat(async function* () {
      throw new AiThoughts("reasoning");
    }),
  });
  await expect(readAll(thoughts.ai)).rejects.toThrow("reasoning");
  const stopped = counted({
    ai: aiThat(async function* () {
      yield "a";
    }),
  });
  for await (const _ of stopped.ai?.chat({} as never, new AbortController().signal) ?? []) break;
  expect([...well.calls, ...broken.calls, ...thoughts.calls, ...stopped.calls]).toEqual([
    "ai chat ok",
    "ai chat broken",
    "ai draw unavailable",
    "ai chat thoughts",
    "ai chat stopped",
  ]);
});

test("counts moderation only when a service was asked", async () => {
  for (const [decidedBy, expected] of [["openai", ["ai classify ok"]], ["local", []]] as const) {
    const verdict = { elements: [], support: false, decidedBy };
    const { moderator, calls } = counted({ moderator: { classify: () => Promise.resolve(verdict) } });
    await moderator.classify({});
    expect(calls).toEqual(expected);
  }
});

test("counts payment calls by name, and passes other properties through", async () => {
  const payments = {
    isLive: true,
    openCheckout: () => Promise.resolve("page"),
    openIntent: () => Promise.reject(new PaymentDeclined("no")),
    readEvent: () => Promise.resolve("event"),
  } as unknown as Payments;
  const { payments: counting, calls } = counted({ payments });
  expect(counting?.isLive).toBe(true);
  expect(await counting?.openCheckout({} as never)).toBe("page");
  await expect(counting?.openIntent({} as never)).rejects.toThrow(PaymentDeclined);
  await counting?.readEvent("", "");
  expect(calls).toEqual(["payments openCheckout ok", "payments openIntent refused"]);
});
