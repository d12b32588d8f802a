import { expect, test } from "vitest";
import { createModerationSearch, readModerationAddress } from "./use-moderation-address.ts";

test("reads the list and the open case from the address, and what is unknown as absent", () => {
  expect(readModerationAddress({ state: "closed", kind: "wave", case: "1" }))
    .toEqual({ state: "closed", kind: "wave", caseId: "1" });
  expect(readModerationAddress({ state: "all", kind: "cake" }))
    .toEqual({ state: "open", kind: undefined, caseId: undefined });
});

test("leaves what is the default out of the address", () => {
  expect(createModerationSearch({ state: "open", kind: undefined, caseId: undefined })).toEqual({});
  expect(createModerationSearch({ state: "mine", kind: "post", caseId: "1" }))
    .toEqual({ state: "mine", kind: "post", case: "1" });
});
