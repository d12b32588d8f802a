import { msg } from "@lingui/core/runtime-macro";
import { z } from "zod";
import { fieldText } from "../language/field-text.ts";
import { displayName, username } from "../members/name-fields.ts";
import { moderationLevel, requiredText, text } from "../primitives.ts";
import { product } from "../product.ts";
import { characterNames } from "./characters.ts";

/** The defaults of a new bot (bots.1). */
export const botDefaults = {
  xp: 100,
  character: "friendly",
  postFrequency: 1,
  commentFrequency: 5,
  likeFrequency: 2,
  workingHoursStart: "08:00:00",
  workingHoursEnd: "17:00:00",
  answeringDm: true,
  moderationLevel: "top",
  isActive: true,
  dalleModel: "dalle-2",
  dallePrompt: "",
  enableContent: true,
  enableImages: false,
  contentLength: 280,
} as const;

export const botImageModels = ["dalle-2", "dalle-3"] as const;

/** A number, or the text of one from a form. */
function numberField<S extends z.ZodNumber>(schema: S) {
  return z.preprocess(
    (given) => typeof given === "string" && given.trim() !== "" ? Number(given) : given,
    schema,
  );
}

const frequency = numberField(
  z.number(fieldText(msg`Please give a number.`)).min(0, fieldText(msg`Not below 0.`)).max(
    60,
    fieldText(msg`At most 60 an hour.`),
  )
    .multipleOf(0.001, fieldText(msg`At most three decimals.`)),
);

/** HH:MM:SS in UTC; seconds may be left out. */
const hour = z.string().regex(
  /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/,
  fieldText(msg`Please give a time as HH:MM:SS.`),
)
  .transform((given) => (given.length === 5 ? `${given}:00` : given));

const suffix = `@${product.botMailDomain}`;

/** A bot's email: in the bot domain, and unchangeable (bots.1). */
export const botEmail = z.string().trim().toLowerCase().max(254, fieldText(msg`Invalid email address`))
  .pipe(
    z.email(fieldText(msg`Invalid email address`)).endsWith(
      suffix,
      fieldText(msg`The email must end in ${{ suffix }}.`),
    ),
  );

/** The fields that can change. Absent fields stay as they are. */
export const botChange = z.object({
  firstName: text(50).nullish(),
  lastName: text(50).nullish(),
  username: username.optional(),
  displayName: displayName.optional(),
  bio: text(160, fieldText(msg`The bio can have at most 160 characters.`)).nullish(),
  /** The address of an image that the administrator uploaded; null removes the picture. */
  profileImageUrl: text(2_000).nullish(),
  /** Separated by semicolons. */
  interests: requiredText(500, fieldText(msg`Please name at least one interest.`)).optional(),
  character: z.enum(characterNames, fieldText(msg`Choose one of the listed characters.`)).optional(),
  postFrequency: frequency.optional(),
  commentFrequency: frequency.optional(),
  likeFrequency: frequency.optional(),
  workingHoursStart: hour.optional(),
  workingHoursEnd: hour.optional(),
  answeringDm: z.boolean().optional(),
  moderationLevel: moderationLevel.optional(),
  isActive: z.boolean().optional(),
  dalleModel: z.enum(botImageModels, fieldText(msg`Choose one of the listed models.`)).optional(),
  dallePrompt: text(500).optional(),
  enableContent: z.boolean().optional(),
  enableImages: z.boolean().optional(),
  contentLength: numberField(
    z.number(fieldText(msg`Please give a number.`)).int(fieldText(msg`Please give a whole number.`)).min(
      40,
      fieldText(msg`At least 40.`),
    )
      .max(1_500, fieldText(msg`At most 1,500.`)),
  ).optional(),
});

/** A new bot; what is absent comes from `botDefaults`. */
export const newBot = botChange.extend({
  userEmail: botEmail,
  username,
  displayName,
  interests: requiredText(500, fieldText(msg`Please name at least one interest.`)),
  xp: numberField(
    z.number(fieldText(msg`Please give a number.`)).int(fieldText(msg`Please give a whole number.`)).min(
      0,
      fieldText(msg`Not below 0.`),
    )
      .max(1_000_000, fieldText(msg`At most 1,000,000.`)),
  ).optional(),
});
export type NewBot = z.input<typeof newBot>;
export type BotChange = z.input<typeof botChange>;
