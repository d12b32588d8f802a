import { expectAccessibleEverywhere } from "../support/access.ts";
import { administrator } from "../support/administrator.ts";
import { signIn } from "../support/members.ts";
import { expect, test } from "../support/test.ts";

test("administrators see how payments are set up, and run a flow on the practice till", async ({ page }) => {
  await signIn(page, administrator, "/login?next=/stripe-test");
  await expect(page.getByRole("region", { name: "The practice till takes payments" })).toContainText(
    "STRIPE_WEBHOOK_SECRET",
  );
  const flows = page.getByRole("region", { name: "Run a flow" });
  await flows.getByRole("button", { name: "Buy 5,000 XP" }).click();
  await expect(flows.getByRole("status").getByRole("listitem").first()).toBeVisible();
  await expect(
    page.getByRole("region", { name: "Last events" }).getByText("checkout.session.completed").first(),
  )
    .toBeVisible();
  await expectAccessibleEverywhere(page);
});
