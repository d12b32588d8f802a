import { expect, test } from "../support/test.ts";

test("mail.3: the legal pages name the address of whoever runs the server", async ({ page }) => {
  await page.route("**/api/about", async (route) => {
    const response = await route.fetch();
    const about = await response.json() as object;
    await route.fulfill({ response, json: { ...about, contactEmail: "help@operator.example" } });
  });
  for (const address of ["/terms", "/privacy"]) {
    await page.goto(address);
    const link = page.getByRole("link", { name: "help@operator.example" }).last();
    await expect(link).toHaveAttribute("href", "mailto:help@operator.example");
  }
});

test("mail.3: the legal pages name nobody else's address while the server cannot say its own", async ({ page }) => {
  await page.route("**/api/about", (route) => route.abort());
  await page.goto("/terms");
  await expect(page.getByText("write to the reply address of our emails").last()).toBeVisible();
  await expect(page.getByText("@glimmer.app")).toHaveCount(0);
});
