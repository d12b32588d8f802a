import { expectAccessibleEverywhere } from "../support/access.ts";
import { joinedMember, openSession } from "../support/members.ts";
import { expect, test } from "../support/test.ts";
import { messageOf, serveAssistant, sessionOf } from "./served-assistant.ts";

test("an answer that comes with a reminder says that this is an AI, and to take a break @deep", async ({ page, server }) => {
  const session = sessionOf("A long evening");
  await openSession(page, await joinedMember(server));
  await serveAssistant(page, {
    sessions: [session],
    messages: [
      messageOf({ role: "user", content: "And then?" }),
      messageOf({ role: "assistant", content: "Then you rest.", remindsOfBreak: true }),
      messageOf({ role: "user", content: "Good." }),
      messageOf({ role: "assistant", content: "Sleep well." }),
    ],
  });
  await page.goto(`/ai-chat?chat=${session.id}`);
  const note = page.getByRole("note");
  await expect(note).toHaveText(/You are talking with an AI, not with a person.*Take a break/);
  await expectAccessibleEverywhere(page);
  await note.getByRole("link", { name: "Settings" }).click();
  await expect(page.getByLabel("Date of birth")).toBeVisible();
});
