import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import type { AiMessage } from "#shared/assistant/ai-chat-shapes.ts";
import { pruneImages } from "../../media/unused/prune-images.ts";
import { type Comparison, MediaHashUnavailable } from "../../../providers/media-hash/media-hash.ts";
import { createLocalModerator } from "../../../providers/moderation/local-moderator.ts";
import { giveBadge } from "../../../testing/badge.ts";
import { createTestApp } from "../../../testing/create-test-app.ts";
import { systemCtx } from "../../../testing/ctx-of.ts";
import { practiceAi } from "../../../testing/assistant/practice-ai.ts";
import { member, type TestMember } from "../../../testing/member.ts";
import { runJobs } from "../../../testing/app/run-jobs.ts";
import { giveXp, ledgerFaults, xpOf } from "../../../testing/xp.ts";

const ai = await practiceAi();
const local = createLocalModerator();
/** Not only the port refuses what is no image. */
const beginningOfPng = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]);
let imageLevel: "top" | "low" = "top";
let whileJudged: () => Promise<unknown> = () => Promise.resolve();
let compare: () => Promise<Comparison> = () => Promise.resolve({ isKnown: false });
const t = await createTestApp({
  providers: {
    ai,
    mediaHash: { compare: () => compare() },
    moderator: {
      async classify(content) {
        if (!content.image) return await local.classify(content);
        await whileJudged();
        return {
          elements: [{ type: "image", level: imageLevel, reason: "" }],
          support: false,
          decidedBy: "openai",
        };
      },
    },
  },
});
let ada: TestMember;
beforeEach(async () => {
  ada = await member(t);
  await giveXp(t, ada.id, 100);
  await giveBadge(t, ada.id, "goldVerify");
  ai.reset();
  imageLevel = "top";
  compare = () => Promise.resolve({ isKnown: false });
});

interface Drawn {
  sessionId: string;
  imageUrl: string | null;
  message: AiMessage;
  cost: number;
}

function draw(prompt: string, key: string = randomUUID()) {
  return ada.request("POST", "/api/ai/generate-image", {
    json: { prompt, model: "dall-e-2" },
    headers: { "Idempotency-Key": key },
  });
}

const xp = async () => (await xpOf(t, ada.id)).xp;

test("stores an image as the member's upload, which can be posted and is pruned only when unused", async () => {
  const response = await draw("A lake at dawn");
  expect(response.status).toBe(201);
  const drawn = await response.json() as Drawn;
  expect(drawn).toMatchObject({
    cost: 25,
    message: {
      imageAlt: "A lake at dawn",
      imageWidth: 64,
      imageHeight: 48,
      imageUrl: drawn.imageUrl,
      imagePlaceholder: expect.stringMatching(/^[A-Za-z0-9+/=]{10,60}$/) as string,
      cost: 25,
    },
  });
  const imageUrl = drawn.imageUrl ?? "";
  expect((await ada.get(imageUrl)).headers.get("content-type")).toBe("image/webp");
  t.clock.advance(48 * 60 * 60 * 1000);
  await pruneImages(systemCtx(t.deps));
  expect((await ada.get(imageUrl)).status).toBe(200);
  const posted = await ada.post("/api/posts", { content: "Look", aiImageUrl: imageUrl });
  expect(posted.status).toBe(201);
  await ada.delete(`/api/ai/sessions/${drawn.sessionId}`);
  await runJobs(t);
  expect((await t.get(imageUrl)).status).toBe(200);
});

test("shows a chat's image to its member alone, except while a post shows it", async () => {
  const { imageUrl } = await (await draw("A lake")).json() as Drawn;
  const statuses = async () =>
    await Promise.all([ada, t].map(async (who) => (await who.get(imageUrl ?? "")).status));
  expect(await statuses()).toEqual([200, 404]);
  const { id } = await (await ada.post("/api/posts", { content: "Look", aiImageUrl: imageUrl })).json() as {
    id: string;
  };
  expect(await statuses()).toEqual([200, 200]);
  await runJobs(t);
  expect(await statuses()).toEqual([200, 200]);
  await ada.delete(`/api/posts/${id}`);
  await runJobs(t);
  expect(await statuses()).toEqual([200, 404]);
});

test("removes the images of a deleted chat", async () => {
  const { sessionId, imageUrl } = await (await draw("A lake")).json() as Drawn;
  await ada.delete(`/api/ai/sessions/${sessionId}`);
  await runJobs(t);
  expect((await ada.get(imageUrl ?? "")).status).toBe(404);
});

test("draws and charges once under one key", async () => {
  const key = randomUUID();
  const answers = await Promise.all([draw("A hill", key), draw("A hill", key), draw("A hill", key)]);
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect([ai.asked.length, await xp(), await ledgerFaults(t)]).toEqual([1, 75, []]);
});

test("refunds the XP and keeps no file when the image fails, is unreadable or is hidden by the filter", async () => {
  ai.behave("image", { status: 401 });
  expect((await draw("A lake")).status).toBe(503);
  ai.behave("image", { bytes: beginningOfPng });
  expect((await draw("A lake")).status).toBe(503);
  ai.behave("image", {});
  imageLevel = "low";
  const hidden = await (await draw("A lake")).json() as Drawn;
  expect(hidden).toMatchObject({
    imageUrl: null,
    cost: 0,
    message: { state: "withheld", imageUrl: null, cost: 0 },
  });
  expect(await t.sql`select id from images where owner_id = ${ada.id}`).toEqual([]);
  expect([await xp(), await ledgerFaults(t)]).toEqual([100, []]);
  const [day] = await t.sql<
    { images: number }[]
  >`select images from ai_budget_days where member_id = ${ada.id}`;
  expect(day?.images).toBe(0);
});

test("says that the service refuses a picture by its rules, and not to try it again", async () => {
  ai.behave("image", { status: 400, message: "Rejected by our safety system: lake" });
  const refused = await draw("A lake");
  expect([refused.status, await refused.json()]).toMatchObject([503, {
    message: "The AI service refuses to draw this because of its own rules. Describe another picture. " +
      "Your XP has been given back.",
  }]);
  expect(await xp()).toBe(100);
});

test("refunds an image that nobody may see, and keeps one that is known, held", async () => {
  compare = () => Promise.reject(new MediaHashUnavailable("away"));
  expect((await draw("A lake")).status).toBe(503);
  expect(await t.sql`select id from images where owner_id = ${ada.id}`).toEqual([]);
  compare = () => Promise.resolve({ isKnown: true, reference: "list-7/42" });
  expect((await draw("A lake")).status).toBe(503);
  expect(
    await t.sql`
    select h.matched_at is not null as is_known
    from image_holds h
    join images i on i.id = h.image_id
    where i.owner_id = ${ada.id}`,
  ).toEqual([{ is_known: true }]);
  expect([await xp(), await ledgerFaults(t)]).toEqual([100, []]);
});

test("stores no image before it is judged, nor one that the filter hides", async () => {
  const found: unknown[] = [];
  whileJudged = async () => found.push(...await t.sql`select id from images where owner_id = ${ada.id}`);
  imageLevel = "low";
  expect(await (await draw("A lake")).json()).toMatchObject({ imageUrl: null, cost: 0 });
  imageLevel = "top";
  expect(await (await draw("A lake")).json()).toMatchObject({
    imageUrl: expect.any(String) as string,
    cost: 25,
  });
  whileJudged = () => Promise.resolve();
  expect([found, (await t.sql`select id from images where owner_id = ${ada.id}`).length]).toEqual([[], 1]);
});
