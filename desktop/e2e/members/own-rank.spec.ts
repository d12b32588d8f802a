import { expectAccessible } from "../support/access.ts";
import { asServer } from "../support/as-server.ts";
import { joinedMember, openSession } from "../support/members.ts";
import { expect, test } from "../support/test.ts";

const leaders = Array.from({ length: 10 }, (_, place) => ({
  id: crypto.randomUUID(),
  username: `leader_${place}`,
  displayName: `Leader ${place}`,
  profileImageUrl: null,
  profileImageMadeWithAi: false,
  xp: 1000 - place,
  level: 3,
  streak: 0,
}));

test("the leaderboard says a member's own rank below the first ten, and why there is none @walk", async ({ page, server }) => {
  const member = await joinedMember(server, { displayName: "Robin Walker" });
  await openSession(page, member);
  let own = { rank: 37 as number | null, xp: 120, isShown: true };
  await page.route(/\/api\/leaderboard\/weekly\?/, (route) => route.fulfill(asServer({ json: leaders })));
  await page.route("**/api/leaderboard/weekly/own", (route) => route.fulfill(asServer({ json: own })));
  await page.goto("/leaderboard");
  const place = page.getByRole("region", { name: "Your place" });
  await expect(place.getByRole("link")).toContainText(/^37.*Robin Walker/);
  await expect(place).toContainText("120 XP");
  await expectAccessible(page);
  own = { rank: null, xp: 4, isShown: true };
  await page.reload();
  await expect(page.getByText("You earned 4 XP. Ranks are counted for about the first thousand."))
    .toBeVisible();
  own = { rank: null, xp: 0, isShown: false };
  await page.reload();
  await expect(page.getByText("You aren't on the leaderboards.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Change this in Settings" })).toHaveAttribute(
    "href",
    "/settings#leaderboards",
  );
});
