import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { contract } from "#shared/contract.ts";
import { accountCalls } from "../testing/calls/account-calls.ts";
import { assistantCalls } from "../testing/calls/assistant-calls.ts";
import { botCalls } from "../testing/calls/bot-calls.ts";
import type { CallRow, Case } from "../testing/calls/call-row.ts";
import { adminCalls } from "../testing/calls/admin-calls.ts";
import { caseCalls } from "../testing/calls/case-calls.ts";
import { changeCalls } from "../testing/calls/change-calls.ts";
import { draftCalls } from "../testing/calls/posts/draft-calls.ts";
import { evidenceCalls } from "../testing/calls/evidence-calls.ts";
import { leavingCalls } from "../testing/calls/leaving-calls.ts";
import { messageActCalls } from "../testing/calls/message-act-calls.ts";
import { messageCalls } from "../testing/calls/message-calls.ts";
import { moderatedMemberCalls } from "../testing/calls/moderated-member-calls.ts";
import { muteCalls } from "../testing/calls/mute-calls.ts";
import { notificationCalls, notificationSettingsCalls } from "../testing/calls/notification-calls.ts";
import { pollCalls } from "../testing/calls/posts/poll-calls.ts";
import { promotionCalls } from "../testing/calls/promotion-calls.ts";
import { pushCalls } from "../testing/calls/push-calls.ts";
import { readCalls } from "../testing/calls/read-calls.ts";
import { type Scene, scene } from "../testing/calls/scene.ts";
import { shopCalls } from "../testing/calls/shop-calls.ts";
import { sessionCalls } from "../testing/calls/session-calls.ts";
import { statementCalls } from "../testing/calls/statement-calls.ts";
import { whyCalls } from "../testing/calls/why-calls.ts";
import { pictureCalls } from "../testing/calls/posts/picture-calls.ts";
import { writingCalls } from "../testing/calls/writing-calls.ts";
import { practiceAi } from "../testing/assistant/practice-ai.ts";
import { createShopApp } from "../testing/shop/create-shop-app.ts";

const ai = await practiceAi();
const names = new Set<string>();
const t = await createShopApp({
  providers: { ai, speaker: ai.speaker },
  // Nothing races here, and each connection has to plan every statement itself.
  database: { maxConnections: 2, onStatement: ({ name }) => names.add(name) },
  readsOnTwin: true,
});
const rows = [
  ...sessionCalls,
  ...accountCalls,
  ...readCalls,
  ...changeCalls,
  ...writingCalls,
  ...pictureCalls,
  ...pollCalls,
  ...draftCalls,
  ...promotionCalls,
  ...messageActCalls,
  ...messageCalls,
  ...muteCalls,
  ...notificationCalls,
  ...notificationSettingsCalls,
  ...pushCalls,
  ...adminCalls,
  ...moderatedMemberCalls,
  ...whyCalls,
  ...botCalls,
  ...caseCalls,
  ...evidenceCalls,
  ...statementCalls,
  ...shopCalls,
  ...assistantCalls,
  ...leavingCalls,
];

async function expectCase(given: Scene, { ask, status, body }: Case): Promise<void> {
  const response = await ask(given);
  const answer: unknown = await response.json();
  expect(response.status, JSON.stringify(answer)).toBe(status);
  if (body === undefined) return;
  const expected: unknown = typeof body === "function" ? (body as (of: Scene) => unknown)(given) : body;
  if (typeof answer === "object" && answer !== null && !Array.isArray(answer)) {
    expect(answer).toMatchObject(expected as object);
  } else expect(answer).toEqual(expected);
}

async function expectRefused({ call }: CallRow): Promise<void> {
  const [method = "", template = ""] = call.split(" ");
  const path = template.replaceAll(/\{\w+\}/g, () => randomUUID());
  const json = method === "POST" ? {} : undefined;
  const response = await t.request(method, path, { json });
  expect(response.status).toBe(401);
  expect(await response.json()).toMatchObject({ code: "unauthenticated" });
}

const table = [
  "GET /api/auth/user",
  "POST /api/auth/login",
  "POST /api/auth/register",
  "POST /api/auth/resend-verification",
  "POST /api/auth/forgot-password",
  "POST /api/auth/reset-password",
  "GET /api/auth/verify-email",
  "POST /api/auth/logout",
  "GET /api/users/{id}/badges/active",
  "GET /api/messages/unread-count",
  "GET /api/notifications/unread-count",
  "GET /api/posts",
  "GET /api/posts/promoted",
  "GET /api/posts/following",
  "GET /api/leaderboard/{period}",
  "GET /api/users/{id}/stats",
  "GET /api/shop/costs",
  "POST /api/posts",
  "POST /api/posts/{id}/like",
  "DELETE /api/posts/{id}/like",
  "POST /api/posts/{id}/bookmark",
  "DELETE /api/posts/{id}/bookmark",
  "POST /api/posts/{id}/share",
  "POST /api/posts/{id}/repost",
  "DELETE /api/posts/{id}/repost",
  "GET /api/posts/{id}/deletion-cost",
  "DELETE /api/posts/{id}",
  "POST /api/posts/{id}/promote",
  "POST /api/promotions/{id}/view",
  "POST /api/posts/{id}/tts",
  "GET /api/posts/{id}/comments",
  "POST /api/posts/{id}/comments",
  "GET /api/comments/{id}/like-status",
  "POST /api/comments/{id}/like",
  "DELETE /api/comments/{id}/like",
  "DELETE /api/comments/{id}",
  "GET /api/users/following",
  "POST /api/messages",
  "GET /api/hashtag/{hashtag}/posts",
  "GET /api/users/{id}/badges",
  "GET /api/users/{id}/active-badges",
];

describe.each(rows)("$call", (row) => {
  let made: Promise<Scene> | undefined;
  /** One for all calls of this row that are somebody else's, or refused. */
  const shared = () => made ??= scene(t);

  test("succeeds, and responds as declared when repeated", async () => {
    const given = await scene(t);
    await expectCase(given, row.success);
    await expectCase(given, row.repeat);
  });

  test("treats signed-out callers as declared", async () => {
    if (row.signedOut === "refused") await expectRefused(row);
    else await expectCase(await shared(), row.signedOut);
  });

  test("hides other members' data from a stranger", async () => {
    await expectCase(await shared(), row.stranger);
  });

  test("refuses bad input", async () => {
    await expectCase(await (row.badInput.status < 400 ? scene(t) : shared()), row.badInput);
  });
});

test("covers every call of the core platform's table", () => {
  const called = new Set(rows.map(({ call }) => call.replace(/ \(\w+\)$/, "")));
  const known = new Set(Object.values(contract).map(({ method, path }) => `${method.toUpperCase()} ${path}`));
  expect([...called].filter((call) => !known.has(call))).toEqual([]);
  expect(table.filter((call) => !called.has(call))).toEqual([]);
});

test("names every statement of these calls by feature and function", () => {
  expect([...names].filter((name) => !/^[a-z-]+\/[a-z][A-Za-z-]+$/.test(name))).toEqual([]);
  expect(names.size).toBeGreaterThan(100);
});
