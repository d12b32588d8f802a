import { expect, test } from "vitest";
import { checkTranslation } from "./check-translation.ts";

const marked = "{count, plural, one {<0>#</0> post} other {<0>#</0> posts}}";
const kinds = "{kind, select, post {your post} other {it}}";
const posts = "{count, plural, one {# post} other {# posts}} of {name}";

test.each([
  ["Cancel", "Abbrechen", "de"],
  ["Hello {name}, <0>open</0> it", "<0>Öffne</0> das, {name}", "de"],
  [posts, "{name} hat {count, plural, one {# Beitrag} other {# Beiträge}}", "de"],
  [
    posts,
    "{count, plural, zero {لا منشورات} one {منشور} two {منشوران} few {# منشورات} many {# منشورًا} other {# منشور}} {name}",
    "ar",
  ],
  ["''{name}'' is gone", "„{name}“ ist weg", "de"],
  [kinds, "{kind, select, post {dein Beitrag} other {es}}", "de"],
  [marked, "{count, plural, other {<0>#</0> 件}}", "ja"],
  [
    marked,
    "{count, plural, one {<0>#</0> wpis} few {<0>#</0> wpisy} many {<0>#</0> wpisów} other {<0>#</0> wpisu}}",
    "pl",
  ],
  ["<0>Open</0> it<1/>", "<1/>Öffne <0>das</0> oder <0>dies</0>", "de"],
])("finds nothing wrong: %s", (english, translated, language) => {
  expect(checkTranslation(english, translated, language)).toBeNull();
});

test.each([
  ["Hello {name}", "Hallo", "leaves out {name}"],
  ["Hello {name}", "Hallo {Name}", "leaves out {name}"],
  ["Hello", "Hallo {name}", "has {name}, which nothing gives it"],
  ["Hello {name}", "Hallo {name", "cannot be read"],
  ["<0>Open</0> it", "Öffne es", "has other elements"],
  ["<0>Open</0> it", "</0>Öffne<0> es", "has other elements"],
  ["<0>Open</0> <1>it</1>", "<0>Öffne</1> <1>es</0>", "has other elements"],
  [marked, "{count, plural, one {<0>#} other {# Beiträge</0>}}", "has other elements"],
  [kinds, "{kind, select, Post {dein Beitrag} other {es}}", "has other cases of {kind}: 'Post'"],
  [kinds, "{kind, select, other {es}}", "has other cases of {kind}: 'post'"],
  [
    "{count} new",
    "{count, plural, one {# neuer} other {# neue}}",
    "has {count} as a plural, which it is not",
  ],
  ["Hello {name}", "Hallo {name, number}", "has {name} as a number, which it is not"],
  ["Hello {name}", "Hallo '{name}'", "leaves out {name}"],
  ["Hello", "Hallo ", "begins or ends with a space"],
  [posts, "{count, plural, other {# Beiträge}} von {name}", "leaves out the plural's form 'one'"],
])("says what is wrong: %s, %s", (english, translated, problem) => {
  expect(checkTranslation(english, translated, "de")).toContain(problem);
});
