import { expect, test } from "vitest";
import { type Ai, AiBroken, AiNotAsked, AiRefused, AiThoughts, AiUnavailable } from "../providers/ai/ai.ts";
import { PaymentDeclined, type Payments } from "../providers/payments/payments.ts";
import type { Providers } from "../providers/providers.ts";
import { countProviderCalls } from "./count-provider-calls.ts";
import { noMetrics, type ProviderCall } from "./metrics.ts";
import { noteProviderCalls } from "./note-provider-calls.ts";
import type { ServicePart } from "./service-log.ts";

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

test("notes what services did by model, with a code instead of their words", async () => {
  const noted: string[] = [];
  const services = {
    ended: (of: ServicePart, failure: { code: string; isPassing: boolean } | null) =>
      void noted.push(
        `${of.service} ${of.part} ${failure ? `${failure.code} ${failure.isPassing}` : "answered"}`,
      ),
  };
  const failures = [
    null,
    new AiUnavailable("AuthenticationError 401"),
    new AiUnavailable("APIConnectionError"),
    new AiUnavailable("TooSlow"),
    new AiRefused("NotFoundError 404"),
    new AiRefused("BadRequestError 400"),
    // It was not asked, so it says nothing of the service.
    new AiNotAsked("The provider failed too often just now"),
  ];
  const refusal = { responseCode: 550, code: "EENVELOPE" };
  const mails = [null, refusal, { code: "ESOCKET" }, { code: "EAUTH", responseCode: 535 }];
  const { ai, mail, payments } = countProviderCalls(
    {
      moderator: {},
      ai: aiThat(async function* () {
        const failure = failures.shift();
        if (failure) throw failure;
        yield "a";
      }),
      mail: {
        deliver() {
          const failure = mails.shift();
          return failure
            ? Promise.reject(Object.assign(new Error("<ada@example.org>: no"), failure))
            : Promise.resolve();
        },
      },
      payments: { openIntent: () => Promise.reject(new PaymentDeclined("Your card was declined")) },
    } as unknown as Providers,
    noteProviderCalls(noMetrics, services),
  );
  const ask = async () => {
    for await (const _ of ai?.chat({ model: "GPT-5" } as never, new AbortController().signal) ?? []) void _;
  };
  while (failures.length > 0) await ask().catch(() => {});
  while (mails.length > 0) await mail.deliver({} as never).catch(() => {});
  await payments?.openIntent({} as never).catch(() => {});
  expect(noted).toEqual([
    "ai GPT-5 answered",
    "ai GPT-5 401 false",
    "ai GPT-5 unreachable false",
    "ai GPT-5 slow false",
    "ai GPT-5 404 false",
    "ai GPT-5 400 true",
    "mail  answered",
    "mail  550 true",
    "mail  unreachable false",
    "mail  login false",
    "payments  answered",
  ]);
});
