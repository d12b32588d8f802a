import { expect, test } from "vitest";
import { findBareTexts } from "./bare-texts.ts";

const textsIn = (code: string, path = "desktop/renderer/ui/Card.tsx") =>
  findBareTexts([{ path, text: code }]);

test.each([
  ["a text between tags", "const a = <p>hello</p>;", "hello"],
  ["a text of an attribute", 'const a = <Field label="Email address" />;', "Email address"],
  ["a sentence in code", 'const title = "Your post is shown.";', "Your post is shown."],
  ["a word in code", 'const tab = { label: "Posts" };', "Posts"],
  ["a word that is a key too", 'const home = { label: "Home" };', "Home"],
  ["the name of a row", 'const row = <Fact name="Level" />;', "Level"],
  ["a template", "const title = `Hello ${name}`;", "Hello …"],
  [
    "a text in the braces of a message with elements",
    '<Trans>Now {on ? "You may" : null}</Trans>',
    "You may",
  ],
])("finds %s", (_, code, text) => {
  expect(textsIn(code)).toEqual([`desktop/renderer/ui/Card.tsx:1: ${text}`]);
});

test.each([
  ["messages", 'const a = <p title={t`Cancel`}>{plural(n, { one: "One post", other: "# posts" })}</p>;'],
  ["a message with a context", 't({ message: "Post", context: "verb" })'],
  ["a message with elements", "<Trans>Read <b>the rules</b> now</Trans>"],
  [
    "codes, paths and classes",
    '<p className="Flex Row" id="A b"><path d="M4 4v4" /></p>; const a = "post-id";',
  ],
  ["keys of the keyboard", 'if (event.key === "Enter" || keys.has("Escape")) go();'],
  ["what is compared", 'if (name === "Some Name") go();'],
  ["errors for developers", 'throw new Error("No such part"); console.error("A row was lost");'],
])("leaves alone %s", (_, code) => {
  expect(textsIn(code)).toEqual([]);
});

test("leaves alone the legal texts, tests, and what is no screen", () => {
  const code = "const a = <p>Hello you</p>;";
  expect(textsIn(code, "desktop/renderer/app/legal/TermsScreen.tsx")).toEqual([]);
  expect(textsIn(code, "desktop/renderer/ui/Card.test.tsx")).toEqual([]);
  expect(textsIn(code, "server/mail.ts")).toEqual([]);
});
