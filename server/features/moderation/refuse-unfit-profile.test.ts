import { expect, test } from "vitest";
import { AppError } from "../../errors.ts";
import type { Config } from "../../config.ts";
import type { Providers } from "../../providers/providers.ts";
import { writeText } from "../../language/write-text.ts";
import { createLocalModerator } from "../../providers/moderation/local-moderator.ts";
import { refuseUnfitProfile } from "./refuse-unfit-profile.ts";

const ctx = {
  providers: { moderator: createLocalModerator() } as Providers,
  config: { contactEmail: "help@glimmer.example" } as Config,
};

/** The refused fields with their messages. */
async function refused(
  texts: Parameters<typeof refuseUnfitProfile>[1],
): Promise<Readonly<Record<string, string>>> {
  try {
    await refuseUnfitProfile(ctx, texts);
    return {};
  } catch (error) {
    if (!(error instanceof AppError)) return { error: String(error) };
    const fields = Object.entries(error.fields ?? {});
    return Object.fromEntries(fields.map(([field, text]) => [field, writeText(text, "en")]));
  }
}

test.each([
  ["fuck_you", /^This username contains strong swearing\. Please change it\.$/],
  ["f.u.c.k", /swearing/],
  ["FuckYou", /swearing/],
  ["n1gger88", /contempt/],
  ["HeilHitler", /contempt/],
  ["IHateJews", /contempt/],
  ["i_hate.jews", /contempt/],
  ["KillYourself", /encourages someone to harm themselves/],
])("refuses the username %s with the reason", async (username, reason) => {
  expect(await refused({ username })).toEqual({ username: expect.stringMatching(reason) });
});

test.each([
  "ada",
  "Ada.Lovelace_1",
  "Scunthorpe",
  "the_rapist",
  "TheRapist",
  "suicide_survivor",
  "RecoveringAddict",
  "gay_dad",
  "MobyDick",
  "Hitchcock",
  "JSON_API2",
])("accepts the username %s", async (username) => {
  expect(await refused({ username })).toEqual({});
});

test("gives each field its own reason, and says where to write about a real name", async () => {
  expect(
    await refused({
      username: "ada",
      displayName: "You are worthless",
      bio: "Go and kill yourself",
      location: "",
      website: "https://example.org",
    }),
  ).toEqual({
    displayName: expect.stringMatching(/^This display name reads as .* write to help@/),
    bio: "This bio encourages someone to harm themselves. Please change it.",
  });
});

test("accepts level high: hard feelings and mild words", async () => {
  expect(await refused({ displayName: "Damn Daniel", bio: "Some days I want to die. I write about it." }))
    .toEqual({});
});
