import { expect, test } from "vitest";
import {
  composeAddressTakenMail,
  composeEmailChangedMail,
  composeEmailChangeNotice,
  confirmEmailMail,
} from "./make-email-change-mails.ts";

const contactEmail = "help@glimmer.example";
const ada = { email: "ada@example.org", username: "ada_l", displayName: "Ada L", language: "en" } as const;
const link = "https://glimmer.test/confirm-email?token=x";

test.each([
  ["confirm", confirmEmailMail(ada, link), true],
  ["notice", composeEmailChangeNotice(ada, link), true],
  ["address taken", composeAddressTakenMail(ada, link), true],
  ["changed, to the old address", composeEmailChangedMail(ada, { isOld: true, contactEmail }), false],
  ["changed, to the new address", composeEmailChangedMail(ada, { isOld: false, contactEmail }), false],
])("the mail '%s' names its account, in whole sentences", (_, { to, subject, text }, hasLink) => {
  expect(to).toBe(ada.email);
  expect(text).toContain(`@${ada.username}`);
  expect(text.includes(link)).toBe(hasLink);
  expect(`${subject} ${text}`).not.toMatch(/e-mail|\bmails?\b/i);
  for (const paragraph of text.trim().split("\n\n").slice(1, -1)) {
    expect(paragraph).toMatch(/^[A-Z]/);
    if (!paragraph.endsWith(link)) expect(paragraph).toMatch(/\.$/);
  }
});

test("repeats only the username of the member who entered the address in the mail to a new address", () => {
  expect(confirmEmailMail({ ...ada, username: "eve" }, link).text).not.toContain(ada.displayName);
});
