import { levelRank } from "#shared/moderation/rules.ts";
import { product } from "#shared/product.ts";
import type { Deps } from "../../context.ts";
import { Invalid } from "../../errors.ts";
import { classify } from "./classify.ts";

/** What others read of a profile, by its field, as the form calls it. */
const labels = {
  username: "username",
  displayName: "display name",
  bio: "bio",
  location: "location",
  website: "website",
} as const;
type Field = keyof typeof labels;

/**
 * Classifies what a member writes about themselves as their posts are, and throws `Invalid`, with the reason on each field,
 * for what comes out worse than high. A profile has no level of its own that a filter could hide it by.
 */
export async function refuseUnfitProfile(
  ctx: Pick<Deps, "providers">,
  texts: Readonly<Partial<Record<Field, string>>>,
): Promise<void> {
  const written = Object.entries(texts).filter(([, text]) => text.trim() !== "") as [Field, string][];
  const problems = await Promise.all(
    written.map(async ([field, text]) => [field, await problemWith(ctx, field, text)] as const),
  );
  const refused = problems.filter(([, problem]) => problem !== null) as [Field, string][];
  const [first] = refused;
  if (first) throw new Invalid(first[1], Object.fromEntries(refused));
}

async function problemWith(ctx: Pick<Deps, "providers">, field: Field, text: string): Promise<string | null> {
  const { level, elements } = await classify(ctx, { text: field === "username" ? readable(text) : text });
  return levelRank(level) > levelRank("high") ? sayWhy(field, elements[0]?.reason ?? "") : null;
}

/** A username as it stands, and as the words it is made of: `IHateYou` and `i_hate.you` are three. */
function readable(username: string): string {
  const words = username
    .replaceAll(/([a-z\d])([A-Z])|([A-Z])(?=[A-Z][a-z])/g, "$1$3 $2")
    .replaceAll(/[._]+/g, " ");
  return words === username ? username : `${username}\n${words}`;
}

function sayWhy(field: Field, reason: string): string {
  const why = reason.charAt(0).toLowerCase() + reason.slice(1);
  const wayOn = field === "displayName" ? ` If it is your real name, write to ${product.contactEmail}.` : "";
  return `This ${labels[field]} ${why || "does not fit here"}. Please change it.${wayOn}`;
}
