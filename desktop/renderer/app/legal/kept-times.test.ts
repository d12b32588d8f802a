import { expect, test } from "vitest";
import { type Kept, retention } from "#shared/retention.ts";
import { formatKeptTime, keptGroups } from "./kept-times.ts";

test("the privacy page names everything that has a time, once, with its time in words", () => {
  const named = keptGroups.flatMap(({ times }) => times.map(({ kept }) => kept))
    .filter((kept): kept is Kept => typeof kept === "string");
  expect(named.toSorted()).toEqual(Object.keys(retention).toSorted());
  expect([
    formatKeptTime("removedContent"),
    formatKeptTime("appeals"),
    formatKeptTime("emailChanges"),
    formatKeptTime("aiUse"),
  ])
    .toEqual([
      "185 days after it was removed",
      "1 year after the appeal was answered",
      "24 hours after its link was mailed",
      "1 hour after you stopped",
    ]);
});
