import type { Page } from "@playwright/test";
import { answered, serveAssistant, sessionOf, storedOf } from "../assistant/served-assistant.ts";
import { mailedDecision } from "../cases/desk.ts";
import { joinPartner } from "../messages/chat-partners.ts";
import { administrator } from "../support/administrator.ts";
import { joinedMember, openSession, signIn } from "../support/members.ts";
import { expect, test } from "../support/test.ts";

/** As the browser does before it lays a page out on paper. */
async function print(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
}

/** Nothing around the content, black letters on white, and nothing that scrolls inside. */
async function expectPaper(page: Page): Promise<void> {
  for (const role of ["banner", "navigation", "complementary", "textbox"] as const) {
    await expect(page.getByRole(role)).toHaveCount(0);
  }
  expect(
    await page.evaluate(() => {
      const { backgroundColor, color } = getComputedStyle(document.documentElement);
      const clipped = [...document.querySelectorAll("#main, #main *")].filter((one) =>
        one.clientHeight > 0 && one.scrollHeight > one.clientHeight + 1 &&
        /auto|scroll|hidden/.test(getComputedStyle(one).overflowY) && !one.classList.contains("sr-only")
      );
      return { backgroundColor, color, clipped: clipped.map(({ className }) => className) };
    }),
  ).toEqual({ backgroundColor: "rgb(255, 255, 255)", color: "rgb(31, 41, 51)", clipped: [] });
}

test("a conversation prints every message that is loaded, and says that older ones are not", async ({ page, server }) => {
  const [ada, bob] = await Promise.all([joinPartner(server), joinPartner(server)]);
  await ada.api.post(`/api/users/${bob.id}/follow`);
  await bob.api.post(`/api/users/${ada.id}/follow`);
  for (let n = 1; n <= 60; n++) {
    await bob.api.post("/api/messages", {
      receiverId: ada.id,
      content: `Line ${n} of a long evening`,
      clientMessageId: crypto.randomUUID(),
    });
  }
  await page.emulateMedia({ colorScheme: "dark" });
  // Older messages come too late for the paper.
  await page.route(/\/api\/conversations\/[^?]+\?.*before=/, () => {});
  await openSession(page, ada.member);
  await page.goto(`/chat?user=${bob.member.username}`);
  // The list of conversations shows the last one too.
  const messages = page.getByRole("list", { name: /^Messages with/ }).getByText(
    /^Line \d+ of a long evening$/,
  );
  await expect(messages.last()).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  const shown = await messages.count();
  await print(page);
  await expect.poll(() => messages.count()).toBeGreaterThan(shown);
  await expect(page.getByText("Older messages were not loaded, and are not printed here.")).toBeVisible();
  await expectPaper(page);
  const boxes = await messages.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  expect(boxes).toEqual(boxes.toSorted((one, other) => one - other));
  expect(new Set(boxes).size).toBe(boxes.length);
  await page.emulateMedia({ media: "screen" });
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
  await expect.poll(() => messages.count()).toBeLessThan(50);
});

test("what stands below a conversation is printed below its messages", async ({ page, server }) => {
  const [ada, bob] = await Promise.all([joinPartner(server), joinPartner(server)]);
  await ada.api.post(`/api/users/${bob.id}/follow`);
  await bob.api.post(`/api/users/${ada.id}/follow`);
  for (let n = 1; n <= 20; n++) {
    await bob.api.post("/api/messages", { receiverId: ada.id, content: `Line ${n}` });
  }
  await ada.api.post(`/api/users/${bob.id}/block`);
  await openSession(page, ada.member);
  await page.goto(`/chat?user=${bob.member.username}`);
  const last = page.getByRole("list", { name: /^Messages with/ }).getByText("Line 20", { exact: true });
  const bar = page.getByText(/^You blocked/);
  await expect(last).toBeVisible();
  await expect(bar).toBeVisible();
  await print(page);
  await expect.poll(async () => {
    const [above, below] = [await last.boundingBox(), await bar.boundingBox()];
    return above && below && above.y + above.height < below.y;
  }).toBe(true);
});

test("an AI chat prints its questions and answers whole", async ({ page, server }) => {
  const session = sessionOf("Chat_051126_1504");
  const answer = Array.from({ length: 60 }, (_, n) => `Breath ${n + 1} is calm.`).join("\n\n");
  const events = answered(session.id, "How?", answer);
  await serveAssistant(page, { sessions: [session], provider: "practice", messages: storedOf(events) });
  await openSession(page, await joinedMember(server));
  await page.goto(`/ai-chat?chat=${session.id}`);
  await expect(page.getByText("Breath 60 is calm.").last()).toBeAttached();
  await print(page);
  await expectPaper(page);
  await expect(page.getByText("Breath 1 is calm.").last()).toBeVisible();
  await expect(page.getByRole("button")).toHaveCount(0);
});

for (const address of ["/shop", "/terms", "/privacy"]) {
  test(`${address} prints without what stands around it`, async ({ page, server }) => {
    await signIn(page, await joinedMember(server), `/login?next=${address}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await print(page);
    await expectPaper(page);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
}

test("a statement of reasons prints, without the form that contests it", async ({ page, server }) => {
  const member = await joinedMember(server);
  const calls = await server.as(administrator);
  const { id } = await (await server.as(member)).get<{ id: string }>("/api/auth/user");
  await calls.post(`/api/admin/users/${id}/suspend`, { reason: "Sells what is not theirs." });
  await page.goto(await mailedDecision(server, member, /suspended/));
  await expect(page.getByRole("heading", { name: "Your account is suspended" })).toBeVisible();
  await print(page);
  await expectPaper(page);
  await expect(page.getByText("Sells what is not theirs.")).toBeVisible();
});
