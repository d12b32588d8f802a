import { expect, test } from "vitest";
import { composeAlreadyMemberMail } from "./already-member-mail.ts";
import { composeAlreadyVerifiedMail } from "./already-verified-mail.ts";
import { composePasswordChangedMail } from "./password-changed-mail.ts";
import { resetMail } from "./reset-mail.ts";
import { signInLinkMail } from "./sign-in-link-mail.ts";
import { verificationMail } from "./verification-mail.ts";

const ada = { email: "ada@example.org", username: "ada_l", displayName: "Ada L", language: "en" } as const;
const link = "https://glimmer.test/login";

test.each(
  [
    ["already member", composeAlreadyMemberMail],
    ["already verified", composeAlreadyVerifiedMail],
    ["password changed", composePasswordChangedMail],
    ["reset", resetMail],
    ["sign-in link", signInLinkMail],
    ["verification", verificationMail],
  ] as const,
)("the mail '%s' names its account, in whole sentences", (_, compose) => {
  const { to, subject, text } = compose(ada, link);
  expect(to).toBe(ada.email);
  expect(text).toContain(`@${ada.username}`);
  expect(text).toContain(link);
  expect(`${subject} ${text}`).not.toMatch(/e-mail|\bmails?\b/i);
  // Between the greeting and the product's own line.
  const paragraphs = text.trim().split("\n\n").slice(1, -1);
  expect(paragraphs.length).toBeGreaterThan(1);
  for (const paragraph of paragraphs) {
    expect(paragraph).toMatch(/^[A-Z]/);
    if (!paragraph.endsWith(link)) expect(paragraph).toMatch(/\.$/);
  }
});
