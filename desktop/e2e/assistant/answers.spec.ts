import { asServer } from "../support/as-server.ts";
import { expectAccessibleEverywhere } from "../support/access.ts";
import { openSession } from "../support/members.ts";
import { ask, chatOf, expect, expectXp, memberWithXp, test } from "./assistant-test.ts";

// One worker, one server.
test.describe.configure({ mode: "default" });

const reply = "Breathe in slowly.\n\nAnd out again.";

test("an answer goes on through a reload, and a second device follows the next one and stops it", {
  tag: "@sweep",
}, async ({ page, server, ai, browser, site }) => {
  const member = await memberWithXp(server, 100);
  await openSession(page, member, site.url);
  await page.goto("/ai-chat");
  ai.behave("chat", { reply, after: 4, then: "pause" });
  await ask(page, "How do I rest?");
  await expect(chatOf(page).getByText("Breathe in slowly.", { exact: true })).toBeVisible();
  await expectAccessibleEverywhere(page);
  await page.reload();
  await expect(chatOf(page).getByText("Breathe in slowly.", { exact: true })).toBeVisible();

  const second = await browser.newPage({ baseURL: site.url });
  await openSession(second, member, site.url);
  await second.goto(page.url());
  await expect(chatOf(second).getByText("Breathe in slowly.", { exact: true })).toBeVisible();
  ai.resume();
  for (const device of [page, second]) await expect(chatOf(device).getByText("And out again.")).toBeVisible();

  // Neither an edit nor a question that came too late keeps the next answer from the second device.
  await second.getByRole("button", { name: "Edit and resend" }).click();
  const edit = second.getByLabel("Edit your question");
  await edit.fill("How do I sleep?");
  const refused = { message: "An answer is under way.", code: "conflict", requestId: "1" };
  await second.route("**/api/ai/chat", (route) => route.fulfill(asServer({ status: 409, json: refused })));
  await ask(second, "Too late?");
  const failure = second.getByRole("alert").filter({ hasText: refused.message });
  await expect(failure.getByRole("button", { name: "Try again" })).toBeEnabled();

  ai.behave("chat", { reply: "Walk to the water.\n\nAnd back again.", after: 5, then: "pause" });
  await ask(page, "And then?");
  for (const device of [page, second]) {
    await expect(chatOf(device).getByText("And then?", { exact: true })).toBeVisible();
    await expect(chatOf(device).getByText("Walk to the water.", { exact: true })).toBeVisible();
  }
  await expect(failure.getByRole("button", { name: "Try again" })).toBeDisabled();
  await expect(second.getByRole("button", { name: "Resend" })).toBeDisabled();
  await expect(edit).toHaveValue("How do I sleep?");
  await second.getByRole("button", { name: "Stop", exact: true }).click();
  for (const device of [page, second]) {
    await expect(chatOf(device).getByText("You stopped this answer.")).toBeVisible();
    await expect(chatOf(device).getByText("Walk to the water.", { exact: true })).toBeVisible();
    await expectXp(device, 50);
  }
  await second.getByLabel("Your question", { exact: true }).fill("Unsent");
  await failure.getByRole("button", { name: "Edit" }).click();
  await expect(second.getByLabel("Your question", { exact: true })).toHaveValue("Too late?\n\nUnsent");
  await expect(second.getByRole("button", { name: "Resend for 25 XP" })).toBeEnabled();
  await second.close();
});

test("Stop before the first word gives the XP back, in a chat and in a temporary one", async ({ page, server, ai, site }) => {
  await openSession(page, await memberWithXp(server, 100), site.url);
  ai.behave("chat", { after: 0, then: "hang" });
  for (const isTemporary of [false, true]) {
    await page.goto("/ai-chat");
    if (isTemporary) await page.getByRole("button", { name: "Temporary chat" }).click();
    await ask(page, "Are you there?");
    await expect(chatOf(page).getByText("Thinking…")).toBeVisible();
    await expectXp(page, 75);
    await page.getByRole("button", { name: "Stop", exact: true }).click();
    await expect(chatOf(page).getByText("You stopped before anything came. Your XP is back.")).toBeVisible();
    await expectXp(page, 100);
  }
  await expectAccessibleEverywhere(page);
});

test(
  "what the filter hides is cleared with a kind word, and the XP returns @deep",
  { tag: "@sweep" },
  async ({ page, server, ai, site }) => {
    await openSession(page, await memberWithXp(server, 100), site.url);
    await page.goto("/ai-chat");
    ai.behave("chat", { reply: "I hate you, you stupid bitch. And so on." });
    await ask(page, "Say something");
    await expect(
      chatOf(page).getByText(/Your content filter keeps this answer from you, and your XP is back/),
    )
      .toBeVisible();
    await expect(chatOf(page)).not.toContainText("hate");
    await expectXp(page, 100);
    await expectAccessibleEverywhere(page);
  },
);

