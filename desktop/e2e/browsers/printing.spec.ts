import type { Locator, Page } from "@playwright/test";
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

/** As the browser does once the page is on paper. */
async function leavePaper(page: Page): Promise<void> {
  await page.emulateMedia({ media: null });
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
}

/**
 * Chromium prints between two frames. Other browsers may draw in the layout for paper, as emulated
 * media do.
 */
const waysToPrint: readonly (readonly [name: string, print: (page: Page) => Promise<void>])[] = [
  ["printed", async (page) => {
    await page.pdf();
  }],
  ["drawn for paper", async (page) => {
    await print(page);
    await expect(page.getByRole("banner")).toHaveCount(0);
    await waitForFrames(page);
    await leavePaper(page);
    await waitForFrames(page);
  }],
];

/** Until what a new layout starts has run. */
async function waitForFrames(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let n = 0; n < 3; n++) await new Promise((done) => requestAnimationFrame(done));
  });
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
  await leavePaper(page);
  await expect.poll(() => messages.count()).toBeLessThan(50);
});

/** The first message that shows in its thread, and how far below the thread's edge. */
async function placeIn(messages: Locator): Promise<string> {
  return messages.evaluate((list) => {
    const edge = list.parentElement?.getBoundingClientRect().top ?? 0;
    const row = [...list.querySelectorAll("[data-index]")].find((one) =>
      one.getBoundingClientRect().bottom > edge
    );
    return `${row?.textContent} ${row && row.getBoundingClientRect().top - edge}`;
  });
}

for (const [way, printPage] of waysToPrint) {
  // An AI chat is drawn for paper in each `npm run test:all`.
  const tag = way === "printed" ? [] : "@deep";
  test(
    `a conversation that is ${way} stays where it was, and loads nothing`,
    { tag },
    async ({ page, server }) => {
      const [ada, bob] = await Promise.all([joinPartner(server), joinPartner(server)]);
      await ada.api.post(`/api/users/${bob.id}/follow`);
      await bob.api.post(`/api/users/${ada.id}/follow`);
      for (let n = 1; n <= 58; n++) {
        const content = `Line ${n} ${"of a long evening ".repeat(n % 7 * 4 + 1)}`;
        await ada.api.post("/api/messages", { receiverId: bob.id, content });
      }
      const asked: string[] = [];
      page.on("request", (one) => {
        if (one.url().includes("before=")) asked.push(one.url());
      });
      await openSession(page, ada.member);
      await page.goto(`/chat?user=${bob.member.username}`);
      const messages = page.getByRole("list", { name: /^Messages with/ });
      const line = (n: number) =>
        messages.locator(`[data-message]`).filter({ hasText: new RegExp(`Line ${n} `) });
      await expect(line(58)).toBeInViewport();
      const expectSamePlace = async () => {
        await waitForFrames(page);
        const [place, before] = [await placeIn(messages), asked.length];
        await printPage(page);
        await expect.poll(() => placeIn(messages)).toBe(place);
        expect(asked.slice(before)).toEqual([]);
      };
      await expectSamePlace();
      await expect(line(58)).toBeInViewport();
      await line(58).focus();
      for (let n = 57; n >= 38; n--) {
        await page.keyboard.press("ArrowUp");
        await expect(line(n)).toBeFocused();
      }
      await expectSamePlace();
      await expect(line(38)).toBeFocused();
      await expect(line(38)).toBeInViewport();
      await page.keyboard.press("Home");
      await expect.poll(() => asked.length).toBe(1);
      await expect(messages.getByText("Older messages")).toHaveCount(0);
      await line(9).focus();
      await page.keyboard.press("Home");
      await expect(line(1)).toBeFocused();
      await expectSamePlace();
      await expect(line(1)).toBeInViewport();
    },
  );

  test(`a page that is ${way} at its end stays there`, { tag }, async ({ page, server }) => {
    await signIn(page, await joinedMember(server), "/login?next=/terms");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const place = await page.evaluate(() => scrollY);
    expect(place).toBeGreaterThan(0);
    await printPage(page);
    await waitForFrames(page);
    expect(await page.evaluate(() => scrollY)).toBe(place);
  });
}

test("what stands beside a page keeps its focus while that is printed", async ({ page, server }) => {
  await signIn(page, await joinedMember(server), "/login?next=/settings");
  const link = page.locator("aside a:visible").first();
  await link.focus();
  await page.pdf();
  await waitForFrames(page);
  await expect(link).toBeFocused();
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
  const chat = page.getByRole("group", { name: "Messages", exact: true });
  const placeOfChat = () => chat.evaluate(({ scrollTop }) => scrollTop);
  await chat.evaluate((box) => box.scrollTo(0, 600));
  for (const [, printPage] of waysToPrint) {
    await printPage(page);
    expect(await placeOfChat()).toBe(600);
  }
  await chat.evaluate((box) => box.scrollTo(0, box.scrollHeight));
  await print(page);
  await expectPaper(page);
  await expect(page.getByText("Breath 1 is calm.").last()).toBeVisible();
  await expect(page.getByRole("button")).toHaveCount(0);
  await leavePaper(page);
  await expect(page.getByText("Breath 60 is calm.").last()).toBeInViewport();
});

for (const address of ["/shop", "/terms", "/privacy"]) {
  // `npm run test:all` prints the one with more than text.
  const tag = address === "/shop" ? [] : "@deep";
  test(`${address} prints without what stands around it`, { tag }, async ({ page, server }) => {
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
