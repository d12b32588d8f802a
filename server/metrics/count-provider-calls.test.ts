import { expect, test } from "vitest";
import { startPracticeModel } from "../../build/practice/model/start-practice-model.ts";
import {
  type Ai,
  AiBroken,
  AiLeaked,
  AiModelUnknown,
  AiNotAsked,
  AiRefused,
  AiThoughts,
  AiUnavailable,
} from "../providers/ai/ai.ts";
import { testAi } from "../providers/ai/testing/test-ai.ts";
import { createOpenAiModerator } from "../providers/moderation/openai-moderator.ts";
import { createOpenAiSpeaker } from "../providers/speech/openai-speaker.ts";
import { PaymentDeclined, type Payments } from "../providers/payments/payments.ts";
import type { Providers } from "../providers/providers.ts";
import { countProviderCalls } from "./count-provider-calls.ts";
import { noMetrics, type ProviderCall } from "./metrics.ts";
import { noteProviderCalls } from "./note-provider-calls.ts";
import type { ServicePart } from "./service-queries.ts";

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
    // Azure and gateways have other status than 404 for a model that they don't have.
    new AiModelUnknown("BadRequestError 400"),
    new AiModelUnknown("InternalServerError 503"),
    new AiRefused("APIError 402"),
    new AiRefused("PermissionDeniedError 403"),
    new AiRefused("PermissionDeniedError 403 flagged"),
    new AiRefused("The provider's filter kept the answer"),
    new AiLeaked("The prompt"),
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
    "ai GPT-5 unknown_model false",
    "ai GPT-5 unknown_model false",
    "ai GPT-5 402 false",
    "ai GPT-5 403 false",
    "ai GPT-5 flagged true",
    "ai GPT-5 filter true",
    "ai GPT-5 leaked true",
    "mail  answered",
    "mail  550 true",
    "mail  unreachable false",
    "mail  login false",
    "payments  answered",
  ]);
});

/** The calls of a service at this address, as they are noted. */
async function notedAt(baseUrl: string): Promise<string[]> {
  const noted: string[] = [];
  const services = {
    ended: ({ part }: ServicePart, failure: { code: string; isPassing: boolean } | null) =>
      void noted.push(`${part} ${failure ? `${failure.code} ${failure.isPassing}` : "answered"}`),
  };
  const { ai, client, log, lanes } = testAi(baseUrl);
  const providers = countProviderCalls(
    {
      ai,
      speaker: createOpenAiSpeaker({ client, model: "voice", lane: lanes.speech }),
      moderator: createOpenAiModerator({ client, model: "judge", log, lane: lanes.moderation }),
      payments: null,
      mail: {},
    } as unknown as Providers,
    noteProviderCalls(noMetrics, services),
  );
  const { signal } = new AbortController();
  const request = { messages: [{ role: "user", content: "Hello" }], maxTokens: 9, member: "ada" } as const;
  const chat = async () => {
    const pieces = providers.ai?.chat({ ...request, model: "GPT-5" }, signal);
    for await (const _ of pieces ?? []) void _;
  };
  await chat().catch(() => {});
  await providers.speaker?.speak("Hello", "alloy", { signal }).catch(() => {});
  await providers.moderator.classify({ text: "Hello" });
  return noted;
}

test("notes that nothing listens at the address", async () => {
  const server = await startPracticeModel();
  const { baseUrl } = server;
  await server.close();
  expect(await notedAt(baseUrl)).toEqual([
    "GPT-5 unreachable false",
    "tts unreachable false",
    "moderation unreachable false",
  ]);
});

test("notes why a service refuses every call, and that one text was refused by reading and judging", async () => {
  const server = await startPracticeModel();
  const codes = async (status: number, message: string) => {
    for (const kind of ["chat", "speech", "moderation"] as const) server.behave(kind, { status, message });
    return await notedAt(server.baseUrl);
  };
  expect(await codes(402, "Insufficient credits")).toEqual([
    "GPT-5 402 type=invalid_request_error false",
    "tts 402 type=invalid_request_error false",
    "moderation 402 type=invalid_request_error false",
  ]);
  expect(await codes(404, "The model does not exist")).toEqual([
    "GPT-5 unknown_model status=404 type=invalid_request_error false",
    "tts unknown_model status=404 type=invalid_request_error false",
    "moderation unknown_model status=404 type=invalid_request_error false",
  ]);
  expect(await codes(400, "Not allowed")).toEqual([
    "GPT-5 400 type=invalid_request_error true",
    "tts 400 type=invalid_request_error true",
    "moderation 400 type=invalid_request_error true",
  ]);
  await server.close();
});
