import { msg } from "@lingui/core/runtime-macro";
import type { z } from "zod";
import { fieldText } from "../language/field-text.ts";
import { text } from "../primitives.ts";
import { isOneLine } from "../visible-text.ts";

export const bioLength = 160;
const locationLength = 100;
const websiteLength = 200;

/** A text that null and a blank both remove. */
function removableText<T extends z.ZodType<string, string>>(schema: T) {
  return schema.nullish().transform((value) => value === "" ? null : value);
}

export const bio = removableText(
  text(bioLength, fieldText(msg`The bio can have at most ${{ max: bioLength }} characters.`)).trim(),
);

export const location = removableText(
  text(locationLength, fieldText(msg`The location can have at most ${{ max: locationLength }} characters.`))
    .trim()
    .refine(isOneLine, fieldText(msg`Please leave out line breaks and direction marks.`)),
);

/** An https address of the open web; `https://` is added where no scheme is written. */
export const website = removableText(
  text(websiteLength, fieldText(msg`The website can have at most ${{ max: websiteLength }} characters.`))
    .trim()
    .transform((value) => value === "" || /^[a-z][a-z\d+.-]*:/i.test(value) ? value : `https://${value}`)
    .refine(
      (value) => value === "" || isWebsite(value),
      fieldText(msg`Enter an https address, for example https://example.org.`),
    ),
);

function isWebsite(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname, username, password } = new URL(value);
  const isPublicName = /^(?!\d+(\.\d+)*$)[^.]+(\.[^.]+)+$/.test(hostname) &&
    !/\.(local|localhost|internal)$/.test(hostname);
  return protocol === "https:" && isPublicName && username === "" && password === "";
}
