import type { Page } from "@playwright/test";
import { expectAccessibleEverywhere } from "../support/access.ts";
import { joinedMember, openSession } from "../support/members.ts";
import { postWith } from "../support/posts.ts";
import { expect, test } from "../support/test.ts";
import { ask, memberWithXp } from "./assistant-test.ts";
import {
  answered,
  messageOf,
  serveAssistant,
  sessionOf,
  storedOf,
  streamEvents,
} from "./served-assistant.ts";

const answerText = [
  "Try the **4-7-8** breath:\n\n1. Breathe in for four\n2. Hold for seven\n3. Breathe out for eight\n",
  "| Breath | Seconds |\n| --- | --- |\n| In | 4 |\n| Hold | 7 |\n",
  "```js\nconst breaths = 4;\n```\n",
  "More at https://example.org/breath. ![tracker](https://example.org/x.png) <b>bold</b>",
].join("\n");

test(
  "a member asks, reads the answer and takes it to a post",
  { tag: "@sweep" },
  async ({ page, server }) => {
    const session = sessionOf("Chat_051126_1504");
    const events = answered(session.id, "How?", answerText);
    await serveAssistant(page, { sessions: [session], provider: "practice", messages: storedOf(events) });
    await page.route("**/api/ai/chat", (route) => streamEvents(route, events));
    await openSession(page, await memberWithXp(server, 500));
    await page.goto("/ai-chat");
    await expect(page.getByText("Practice assistant: example answers")).toBeVisible();
    await expect(page.getByText("An answer costs 25 XP. You have 500.")).toBeVisible();
    await ask(page, "How?");
    await expect(page).toHaveURL(`/ai-chat?chat=${session.id}`);
    const chat = page.getByRole("group", { name: "Messages" });
    await expect(chat.getByRole("listitem").filter({ hasText: "Hold for seven" }).last()).toBeVisible();
    await expect(chat.getByRole("table")).toBeVisible();
    await expect(chat.locator("img")).toHaveCount(0);
    await expect(chat.getByText("<b>bold</b>")).toBeVisible();
    await expect(chat.getByRole("button", { name: "Copy code" })).toBeVisible();
    await expect(page.getByText("You have 475.")).toBeVisible();
    await expectAccessibleEverywhere(page);
    await chat.getByRole("button", { name: "Post" }).click();
    await expect(page).toHaveURL(/\/create-post\?content=Try/);
    await expect(page.getByText("Made with AI")).toBeVisible();
    await page.getByLabel("Post text").press("Control+Home");
    await page.getByLabel("Post text").pressSequentially("It helped me. ");
    await page.getByRole("button", { name: "Post", exact: true }).click();
    await expect(page).toHaveURL("/");
    const post = postWith(page, "It helped me.");
    await expect(post.getByText("Made with AI")).toBeVisible();
    await expectAccessibleEverywhere(page);
  },
);

test("without a provider nothing is offered, nothing throws, and chats stay readable", async ({ page, server }) => {
  const thrown: string[] = [];
  page.on("pageerror", (error) => thrown.push(String(error)));
  const session = sessionOf("Evening walk");
  const messages = [
    messageOf({ role: "user", content: "Where?", sessionId: session.id }),
    messageOf({ role: "assistant", content: "By the lake", sessionId: session.id }),
  ];
  await serveAssistant(page, { provider: null, sessions: [session], messages });
  await openSession(page, await joinedMember(server));
  await page.goto("/ai-chat");
  await expect(page.getByText("The assistant isn't set up here yet.")).toBeVisible();
  await expect(page.getByText("Nothing can be asked here yet")).toBeVisible();
  await expect(page.getByText(/costs \d+ XP/)).toHaveCount(0);
  await page.getByRole("button", { name: "Evening walk", exact: true }).click();
  await expect(page.getByText("By the lake")).toBeVisible();
  await expect(page.getByLabel("Your question")).toHaveCount(0);
  expect(thrown).toEqual([]);
});

test("a question that another tab has continued and asked is not shown again", async ({ page, server }) => {
  await openSession(page, await memberWithXp(server, 500));
  const question = (tab: Page) => tab.getByLabel("Your question");
  const other = await page.context().newPage();
  for (const tab of [page, other]) {
    await serveAssistant(tab);
    await tab.goto("/ai-chat");
  }
  await question(page).fill("How do I");
  await expect(question(other)).toHaveValue("How do I");
  await page.getByRole("link", { name: "Home" }).first().click();
  await expect(page).toHaveURL("/");
  const chat = sessionOf("How do I sleep?");
  await other.route(
    "**/api/ai/chat",
    (route) => streamEvents(route, answered(chat.id, chat.title, "Early.")),
  );
  await ask(other, "How do I sleep?");
  await expect(question(other)).toHaveValue("");
  await page.goBack();
  await expect(page.getByText("Asked in another tab.")).toBeVisible();
  await expect(question(page)).toHaveValue("");
  await other.close();
});
