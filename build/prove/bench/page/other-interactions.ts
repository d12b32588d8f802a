import type { Locator, Page } from "playwright";
import { openVisit, restMs, type Site, slowProcessor } from "./slow-page.ts";
import { type ScreenName, stillScreens } from "./still-screens.ts";
import { measureWorstInteraction, observeInteractions, openMenu } from "./worst-interaction.ts";

/** Interaction to next paint in ms, the worst of several uses, of screens other than the feed. */
export interface OtherInteractions {
  readonly threadLikeMs: number;
  readonly threadMenuMs: number;
  readonly chatReactionMs: number;
  readonly chatMenuMs: number;
  readonly aiChatListMs: number;
  readonly aiChatMenuMs: number;
}

/** Uses a post with its comments, a conversation and AI Chat on a slowed processor. */
export async function measureOtherInteractions(site: Site, uses: number): Promise<OtherInteractions> {
  const thread = await onScreen(site, "post", async (page) => {
    const likes = page.locator("#comments").getByRole("button", { name: /^Like comment/ });
    const menus = page.locator("#comments article").getByRole("button", { name: "Comment options" });
    const threadLikeMs = await measureWorstInteraction(page, uses, () => likes.first().click());
    return { threadLikeMs, threadMenuMs: await worstMenu(page, uses, menus) };
  });
  const chat = await onScreen(site, "conversation", async (page) => {
    const react = page.getByRole("button", { name: "React", exact: true });
    const chatReactionMs = await measureWorstInteraction(page, uses, async () => {
      await react.last().click();
      await page.locator("[aria-label=Heart]").click();
    });
    const menus = page.getByRole("button", { name: "Message options" });
    return { chatReactionMs, chatMenuMs: await worstMenu(page, uses, menus) };
  });
  const aiChat = await onScreen(site, "/ai-chat", async (page) => {
    const list = page.locator("[aria-label='Show chats']");
    const back = page.locator("[aria-label='Back to the chat']");
    const aiChatListMs = await measureWorstInteraction(page, uses, async () => {
      await list.click();
      await back.waitFor();
      await back.click();
      await list.waitFor();
    });
    await list.click();
    const menus = page.getByRole("button", { name: /^Options (for|of) / });
    return { aiChatListMs, aiChatMenuMs: await worstMenu(page, uses, menus) };
  });
  return { ...thread, ...chat, ...aiChat };
}

async function worstMenu(page: Page, uses: number, menus: Locator): Promise<number> {
  await menus.last().waitFor();
  return await measureWorstInteraction(page, uses, () => openMenu(page, () => menus.last().click()));
}

/** Opens a screen, by its name or its address, lets it come to rest and slows the processor. */
async function onScreen<T>(
  site: Site,
  which: ScreenName | "/ai-chat",
  work: (page: Page) => Promise<T>,
): Promise<T> {
  const visit = await openVisit(site);
  const { page, context } = visit;
  const screen = stillScreens.find(({ name }) => name === which);
  const address = screen ? await screen.addressIn(context.request, site.origin) : which;
  await page.goto(site.origin + address);
  await page.waitForTimeout(restMs);
  await page.evaluate(observeInteractions);
  await slowProcessor(visit);
  const measured = await work(page);
  await context.close();
  return measured;
}
