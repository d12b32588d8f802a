import type { Page } from "@playwright/test";
import { expectThread, joinPartner } from "../messages/chat-partners.ts";
import { serveAssistant } from "../assistant/served-assistant.ts";
import { joinedMember, openSession } from "../support/members.ts";
import { expect, test } from "../support/test.ts";

/** Chromium as a phone; what iOS itself does with these sizes is not shown here. */
test.use({ isMobile: true, hasTouch: true, viewport: { width: 390, height: 844 } });

/** The fields with letters so small that iOS would zoom the page at their focus. */
const smallFields = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("input, textarea")]
      .filter((field) => !/^(checkbox|radio|range|file|hidden)$/.test(field.getAttribute("type") ?? ""))
      .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
      .map(({ outerHTML }) => outerHTML)
  );

test("on a touch screen Enter breaks the line of a message, and Ctrl with Enter sends it", async ({ page, server }) => {
  const [ada, bob] = [await joinPartner(server), await joinPartner(server)];
  for (const [one, other] of [[ada, bob], [bob, ada]] as const) {
    await one.api.post(`/api/users/${other.id}/follow`);
  }
  await openSession(page, ada.member);
  await page.goto(`/chat?user=${bob.member.username}`);
  const field = page.getByRole("textbox", { name: "Message", exact: true });
  await expect(field).toHaveAttribute("enterkeyhint", "enter");
  await field.pressSequentially("One");
  await field.press("Enter");
  await field.pressSequentially("Two");
  await expect(field).toHaveValue("One\nTwo");
  await field.press("Control+Enter");
  await expect(field).toHaveValue("");
  await expectThread(bob, ada, ["One\nTwo"]);
});

test("on a touch screen Enter breaks the line of a question, and Ctrl with Enter asks it", async ({ page, server }) => {
  await serveAssistant(page);
  await openSession(page, await joinedMember(server));
  await page.goto("/ai-chat");
  const field = page.getByLabel("Your question", { exact: true });
  await expect(field).toHaveAttribute("enterkeyhint", "enter");
  await field.pressSequentially("Half a");
  await expect(page.getByRole("button", { name: /^Send for/ })).toBeEnabled();
  await field.press("Enter");
  await field.pressSequentially("question");
  await expect(field).toHaveValue("Half a\nquestion");
  const asked = page.waitForRequest("**/api/ai/chat");
  await field.press("Control+Enter");
  expect((await asked).postDataJSON()).toMatchObject({ message: "Half a\nquestion" });
});

test(
  "on a touch screen every field has letters of at least 16 px",
  { tag: "@sweep" },
  async ({ page, server }) => {
    const ada = await joinPartner(server);
    const bob = await joinPartner(server);
    const { id } = await ada.api.post<{ id: string }>("/api/posts", { content: "A walk." });
    for (const address of ["/login", "/register", "/report"]) {
      await page.goto(address);
      await expect(page.locator("main input").first()).toBeVisible();
      expect(await smallFields(page), address).toEqual([]);
    }
    await serveAssistant(page);
    await openSession(page, ada.member);
    const screens = [
      "/",
      "/create-post",
      `/post/${id}`,
      "/chat",
      `/chat?user=${bob.member.username}`,
      "/ai-chat",
      "/search",
      "/profile?tab=edit",
    ];
    for (const address of screens) {
      await page.goto(address);
      await expect(page.locator("main").locator("input, textarea").filter({ visible: true }).first())
        .toBeVisible();
      expect(await smallFields(page), address).toEqual([]);
    }
  },
);
