import { joinedMember, openSession } from "../support/members.ts";
import { postWith } from "../support/posts.ts";
import { expect, test } from "../support/test.ts";

test("times follow the language of the page, a wrong clock is corrected, and 'just now' ages", async ({ browser, baseURL, server }) => {
  const member = await joinedMember(server, { displayName: "علی رضا" });
  const words = `صباح هادئ مع كوب شاي في حديقة المدينة ${member.username}`;
  const calls = await server.as(member);
  const { id } = await calls.post<{ id: string }>("/api/posts", { content: words });
  const context = await browser.newContext({
    ...(baseURL && { baseURL }),
    locale: "de-DE",
    timezoneId: "Europe/Berlin",
  });
  const page = await context.newPage();
  await openSession(page, member);

  await test.step("the clock of the device is two hours fast, its language German, the page English", async () => {
    await page.clock.install({ time: Date.now() + 2 * 60 * 60_000 });
    await page.goto(`/post/${id}`);
    const time = postWith(page, words).getByRole("time");
    await expect(time).toHaveText("just now");
    await expect(time).toHaveAttribute("title", /^\p{L}+ \d+, \d{4} at \d\d:\d\d$/u);
  });

  await test.step("the member chooses German", async () => {
    await calls.put("/api/users/settings", { language: "de" });
    await page.goto(`/post/${id}`);
    const time = postWith(page, words).getByRole("time");
    await expect(time).toHaveText("gerade eben");
    await expect(time).toHaveAttribute("title", /^\d+\. \p{L}+ \d{4} um \d\d:\d\d$/u);
  });

  await test.step("what is in Arabic says so, and its author's name stands apart", async () => {
    const post = postWith(page, words);
    const text = post.locator("[lang=ar]", { hasText: words });
    await expect(text).toBeVisible();
    await expect(text).toHaveCSS("direction", "rtl");
    await expect(post.getByText("علی رضا")).toHaveAttribute("lang", "fa");
  });

  await test.step("a minute later the same post is a minute old, without another response", async () => {
    await page.route("**/api/**", (route) => route.abort());
    await page.clock.runFor(70_000);
    await expect(postWith(page, words).getByRole("time")).toHaveText("vor 1 Min.");
  });
  await context.close();
});
