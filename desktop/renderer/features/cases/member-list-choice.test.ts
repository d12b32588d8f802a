import { expect, test } from "vitest";
import { createMemberListSearch, readMemberListChoice } from "./MemberListFilters.tsx";

test.each([
  [{}, { filter: undefined, sort: "newest" }],
  [{ filter: "limited", sort: "cases" }, { filter: "limited", sort: "cases" }],
  [{ filter: "rich", sort: "random" }, { filter: undefined, sort: "newest" }],
])("reads %j as %j", (search, choice) => {
  expect(readMemberListChoice(search)).toEqual(choice);
});

test("leaves what is the default out of the address", () => {
  expect(createMemberListSearch({ filter: undefined, sort: "newest" })).toEqual({});
  expect(createMemberListSearch({ filter: "new", sort: "oldest" })).toEqual({
    filter: "new",
    sort: "oldest",
  });
});
