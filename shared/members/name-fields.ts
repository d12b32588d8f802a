import { z } from "zod";
import { requiredText } from "../primitives.ts";
import { isOneLine } from "../visible-text.ts";
import { usernamePattern } from "./username-pattern.ts";
import { looksReserved } from "./reserved-usernames.ts";

const notOneLine = "Please leave out line breaks and direction marks.";

/** A new username (auth.11). */
export const username = z.string().trim()
  .min(3, "Username must be at least 3 characters")
  .max(50, "Username too long")
  .regex(/^[\w.]*$/, "Use letters, digits, dots and underscores only.")
  .regex(usernamePattern, "A dot can't come first or last, or right after another dot.")
  .refine((name) => !looksReserved(name), "This username is not available.");

export const displayName = requiredText(100, "Display name is required", "Display name too long")
  .refine(isOneLine, notOneLine);
