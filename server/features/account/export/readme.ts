import { product } from "#shared/product.ts";
import { retention } from "#shared/retention.ts";

interface Line {
  readonly name: string;
  readonly what: string;
}

interface Archive {
  readonly username: string;
  readonly files: readonly Line[];
  readonly contactEmail: string;
  readonly now: Date;
}

/** The README.txt of an archive: what each file is. */
export function composeReadme({ username, files, contactEmail, now }: Archive): string {
  const width = Math.max(...files.map(({ name }) => name.length)) + 2;
  const line = ({ name, what }: Line) => `${name.padEnd(width)}${what}`;
  return [
    `Your data at ${product.name}`,
    `@${username}, ${now.toISOString().slice(0, 10)}`,
    "",
    "The .json files are plain text; any editor opens them, and programs can read them. Times are in UTC.",
    "",
    ...files.map(line),
    line({
      name: "images/",
      what:
        "Pictures you uploaded or had drawn, without their location and camera data. AI-made pictures are labelled in their file.",
    }),
    line({ name: "audio/", what: "Your posts read aloud." }),
    "",
    "What other members wrote is in here only where you can see it in the product: messages you received, and the",
    "names of members. Passwords are not in here; nobody can read them back. What was removed for violence,",
    `self-harm, sexual content or hate is also kept apart, encrypted, for ${retention.evidence.days} days, since authorities may`,
    "ask for it; that copy is not in here.",
    "",
    `Questions? Write to ${contactEmail}.`,
    "",
  ].join("\r\n");
}
