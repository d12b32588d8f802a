import { linkIn, mailTo, outboxOf } from "../support/mail.ts";
import { joinedMember, loseSession, registeredMember, signInByForm, stranger } from "../support/members.ts";
import { expect, test } from "../support/test.ts";
import { expectToast } from "../support/toast.ts";

test("says that registration is closed while the operator lets nobody join", async ({ page }) => {
  await page.route("**/api/about", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...await response.json(), isRegistrationOpen: false } });
  });
  await page.goto("/register");
  await expect(page.getByRole("heading", { name: "Registration is closed for now" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Create Account" })).toHaveCount(0);
  await page.getByRole("link", { name: "Sign in" }).click();
  await expect(page).toHaveURL("/login");
});

test.describe("sign-in", () => {
  test.beforeEach(({ page }) => page.goto("/login"));

  test("shows each field's error and focuses the first invalid field", async ({ page }) => {
    await page.getByRole("button", { name: "Sign In" }).click();
    await expect(page.getByText("Invalid email address")).toBeVisible();
    await expect(page.getByText("Password must be at least 6 characters")).toBeVisible();
    await expect(page.getByLabel("Email")).toBeFocused();
    await expect(page.getByLabel("Email")).toHaveAccessibleDescription("Invalid email address");
    await page.getByLabel("Email").fill("someone@example.org");
    await expect(page.getByText("Invalid email address")).toHaveCount(0);
  });

  test("refuses a wrong password, keeps the email and selects the password", async ({ page, server }) => {
    const member = await joinedMember(server);
    await page.getByLabel("Email").fill(member.email);
    await page.getByLabel("Password", { exact: true }).fill("Wrong-one1!");
    await page.getByRole("button", { name: "Sign In" }).click();
    await expectToast(page, "Login Failed", "Incorrect email or password");
    await expect(page.getByRole("alert").filter({ hasText: "Incorrect email or password" })).toBeVisible();
    await expect(page.getByLabel("Email")).toHaveValue(member.email);
    await expect(page.getByLabel("Password", { exact: true })).toBeFocused();
    await expect(page).toHaveURL("/login");
  });

  test("says so when the browser does not keep the session, and stays", async ({ page, server }) => {
    const member = await joinedMember(server);
    await page.route("**/api/auth/login", async (route) => {
      const response = await route.fetch();
      const { "set-cookie": _refused, ...headers } = response.headers();
      await page.context().clearCookies();
      await route.fulfill({ response, headers });
    });
    await page.getByLabel("Email").fill(member.email);
    await page.getByLabel("Password", { exact: true }).fill(member.password);
    await page.getByRole("button", { name: "Sign In" }).click();
    await expect(page.getByRole("alert").filter({ hasText: "Your browser blocks cookies" }))
      .toContainText("Allow cookies for this site in your browser's settings, then sign in again.");
    await expect(page).toHaveURL("/login");
    await expect(page.getByLabel("Email")).toHaveValue(member.email);
  });

  for (const label of ["Email", "Password"]) {
    test(`a late refusal does not move the caret while the member corrects the ${label.toLowerCase()}`, {
      tag: "@deep",
    }, async ({ page }) => {
      const answer = Promise.withResolvers<void>();
      await page.route("**/api/auth/login", async (route) => {
        await answer.promise;
        await route.continue();
      });
      await page.getByLabel("Email").fill("e2e_somebody@example.or");
      await page.getByLabel("Password", { exact: true }).fill("Wrong-one1!");
      await page.getByLabel("Password", { exact: true }).press("Enter");
      const field = page.getByLabel(label, { exact: true });
      const sent = await field.inputValue();
      await field.press("End");
      await page.keyboard.type("g");
      answer.resolve();
      await expect(page.getByRole("alert").filter({ hasText: "Incorrect email or password" })).toBeVisible();
      await page.keyboard.type("!");
      await expect(field).toHaveValue(`${sent}g!`);
    });
  }

  test("offers a sign-in link after too many attempts, and sends none to an unknown address", async ({ page, server }) => {
    const { email } = stranger();
    for (let attempt = 0; attempt < 10; attempt++) {
      await server.post("/api/auth/login", { email, password: "Wrong-one1!" }).catch(() => undefined);
    }
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Password", { exact: true }).fill("Wrong-one1!");
    await page.getByRole("button", { name: "Sign In" }).click();
    await expectToast(page, "Login Failed", "Too many attempts");
    await page.route("**/api/auth/sign-in-link", (route) => route.abort(), { times: 1 });
    await page.getByRole("button", { name: "Email me a sign-in link" }).click();
    await expectToast(page, "Sign-in link not sent", "We couldn't reach the server");
    await page.getByRole("button", { name: "Email me a sign-in link" }).click();
    await expect(page.getByText("Check your email.")).toBeVisible();
    expect(await outboxOf(server, email)).toEqual([]);
  });

  test("says that a truncated link is incomplete", { tag: "@deep" }, async ({ page }) => {
    await page.goto("/login?link=");
    await expect(page.getByText("This link isn't complete.")).toBeVisible();
    await page.getByRole("link", { name: "Go to Login" }).click();
    await expect(page.getByRole("button", { name: "Sign In" })).toBeVisible();
  });

  test("follows a link once cookies are allowed, without a reload", { tag: "@deep" }, async ({ page }) => {
    const setCookies = (areOn: boolean) =>
      Object.defineProperty(navigator, "cookieEnabled", { value: areOn, configurable: true });
    await page.addInitScript(setCookies, false);
    await page.goto("/login?link=unknown");
    const follow = page.getByRole("button", { name: "Sign In" });
    await follow.click();
    await expect(page.getByText("Your browser blocks cookies")).toBeVisible();
    await page.evaluate(setCookies, true);
    await follow.click();
    await expect(page.getByRole("heading", { name: "This link no longer works" })).toBeVisible();
  });

  test(
    "says that the server cannot be reached, and works once it can",
    { tag: "@deep" },
    async ({ page, server, context }) => {
      const member = await joinedMember(server);
      await page.getByLabel("Email").fill(member.email);
      await page.getByLabel("Password", { exact: true }).fill(member.password);
      await context.setOffline(true);
      await page.getByRole("button", { name: "Sign In" }).click();
      // The toast's script cannot be loaded either, so its text is shown in the page.
      const alert = page.getByRole("alert").filter({ hasText: "Login Failed" });
      await expect(alert).toContainText("We couldn't reach the server");
      await context.setOffline(false);
      await page.getByRole("button", { name: "Sign In" }).click();
      await expect(page).toHaveURL("/");
    },
  );

  test("offers an unverified member a new verification mail, once a minute", async ({ page, server }) => {
    const member = await registeredMember(server);
    await page.getByLabel("Email").fill(member.email);
    await page.getByLabel("Password", { exact: true }).fill(member.password);
    await page.getByRole("button", { name: "Sign In" }).click();
    await expectToast(page, "Login Failed", "Please verify your email before logging in");
    await page.getByRole("button", { name: "Resend Verification Email" }).click();
    await expectToast(page, "Verification Email Sent");
    await expect(page.getByRole("button", { name: /Resend in \d+ s/ })).toBeDisabled();

    const second = await mailTo(server, member.email, 2);
    await page.goto(linkIn(second, "/verify-email"));
    await page.getByRole("link", { name: "Go to Login" }).click();
    await expect(page.getByRole("heading", { name: "Welcome", exact: true })).toBeVisible();
    await signInByForm(page, member);
    await expect(page).toHaveURL("/");
  });

  test(
    "says why when the verification mail could not be sent",
    { tag: "@deep" },
    async ({ page, server }) => {
      const member = await registeredMember(server);
      await page.getByLabel("Email").fill(member.email);
      await page.getByLabel("Password", { exact: true }).fill(member.password);
      await page.getByRole("button", { name: "Sign In" }).click();
      await page.route("**/api/auth/resend-verification", (route) => route.abort());
      await page.getByRole("button", { name: "Resend Verification Email" }).click();
      await expectToast(page, "Failed to Send Verification", "We couldn't reach the server");
      await expect(page.getByRole("button", { name: "Resend Verification Email" })).toBeEnabled();
    },
  );

  test("links to registration, the home page and a new password", async ({ page }) => {
    await expect(page.getByRole("link", { name: "Create an account" })).toHaveAttribute("href", "/register");
    await expect(page.getByRole("link", { name: "back to the home page" })).toHaveAttribute("href", "/");
    await page.getByLabel("Email").fill("ada@example.org");
    await page.getByRole("link", { name: "Forgot your password?" }).click();
    await expect(page.getByRole("button", { name: "Send Reset Email" })).toBeVisible();
    await expect(page.getByLabel("Email")).toHaveValue("ada@example.org");
    await page.getByRole("link", { name: "Back to Login" }).click();
    await expect(page.getByRole("button", { name: "Sign In" })).toBeVisible();
  });
});

test("sign-in opens the page the visitor wanted, but none outside the product @deep", async ({ page, server }) => {
  const member = await joinedMember(server);
  await page.goto("/settings");
  await expect(page).toHaveURL("/login?next=%2Fsettings");
  await signInByForm(page, member, "/login?next=%2Fsettings");
  await expect(page).toHaveURL("/settings");
  await page.goto("/login");
  await expect(page).toHaveURL("/");

  await loseSession(page);
  await signInByForm(page, member, "/login?next=%2F%2Fevil.example%2Fsettings");
  await expect(page).toHaveURL("/");
});

test("verification without a token says so", async ({ page }) => {
  await page.goto("/verify-email");
  await expect(page.getByText("No verification token provided")).toBeVisible();
  await expect(page.getByRole("link", { name: "Register Again" })).toHaveAttribute("href", "/register");
  await expect(page.getByRole("link", { name: "Go to Login" })).toHaveAttribute("href", "/login");
});

test("verification with a broken link shows the server's message", { tag: "@deep" }, async ({ page }) => {
  await page.goto("/verify-email?token=not-a-token");
  await page.getByRole("button", { name: "Confirm email" }).click();
  await expect(page.getByRole("heading", { name: "Verification failed" })).toBeFocused();
  await expect(page.getByText("This verification link is invalid or has expired.")).toBeVisible();
});

test(
  "verification is requested once, and can be retried when the call fails",
  { tag: "@deep" },
  async ({ page, server }) => {
    const member = await registeredMember(server);
    const link = linkIn(await mailTo(server, member.email), "/verify-email");
    let calls = 0;
    await page.route(
      "**/api/auth/verify-email*",
      (route) => ++calls === 1 ? route.abort() : route.continue(),
    );
    await page.goto(link);
    await expect(page.getByRole("button", { name: "Confirm email" })).toBeVisible();
    expect(calls).toBe(0);
    await page.getByRole("button", { name: "Confirm email" }).click();
    await expect(page.getByText("Failed to verify email. Please try again.")).toBeVisible();
    await expect(page.getByText("The link may be invalid or expired.")).toBeVisible();
    expect(calls).toBe(1);
    await page.getByRole("button", { name: "Try Again" }).click();
    await expect(page.getByRole("heading", { name: "Email verified" })).toBeVisible();
    expect(calls).toBe(2);
  },
);
