import { expect, test } from "vitest";
import { splitAround } from "./split-around.ts";

test.each([
  ["at its end", (name: string) => `Reposted by ${name}`, ["Reposted by ", ""]],
  ["at its start", (name: string) => `${name} reposted this`, ["", " reposted this"]],
  ["in its middle", (name: string) => `Von ${name} geteilt`, ["Von ", " geteilt"]],
  ["nowhere", () => "Reposted", ["Reposted", ""]],
])("splits a message with the element %s", (_, write, texts) => {
  expect(splitAround(write)).toEqual(texts);
});
