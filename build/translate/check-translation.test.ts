import { expect, test } from "vitest";
import { checkTranslation } from "./check-translation.ts";

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
  ["{kind, select, post {your post} other {it}}", "{kind, select, post {dein Beitrag} other {es}}", "de"],
])("finds nothing wrong: %s", (english, translated, language) => {
  expect(checkTranslation(english, translated, language)).toBeNull();
});

test.each([
  ["Hello {name}", "Hallo", "leaves out {name}"],
  ["Hello {name}", "Hallo {Name}", "leaves out {name}"],
  ["Hello", "Hallo {name}", "has {name}, which nothing gives it"],
  ["Hello {name}", "Hallo {name", "cannot be read"],
  ["<0>Open</0> it", "Öffne es", "has other elements"],
  ["Hello {name}", "Hallo '{name}'", "leaves out {name}"],
  ["Hello", "Hallo ", "begins or ends with a space"],
  [posts, "{count, plural, other {# Beiträge}} von {name}", "leaves out the plural's form 'one'"],
])("says what is wrong: %s, %s", (english, translated, problem) => {
  expect(checkTranslation(english, translated, "de")).toContain(problem);
});
