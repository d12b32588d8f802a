import { msg, select } from "@lingui/core/runtime-macro";
import type { Text } from "#shared/language/text.ts";
import { getLevelRank } from "#shared/moderation/moderation-levels.ts";
import type { Deps } from "../../context.ts";
import { Invalid } from "../../errors.ts";
import { classify } from "./classify-before-publishing.ts";

/** The public fields of a profile. */
type Field = "username" | "displayName" | "firstName" | "lastName" | "bio" | "location" | "website";

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
  return explainProblem(field, elements[0]?.reason ?? "", ctx.config.contactEmail);
}

/** A username, followed by the words in it: `IHateYou` and `i_hate.you` have three. */
function spellOutUsername(username: string): string {
  const words = username
    .replaceAll(/([a-z\d])([A-Z])|([A-Z])(?=[A-Z][a-z])/g, "$1$3 $2")
    .replaceAll(/[._]+/g, " ");
  return words === username ? username : `${username}\n${words}`;
}

function explainProblem(field: Field, reason: string, contactEmail: string): Text {
  const why = reason.charAt(0).toLowerCase() + reason.slice(1);
  return [
    why ? describeProblem(field, why) : describeMisfit(field),
    msg`Please change it.`,
    ...field === "displayName" ? [msg`If it is your real name, write to ${{ contactEmail }}.`] : [],
  ];
}

function describeProblem(field: Field, why: string): Text {
  return msg`${
    select({ field }, {
      username: "This username",
      displayName: "This display name",
      firstName: "This first name",
      lastName: "This last name",
      bio: "This bio",
      location: "This location",
      other: "This website",
    })
  } ${{ why }}.`;
}

function describeMisfit(field: Field): Text {
  return msg`${
    select({ field }, {
      username: "This username does not fit here.",
      displayName: "This display name does not fit here.",
      firstName: "This first name does not fit here.",
      lastName: "This last name does not fit here.",
      bio: "This bio does not fit here.",
      location: "This location does not fit here.",
      other: "This website does not fit here.",
    })
  }`;
}
