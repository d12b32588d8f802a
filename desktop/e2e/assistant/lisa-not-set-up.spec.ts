import { administrator } from "../support/administrator.ts";
import { expectAccessibleEverywhere } from "../support/access.ts";
import { joinedMember, signIn } from "../support/members.ts";
import { expect, test } from "../support/test.ts";
import { serveAssistant } from "./served-assistant.ts";

test("without a provider the thread with Lisa says so, and offers no price", async ({ page, server }) => {
  await signIn(page, await joinedMember(server), "/login?next=/chat?user=Lisa");
  const thread = page.getByRole("region", { name: "Conversation with Lisa" });
  await expect(thread.getByText("The assistant isn't set up here yet.")).toBeVisible();
  await expect(thread.getByRole("textbox", { name: "Message" })).toHaveCount(0);
  await expect(thread.getByText(/\d+ XP/)).toHaveCount(0);
  await expectAccessibleEverywhere(page);
  await page.goto("/create-post");
  await page.getByLabel("Post text").fill("Good morning @lisa");
  await expect(page.getByText("Lisa can't answer: the assistant isn't set up here.")).toBeVisible();
});

test("with a service but no chosen model, Lisa and AI Chat say so before they name a price @deep", async ({ page, server }) => {
  await serveAssistant(page, { models: [], found: ["llama3.2", "qwen3"] });
  await signIn(page, await joinedMember(server), "/login?next=/chat?user=Lisa");
  const thread = page.getByRole("region", { name: "Conversation with Lisa" });
  await expect(thread.getByText("No model that answers in text is set up on this server.")).toBeVisible();
  await expect(thread.getByText(/\d+ XP/)).toHaveCount(0);
  await page.goto("/ai-chat");
  await expect(page.getByText("No model that answers in text is set up on this server.")).toBeVisible();
  await expect(page.getByText("AI_MODELS")).toHaveCount(0);
});

test("administrators read which models the service has, and to name one in AI_MODELS", async ({ page }) => {
  await serveAssistant(page, { models: [], found: ["llama3.2", "qwen3"] });
  await signIn(page, administrator, "/login?next=/ai-chat");
  await expect(page.getByText("The AI service has 2 chat models (llama3.2, qwen3)")).toBeVisible();
  await expect(page.getByText(`AI_MODELS='{"GPT-4o Mini":"llama3.2"}'`)).toBeVisible();
});

test("administrators read there how to set her up", async ({ page }) => {
  await signIn(page, administrator, "/login?next=/chat?user=Lisa");
  await expect(page.getByText("OPENAI_API_KEY")).toBeVisible();
});