test("an answer whose last line the filter hides keeps the lines before it, which are paid @deep", async ({ page, server, ai, site }) => {
  await openSession(page, await memberWithXp(server, 100), site.url);
  await page.goto("/ai-chat");
  ai.behave("chat", { reply: "Take a walk. I hate you, you stupid bitch." });
  await ask(page, "Say something");
  for (const _ of ["as it came", "as it is stored"]) {
    await expect(chatOf(page).getByText("Your content filter keeps the rest of this answer from you."))
      .toBeVisible();
    await expect(chatOf(page).getByText("Take a walk.", { exact: true })).toBeVisible();
    await expect(chatOf(page)).not.toContainText("hate");
    await expectXp(page, 75);
    await page.reload();
  }
});

test(
  "too little XP says what is missing and leads to the shop, and the question is kept",
  { tag: "@sweep" },
  async ({ page, server, ai, site }) => {
    await openSession(page, await memberWithXp(server, 10, 10, 10), site.url);
    await page.goto("/ai-chat");
    const message = "You need 20 more XP.";
    await page.route(
      "**/api/ai/chat",
      (route) =>
        route.fulfill(asServer({ status: 402, json: { message, code: "insufficient_xp", requestId: "1" } })),
    );
    await ask(page, "How do I rest?");
    const refusal = page.getByRole("alert").filter({ hasText: message });
    await expect(refusal.getByRole("link", { name: "Get XP" })).toHaveAttribute("href", "/shop");
    await expectAccessibleEverywhere(page);
    await refusal.getByRole("button", { name: "Edit" }).click();
    await expect(page.getByLabel("Your question")).toHaveValue("How do I rest?");
    await page.unroute("**/api/ai/chat");
    await page.keyboard.press("Enter");
    await expect(chatOf(page).getByText("calm answer")).toBeVisible();
    await page.getByLabel("Your question").fill("And now?");
    await expect(page.getByText("You need 20 more XP for this model.")).toBeVisible();
    await page.getByRole("link", { name: "Get XP" }).click();
    await expect(page).toHaveURL("/shop");
    await page.goBack();
    await expect(page.getByLabel("Your question")).toHaveValue("And now?");
    // The answer and its title, which would else be asked for during the next test.
    await expect.poll(() => ai.asked.filter(({ kind }) => kind === "chat").length).toBe(2);
  },
);

test(
  "an answer that was cut says so and reads on as one text, for the same price @deep",
  { tag: "@sweep" },
  async ({ page, server, ai, site }) => {
    await openSession(page, await memberWithXp(server, 100), site.url);
    await page.goto("/ai-chat");
    ai.behave("chat", { reply: "- Breathe in.\n- Brea", finish: "length", times: 1 });
    await ask(page, "How do I rest?");
    const chat = chatOf(page);
    await expect(chat.getByText("This answer stopped at the model's length limit.")).toBeVisible();
    await expectAccessibleEverywhere(page);
    ai.behave("chat", { status: 401 });
    await chat.getByRole("button", { name: "Continue for 25 XP" }).click();
    await expect(chat.getByText("The rest didn't come, and its XP is back.")).toBeVisible();
    await expectXp(page, 75);
    ai.behave("chat", { reply: "Breathe out.\n- Rest.", finish: "content_filter", times: 1 });
    await chat.getByRole("button", { name: "Continue for 25 XP" }).click();
    await expect(chat.getByText("The AI service's own filter stopped this answer.")).toBeVisible();
    for (const _ of ["as it came", "as it is stored"]) {
      await expect(chat.getByRole("listitem").filter({ hasText: /^(Breathe|Rest)/ }))
        .toHaveText(["Breathe in.", "Breathe out.", "Rest."]);
      await expect(chat.getByText("Continue", { exact: true })).toHaveCount(0);
      await expect(chat.getByText("50 XP", { exact: true })).toBeVisible();
      await expectXp(page, 50);
      await page.reload();
    }
  },
);

test("a temporary chat continues an answer that was cut", async ({ page, server, ai, site }) => {
  await openSession(page, await memberWithXp(server, 100), site.url);
  await page.goto("/ai-chat");
  await page.getByRole("button", { name: "Temporary chat" }).click();
  ai.behave("chat", { reply: "Breathe in and", finish: "length", times: 1 });
  await ask(page, "How do I rest?");
  await expect(chatOf(page).getByText("This answer stopped at the model's length limit.")).toBeVisible();
  ai.behave("chat", { reply: "and out again.", times: 1 });
  await chatOf(page).getByRole("button", { name: "Continue for 25 XP" }).press("Enter");
  await expect(page.getByLabel("Your question")).toBeFocused();
  await expect(chatOf(page).getByText("Breathe in and out again.", { exact: true })).toBeVisible();
  await expectXp(page, 50);
});
