import { expect, test } from "vitest";
import { createTestApp } from "../../testing/create-test-app.ts";
import { member } from "../../testing/member.ts";
import { giveXp, xpOf } from "../../testing/xp.ts";

const t = await createTestApp({ providers: { ai: null } });

test("returns an error without cost for chats and images without a provider, and still shows chats", async () => {
  const ada = await member(t);
  await giveXp(t, ada.id, 100);
  const models = await (await ada.get("/api/ai/available-models")).json() as object;
  expect(models).toEqual({
    availableModels: [],
    provider: null,
    canSpeak: expect.any(Boolean) as unknown,
    textObstacle: "no_service",
    foundChatModels: null,
  });
  const { id } = await (await ada.post("/api/ai/sessions", {})).json() as { id: string };
  const refused = [
    await ada.post("/api/ai/chat", { message: "Hello", modelName: "GPT-4o Mini", sessionId: id }),
    await ada.post("/api/ai/generate-image", { prompt: "A lake", model: "DALL-E 2" }),
    await ada.post(`/api/ai/sessions/${id}/suggest-title`),
  ];
  for (const response of refused) {
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ code: "ai_not_configured" });
  }
  expect((await ada.get(`/api/ai/sessions/${id}/messages`)).status).toBe(200);
  expect((await xpOf(t, ada.id)).xp).toBe(100);
});

test("says that Lisa's other models aren't available, and keeps the standard to choose", async () => {
  const ada = await member(t);
  const refused = await ada.put("/api/users/settings", { lisaModel: "gpt-4o" });
  expect(refused.status).toBe(409);
  expect(await refused.json()).toMatchObject({ message: "GPT-4o isn't available here." });
  expect((await ada.put("/api/users/settings", { lisaModel: "standard" })).status).toBe(200);
});
