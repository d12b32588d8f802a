import { expect, test } from "vitest";
import { newBot } from "#shared/bots/bot-fields.ts";
import type { BotUser } from "#shared/bots/bot-shapes.ts";
import { buildNewBot, findChangedBotFields, getBotFormValues } from "./bot-form.ts";

const bot = {
  ...getBotFormValues(null),
  userEmail: "fern@bots.glimmer.app",
  username: "fern",
  displayName: "Fern",
  interests: "tea",
  firstName: null,
  lastName: "Ashby",
  bio: null,
  workingHoursStart: "08:00:00",
  workingHoursEnd: "17:00:00",
  xp: 2_000_000,
} as BotUser;

test("starts a new bot with every default, and sends blank texts as null", () => {
  const values = getBotFormValues(null);
  expect(values).toMatchObject({
    xp: 100,
    postFrequency: 1,
    commentFrequency: 5,
    workingHoursStart: "08:00",
  });
  const sent = buildNewBot(newBot.parse({
    ...values,
    userEmail: "Fern@Bots.Glimmer.App",
    username: "fern",
    displayName: " Fern ",
    interests: "tea",
    postFrequency: "0.25",
  }));
  expect(sent).toMatchObject({
    userEmail: "fern@bots.glimmer.app",
    displayName: "Fern",
    firstName: null,
    bio: null,
    postFrequency: 0.25,
    workingHoursEnd: "17:00:00",
  });
});

test("refuses a blank number instead of taking it for zero", () => {
  const { error } = newBot.safeParse({ ...getBotFormValues(bot), xp: 0, likeFrequency: "" });
  expect(error?.issues.map(({ path, message }) => [path[0], message])).toEqual([
    ["likeFrequency", "Please give a number."],
  ]);
});

test("sends only changed fields of an edited bot, also when it has earned more XP than a new bot may have", () => {
  const before = getBotFormValues(bot);
  const schema = newBot.omit({ xp: true });
  expect(findChangedBotFields(schema.parse(before), before, before)).toEqual({});
  const written = { ...before, bio: "Hi", lastName: " ", isActive: false, workingHoursEnd: "04:00" };
  expect(findChangedBotFields(schema.parse(written), written, before)).toEqual({
    bio: "Hi",
    lastName: null,
    isActive: false,
    workingHoursEnd: "04:00:00",
  });
});
