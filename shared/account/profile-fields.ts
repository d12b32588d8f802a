import { msg } from "@lingui/core/runtime-macro";
import { z } from "zod";
import { fieldText } from "../language/field-text.ts";
import { pictureDescription } from "../media/given-pictures.ts";
import { text } from "../primitives.ts";
import { isBlank, isOneLine } from "../visible-text.ts";

export const bioLength = 160;
const locationLength = 100;
const websiteLength = 200;
export const pronounsLength = 40;
export const profileImageAltLength = 1000;

/** Of the lines that a member names (members.17). */
export const fieldLimits = { most: 4, nameLength: 40, valueLength: 120 } as const;

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

export const pronouns = removableText(
  text(
    pronounsLength,
    fieldText(msg`Pronouns can have at most ${{ max: pronounsLength }} characters.`),
  )
    .trim()
    .refine(isOneLine, fieldText(msg`Please leave out line breaks and direction marks.`)),
);

/** Of the profile picture or the cover picture. */
export const profileImageAlt = pictureDescription(profileImageAltLength).trim();

/** A part of a line that a member names: one line of text. */
function fieldPart(most: number) {
  return text(most, fieldText(msg`At most ${{ max: most }} characters`)).trim().refine(
    isOneLine,
    fieldText(msg`Please leave out line breaks and direction marks.`),
  );
}

export const fieldName = fieldPart(fieldLimits.nameLength);
export const fieldValue = fieldPart(fieldLimits.valueLength);

/** All lines from now on. A line without a value is left out; one needs a name. */
export const fields = z.preprocess(
  parseJson,
  z.array(z.object({ name: fieldName, value: fieldValue }))
    .transform((lines) => lines.filter(({ name, value }) => !isBlank(value) || !isBlank(name)))
    .pipe(
      z.array(
        z.object({
          name: z.string().refine((name) => !isBlank(name), fieldText(msg`Please name this line.`)),
          value: z.string().refine((value) => !isBlank(value), fieldText(msg`Please fill in this line.`)),
        }),
      ).max(
        fieldLimits.most,
        fieldText(msg`A profile can have at most ${{ most: fieldLimits.most }} lines of its own.`),
      ),
    ),
);

/** A form sends a list as JSON. */
function parseJson(given: unknown): unknown {
  if (typeof given !== "string") return given;
  try {
    return JSON.parse(given);
  } catch {
    return given;
  }
}

function isWebsite(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname, username, password } = new URL(value);
  const isPublicName = /^(?!\d+(\.\d+)*$)[^.]+(\.[^.]+)+$/.test(hostname) &&
    !/\.(local|localhost|internal)$/.test(hostname);
  return protocol === "https:" && isPublicName && username === "" && password === "";
}
