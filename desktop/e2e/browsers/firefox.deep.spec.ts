import { existsSync } from "node:fs";
import { launch, type Page } from "puppeteer-core";
import { expect, memberWithXp, test as base } from "../assistant/assistant-test.ts";
import { joinPartner } from "../messages/chat-partners.ts";
import { administrator } from "../support/administrator.ts";
import type { Member } from "../support/members.ts";

/** Playwright drives no Firefox but its own build, so Puppeteer drives the system's. */
const firefox = process.env["FIREFOX_PATH"] ??
  ["/usr/bin/firefox", "/usr/bin/firefox-esr"].find((path) => existsSync(path));

interface FirefoxPage {
  readonly page: Page;
  /** Errors that the page has thrown. */
  readonly failures: string[];
}

const test = base.extend<{ fox: FirefoxPage }>({
  fox: async ({}, use) => {
    const browser = await launch({ browser: "firefox", executablePath: firefox ?? "", headless: true });
    const page = await browser.newPage();
    page.setDefaultTimeout(30_000);
    const failures: string[] = [];
    page.on("pageerror", (error) => failures.push(String(error)));
    await use({ page, failures });
    await browser.close();
  },
});

test.skip(!firefox, "There is no Firefox: install firefox-esr, or set FIREFOX_PATH to the program.");

const named = (page: Page, name: string, role: string) => page.locator(`::-p-aria(${name}[role="${role}"])`);
const see = (page: Page, words: string) => page.locator(`::-p-text(${words})`).wait();

async function signIn(page: Page, origin: string, member: Member): Promise<void> {
  await page.goto(`${origin}/login`);
  await page.locator("input[name=email]").fill(member.email);
  await page.locator("input[name=password]").fill(member.password);
  await named(page, "Sign In", "button").click();
  await named(page, "All Posts", "tab").wait();
}

test("Firefox opens the feed, a chat, an AI chat, Settings and the shop, and members write in them", async ({ fox, server, site }) => {
  const { page, failures } = fox;
  const member = await memberWithXp(server, 100);
  const [ada, bob] = [await server.as(member), await joinPartner(server)];
  const { id } = await ada.get<{ id: string }>("/api/auth/user");
  await ada.post(`/api/users/${bob.id}/follow`);
  await bob.api.post(`/api/users/${id}/follow`);
  await ada.post("/api/posts", { content: "Seen in Firefox" });
  await signIn(page, site.url, member);
  await see(page, "Seen in Firefox");
  await page.goto(`${site.url}/chat?user=${bob.member.username}`);
  await page.locator("textarea[aria-label=Message]").fill("Written in Firefox");
  await page.keyboard.press("Enter");
  await expect.poll(async () =>
    (await bob.api.get<{ content: string }[]>(`/api/conversations/${id}`)).map(({ content }) => content)
  ).toEqual(["Written in Firefox"]);
  await page.goto(`${site.url}/ai-chat`);
  await page.locator("textarea[aria-label='Your question']").fill("What keeps me calm?");
  await page.locator("::-p-aria(Send for 25 XP)").click();
  await see(page, "You asked: What keeps me calm?");
  await page.goto(`${site.url}/settings`);
  await see(page, "Content filter level");
  await page.goto(`${site.url}/shop`);
  await named(page, "Continue to payment", "button").wait();
  expect(failures).toEqual([]);
});

test("Firefox opens the desks of administrators and moderators", async ({ fox, site }) => {
  const { page, failures } = fox;
  await signIn(page, site.url, administrator);
  await page.goto(`${site.url}/moderation`);
  await named(page, "Cases", "tab").wait();
  await page.goto(`${site.url}/community-settings?tab=users`);
  await named(page, "Users", "tab").wait();
  expect(failures).toEqual([]);
});
