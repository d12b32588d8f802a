import { product } from "#shared/product.ts";

interface Line {
  readonly name: string;
  readonly what: string;
}

interface Archive {
  readonly username: string;
  readonly files: readonly Line[];
  readonly contactEmail: string;
  readonly privacyAddress: string;
  readonly now: Date;
}

/** The README.txt of an archive: what each file is. */
export function composeReadme({ username, files, contactEmail, privacyAddress, now }: Archive): string {
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
    "names of members. Passwords are not in here; nobody can read them back.",
    "",
    "What we keep and leave out here:",
    "- Who reported you, and in which words: whoever reports is protected. decisions.json says what came of it.",
    "- Copies of what you wrote for moderators, their notes, which authorities they told of a case, and what was",
    "  removed for violence, self-harm, sexual content or hate and is kept encrypted as evidence: with others'",
    "  words and names in them. What you wrote is in posts.json, comments.json and messages.json, also when it",
    "  was removed.",
    "- Reports sent without an account, also with your email address: nobody proved that it was you. reports.json",
    "  has what you reported signed in.",
    "- What our checks for machine-like accounts measured: it would help machines to pass them.",
    "- The record of what administrators did: it is about them too, and decisions.json says what concerns you.",
    "- Network addresses: we keep them for a day, apart from members.",
    `How long we keep what is at ${privacyAddress}.`,
    "",
    `Questions? Write to ${contactEmail}.`,
    "",
  ].join("\r\n");
}
