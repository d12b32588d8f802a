import { msg } from "@lingui/core/runtime-macro";
import { z } from "zod";
import { fieldText } from "../language/field-text.ts";
import { text } from "../primitives.ts";

/**
 * The pictures of a new post, comment or message: uploads of the caller's in the order in which
 * they are shown (media.14). `most` pictures; descriptions of at most `altLength` characters.
 */
export function givenPictures({ most, altLength }: { readonly most: number; readonly altLength: number }) {
  return z.array(z.object({
    /** URL of an image in own storage (media.1), from the two-step upload or the assistant. */
    url: text(500),
    alt: pictureDescription(altLength).default(""),
  })).max(most, fieldText(msg`At most ${{ most }} pictures can be attached.`));
}

/** A description of a picture of at most `altLength` characters. */
export function pictureDescription(altLength: number) {
  return text(altLength, fieldText(msg`A description can have at most ${{ max: altLength }} characters.`));
}
