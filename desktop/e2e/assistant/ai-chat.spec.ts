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
  "a member asks, reads the answer and takes it to a post @walk",
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

test("code has colours, a formula its own fonts, and a table scrolls by key, with nothing from elsewhere @deep", async ({ page, server }) => {
  const fetched: URL[] = [];
  page.on("request", (request) => fetched.push(new URL(request.url())));
  const ofFormulas = () => fetched.filter(({ pathname }) => /KaTeX|DrawnFormula/.test(pathname));
  const session = sessionOf("Coffee");
  const plain = messageOf({ role: "assistant", content: "No formula: $5 and $6.", sessionId: session.id });
  await serveAssistant(page, { sessions: [session], listed: [], messages: [plain] });
  await openSession(page, await joinedMember(server));
  await page.goto(`/ai-chat?chat=${session.id}`);
  const chat = page.getByRole("group", { name: "Messages" });
  await expect(chat.getByText("No formula: $5 and $6.")).toBeVisible();
  // A chat beyond the first page of the list has its title, too.
  await expect(page.getByRole("heading", { name: "Coffee" })).toBeVisible();
  expect(ofFormulas()).toEqual([]);

  const head = `| ${Array.from({ length: 12 }, (_, at) => `Column ${at}`).join(" | ")} |`;
  const content = [
    "```ts\nconst breaths: number = 4; // calm\n```\n\n```mermaid\ngraph TD\n```",
    `${head}\n${head.replaceAll(/Column \d+/g, "---")}\n${head.replaceAll("Column", "one<br>two")}`,
    "So \\(x_1^2\\) of \\[ \\frac{a}{b} \\].\n\n$$\n\\sum_{i=1}^{100} i\n$$\n\n$$\n\\unknown{x}\n$$",
    "$$\n\\htmlStyle{position:fixed;inset:0}{\\href{https://example.org}{\\includegraphics{https://example.org/a.png}}}\n$$",
    "これは**「重要」**です。",
  ].join("\n\n");
  await serveAssistant(page, { sessions: [session], messages: [{ ...plain, content }] });
  await page.reload();
  await expect(chat.locator("pre span", { hasText: /^const$/ })).toHaveClass("text-code-keyword");
  await expect(chat.getByText("graph TD")).toBeVisible();
  await expect(chat.locator("td br")).toHaveCount(12);
  await expect(chat.locator("strong")).toHaveText("「重要」");
  await expect(chat.locator(".katex-html")).toHaveCount(4);
  await expect(chat.getByText("\\unknown{x}")).toBeVisible();
  await expect(chat.locator("[style*=fixed], .katex a, .katex img")).toHaveCount(0);
  await expect.poll(() => ofFormulas().some(({ pathname }) => pathname.endsWith(".woff2"))).toBe(true);
  const table = chat.getByRole("region", { name: "Table" });
  await table.focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => table.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  await expectAccessibleEverywhere(page);
  expect([...new Set(fetched.map(({ hostname }) => hostname))]).toEqual([new URL(page.url()).hostname]);
});

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

test("a locked model explains itself before the shop, and a missing one can't be chosen", async ({ page, server }) => {
  await serveAssistant(page, { models: ["GPT-4o Mini", "GPT-5", "DALL-E 3"] });
  await openSession(page, await joinedMember(server));
  await page.goto("/ai-chat");
  await page.getByRole("button", { name: /^Model: GPT-4o Mini/ }).click();
  const dialog = page.getByRole("dialog", { name: "Choose a model" });
  await expect(dialog.getByRole("listitem").filter({ hasText: "Not available here" })).toHaveText([
    /^GPT-4o/,
    /^DALL-E 2/,
  ]);
  await expect(dialog.getByRole("button", { name: /^GPT-4o Not available/ })).toHaveCount(0);
  const locked = dialog.getByRole("button", { name: /^GPT-5/ });
  await locked.press("Enter");
  await expect(locked).toHaveAttribute("aria-expanded", "true");
  await expect(dialog.getByText("GPT-5 answers for members with Gold Verify (1,500 XP a month) or a crown."))
    .toBeVisible();
  await expect(page).toHaveURL("/ai-chat");
  await expectAccessibleEverywhere(page);
  await dialog.getByRole("link", { name: "See Gold Verify in the shop" }).click();
  await expect(page).toHaveURL("/xp-shop#goldVerify");
  const offer = page.getByRole("article", { name: "Gold Verify" });
  await expect(offer.getByText("Not available here: GPT-4o", { exact: true })).toBeVisible();
  await expect(offer.getByText("Not available here: GPT-4o, DALL-E 2.")).toBeVisible();
});

test("a question that another tab has continued and asked is not shown again @deep", async ({ page, server }) => {
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
