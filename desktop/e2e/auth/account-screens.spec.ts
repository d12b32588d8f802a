import { expectAccessibleEverywhere } from "../support/access.ts";
import { deepStep } from "../support/deep.ts";
import { linkIn, mailTo } from "../support/mail.ts";
import { joinedMember, registeredMember, signIn, stranger } from "../support/members.ts";
import { expect, test } from "../support/test.ts";

test(
  "sign-in and password screens are accessible and fit, with their errors showing",
  { tag: "@sweep" },
  async ({ page, server }) => {
    test.slow();
    await test.step("sign-in, with errors", async () => {
      await page.goto("/login");
      await page.getByRole("button", { name: "Sign In" }).click();
      await expect(page.getByText("Invalid email address")).toBeVisible();
      await expectAccessibleEverywhere(page);
    });
    await deepStep("sign-in, with the resend prompt", async () => {
      const unverified = await registeredMember(server);
      await page.getByLabel("Email").fill(unverified.email);
      await page.getByLabel("Password", { exact: true }).fill(unverified.password);
      await page.getByRole("button", { name: "Sign In" }).click();
      await expect(page.getByRole("button", { name: "Resend Verification Email" })).toBeVisible();
      await expectAccessibleEverywhere(page);
    });
    await deepStep("sign-in after too many attempts, and the sent link", async () => {
      const { email, password } = stranger();
      for (let attempt = 0; attempt < 10; attempt++) {
        await server.post("/api/auth/login", { email, password }).catch(() => undefined);
      }
      await page.goto("/login");
      await page.getByLabel("Email").fill(email);
      await page.getByLabel("Password", { exact: true }).fill(password);
      await page.getByRole("button", { name: "Sign In" }).click();
      await expect(page.getByRole("button", { name: "Email me a sign-in link" })).toBeVisible();
      await expectAccessibleEverywhere(page);
      await page.getByRole("button", { name: "Email me a sign-in link" }).click();
      await expect(page.getByText("Check your email.")).toBeVisible();
      await expectAccessibleEverywhere(page);
    });
    await deepStep("a sign-in link of another browser, and a used one", async () => {
      await page.evaluate(() => localStorage.clear());
      await page.goto("/login?link=used");
      await expect(page.getByRole("button", { name: "Sign In" })).toBeVisible();
      await expectAccessibleEverywhere(page);
      await page.getByRole("button", { name: "Sign In" }).click();
      await expect(page.getByRole("link", { name: "Email me a new link" })).toBeVisible();
      await expectAccessibleEverywhere(page);
    });
    await deepStep("forgot password, sent", async () => {
      await page.goto("/login?mode=forgot");
      await page.getByLabel("Email").fill("nobody@example.org");
      await page.getByRole("button", { name: "Send Reset Email" }).click();
      await expect(page.getByText("If nobody@example.org belongs to an account")).toBeVisible();
      await expectAccessibleEverywhere(page);
    });
    await test.step("set a new password, with errors", async () => {
      await page.goto("/login?token=anything");
      await page.getByLabel("New password").fill("Almost");
      await page.getByRole("button", { name: "Reset Password" }).click();
      await expect(page.getByText("Password must contain")).toBeVisible();
      await expectAccessibleEverywhere(page);
    });
  },
);

test(
  "registration and settings are accessible and fit, with their errors showing",
  { tag: "@sweep" },
  async ({ page, server }) => {
    test.slow();
    await deepStep("registration", async () => {
      await page.goto("/register");
      await expectAccessibleEverywhere(page);
    });
    await test.step("registration, with errors", async () => {
      await page.goto("/register");
      await page.getByLabel("Display name").press("Enter");
      await expect(page.getByText("You must accept the Privacy Policy")).toBeVisible();
      await expectAccessibleEverywhere(page);
    });
    await deepStep("verification, failed and successful", async () => {
      await page.goto("/verify-email?token=broken");
      await expect(page.getByRole("heading", { name: "Confirm your email" })).toBeVisible();
      await expectAccessibleEverywhere(page);
      await page.getByRole("button", { name: "Confirm email" }).click();
      await expect(page.getByRole("heading", { name: "Verification failed" })).toBeVisible();
      await expectAccessibleEverywhere(page);
      const { email } = await registeredMember(server);
      await page.goto(linkIn(await mailTo(server, email), "/verify-email"));
      await page.getByRole("button", { name: "Confirm email" }).click();
      await expect(page.getByRole("heading", { name: "Email verified" })).toBeVisible();
      await expectAccessibleEverywhere(page);
    });
    await test.step("settings", async () => {
      await signIn(page, await joinedMember(server), "/login?next=%2Fsettings");
      await expect(page.getByText("This device", { exact: true })).toBeVisible();
      await expectAccessibleEverywhere(page);
    });
  },
);

test("a click is not lost when leaving a field shows its error", async ({ page }) => {
  await page.goto("/register");
  await page.getByLabel("Email").fill("not an address");
  await page.getByLabel("I am 13 or older").click();
  await expect(page.getByText("Invalid email address")).toBeVisible();
  await expect(page.getByLabel("I am 13 or older")).toBeChecked();
});

test("the account forms work with the keyboard alone", async ({ page, server }) => {
  const member = await joinedMember(server);
  await page.goto("/login");
  await expect(page.getByLabel("Email")).toBeFocused();
  await page.keyboard.type(member.email);
  await page.keyboard.press("Tab");
  await page.keyboard.type(member.password);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/");
});

test("touch targets of the forms are at least 44 px high", async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  for (const address of ["/login", "/login?mode=forgot", "/login?token=x", "/login?link=x", "/register"]) {
    await page.goto(address);
    await expect(page.getByRole("button").first()).toBeVisible();
    const tooSmall = await page.locator("main").evaluate((main) =>
      // A box is pressed through its label; a link inside a sentence is as high as its line.
      [...main.querySelectorAll("button, input:not([type=checkbox]), a")]
        .filter((element) => !element.closest("p, label, footer"))
        .filter((element) => element.getBoundingClientRect().height < 44)
        .map((element) => element.outerHTML)
    );
    expect(tooSmall).toEqual([]);
  }
  await context.close();
});
