import { msg, select } from "@lingui/core/runtime-macro";
import type { Text } from "#shared/language/text.ts";
import { levelReasons } from "#shared/moderation/level-reasons.ts";
import { getLevelRank } from "#shared/moderation/moderation-levels.ts";
import type { Deps } from "../../context.ts";
import { Invalid } from "../../errors.ts";
import type { Verdict } from "../../providers/moderation/moderator.ts";
import { classify } from "./classify-before-publishing.ts";

/** The public fields of a profile. */
type Field =
  | "username"
  | "displayName"
  | "firstName"
  | "lastName"
  | "bio"
  | "location"
  | "website"
  | "pronouns"
  | "profileImageAlt"
  | "coverImageAlt"
  | `fields.${number}.${"name" | "value"}`;

/**
 * Classifies profile fields like posts, and throws `Invalid`, with the reason on each field, for a
 * level below high. A profile has no level of its own by which a filter could hide it.
 */
export async function refuseUnfitProfile(
  ctx: Pick<Deps, "providers" | "config">,
  texts: Readonly<Partial<Record<Field, string | null | undefined>>>,
): Promise<void> {
  const written = Object.entries(texts).filter(([, text]) => text?.trim()) as [Field, string][];
  const problems = await Promise.all(
    written.map(async ([field, text]) => [field, await findProblem(ctx, field, text)] as const),
  );
  const refused = problems.filter(([, problem]) => problem !== null) as [Field, Text][];
  const [first] = refused;
  if (first) throw new Invalid(first[1], Object.fromEntries(refused));
}

async function findProblem(
  ctx: Pick<Deps, "providers" | "config">,
  field: Field,
  text: string,
): Promise<Text | null> {
  const { level, elements } = await classify(ctx, {
    text: field === "username" ? spellOutUsername(text) : text,
  });
  if (getLevelRank(level) <= getLevelRank("high")) return null;
  return explainProblem(field, sayWhyUnfit(elements), ctx.config.contactEmail);
}

/** A username, followed by the words in it: `IHateYou` and `i_hate.you` have three. */
function spellOutUsername(username: string): string {
  const words = username
    .replaceAll(/([a-z\d])([A-Z])|([A-Z])(?=[A-Z][a-z])/g, "$1$3 $2")
    .replaceAll(/[._]+/g, " ");
  return words === username ? username : `${username}\n${words}`;
}

/** What is wrong with a field or picture of a profile, without its subject. */
export function sayWhyUnfit(elements: Verdict["elements"]): Text {
  const reason = elements[0]?.reason || null;
  return reason ? levelReasons[reason] : msg`does not fit here`;
}

function explainProblem(field: Field, why: Text, contactEmail: string): Text {
  const kind = field.startsWith("fields.") ? "line" : field.endsWith("ImageAlt") ? "description" : field;
  return [
    msg`${
      select({ field: kind }, {
        username: "This username",
        displayName: "This display name",
        firstName: "This first name",
        lastName: "This last name",
        bio: "This bio",
        location: "This location",
        pronouns: "What you wrote as pronouns",
        line: "This line",
        description: "This description",
        other: "This website",
      })
    } ${{ why }}.`,
    msg`Please change it.`,
    ...field === "displayName" ? [msg`If it is your real name, write to ${{ contactEmail }}.`] : [],
  ];
}
