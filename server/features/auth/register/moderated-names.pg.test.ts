import { pino } from "pino";
import { afterAll, expect, test } from "vitest";
import type { Behaviour } from "../../../../build/practice/model/behaviour.ts";
import { startPracticeModel } from "../../../../build/practice/model/start-practice-model.ts";
import { openAiClient } from "../../../providers/openai-client.ts";
import { createOpenAiModerator } from "../../../providers/moderation/openai-moderator.ts";
import { createTestApp } from "../../../testing/create-test-app.ts";
import { newRegistration } from "./testing/registrations.ts";

const provider = await startPracticeModel();
afterAll(() => provider.close());
const moderatorWithin = (deadlineMs: number) =>
  createOpenAiModerator({
    client: openAiClient({ apiKey: "test-key", baseUrl: provider.baseUrl }),
    log: pino({ level: "silent" }),
    deadlineMs,
  });
let moderator = moderatorWithin(60_000);
const t = await createTestApp({
  providers: { moderator: { classify: (content) => moderator.classify(content) } },
});

async function register(traits: Parameters<typeof newRegistration>[0]) {
  const registration = newRegistration(traits);
  const answer = await t.post("/api/auth/register", registration);
  const stored = await t.sql`select from pending_registrations where email = ${registration.email}`;
  const { fields = {} } = await answer.json() as { fields?: Record<string, string> };
  return {
    status: answer.status,
    fields,
    isStored: stored.length > 0,
    mails: t.mailbox.list(registration.email).length,
  };
}

test("refuses a name below level high with the reason, and stores and mails nothing", async () => {
  provider.behave(
    "moderation",
    ({ body }) =>
      JSON.stringify(body.input).includes('"Quiet Menace"') ? { scores: { harassment: 0.95 } } : {},
  );
  expect(await register({ displayName: "Quiet Menace" })).toEqual({
    status: 400,
    fields: { displayName: expect.stringContaining("reads as an insult") },
    isStored: false,
    mails: 0,
  });
  expect(await register({ displayName: "Quiet Morning" })).toMatchObject({ status: 201, isStored: true });
});

test.each<[string, Behaviour]>([
  ["fails", { status: 500 }],
  ["hangs", { then: "hang" }],
])("refuses only what the built-in classifier refuses when the provider %s", async (_, behaviour) => {
  provider.behave("moderation", behaviour);
  moderator = moderatorWithin(300);
  expect(await register({})).toMatchObject({ status: 201, isStored: true, mails: 1 });
  expect(await register({ displayName: "Kill yourself" })).toMatchObject({
    status: 400,
    fields: { displayName: expect.stringContaining("harm themselves") },
  });
});
