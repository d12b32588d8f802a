import { getLevelRank } from "#shared/moderation/moderation-levels.ts";
import type { Deps } from "../../context.ts";
import { Invalid } from "../../errors.ts";
import { classify } from "./classify-before-publishing.ts";

/** The public fields of a profile, with their names in the form. */
const labels = {
  username: "username",
  displayName: "display name",
  firstName: "first name",
  lastName: "last name",
  bio: "bio",
  location: "location",
  website: "website",
} as const;
type Field = keyof typeof labels;

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
  const refused = problems.filter(([, problem]) => problem !== null) as [Field, string][];
  const [first] = refused;
  if (first) throw new Invalid(first[1], Object.fromEntries(refused));
}

async function findProblem(
  ctx: Pick<Deps, "providers" | "config">,
  field: Field,
  text: string,
): Promise<string | null> {
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

function explainProblem(field: Field, reason: string, contactEmail: string): string {
  const why = reason.charAt(0).toLowerCase() + reason.slice(1);
  const wayOn = field === "displayName" ? ` If it is your real name, write to ${contactEmail}.` : "";
  return `This ${labels[field]} ${why || "does not fit here"}. Please change it.${wayOn}`;
}
