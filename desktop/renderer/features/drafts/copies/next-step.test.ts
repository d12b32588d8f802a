import { describe, expect, test } from "vitest";
import { ApiError } from "../../../lib/api/api-error.ts";
import { findNextStep, findObstacle, getPause, type ServerCopy } from "./next-step.ts";

const body = { content: "Half a thought" };
const copy: ServerCopy = { id: "1", revision: 3, version: "a", publishAt: null };
const scheduled: ServerCopy = { ...copy, publishAt: "2026-12-24T09:00:00.000Z" };

describe("what goes up", () => {
  test("a draft that the server does not have is created, and one that changed is changed", () => {
    expect(findNextStep({ version: "a", body }, null)).toBe("create");
    expect(findNextStep({ version: "b", body }, copy)).toBe("change");
  });

  test("nothing goes up that the server has, nor a text that it takes none so long", () => {
    expect(findNextStep(null, null)).toBe("none");
    expect(findNextStep({ version: "a", body }, copy)).toBe("none");
    expect(findNextStep({ version: "b", body: null }, copy)).toBe("none");
  });

  test("a draft that was emptied here is thrown away there", () => {
    expect(findNextStep(null, copy)).toBe("remove");
  });

  test("half a change of a scheduled post never goes up, and discarding it cancels nothing", () => {
    expect(findNextStep({ version: "b", body }, scheduled)).toBe("none");
    expect(findNextStep(null, scheduled)).toBe("forget");
  });
});

describe("a failed attempt", () => {
  const failure = (status: number, code: ApiError["code"], retryAfter: number | null = null) =>
    new ApiError({ status, code, userMessage: null, bodyText: "", retryAfter });

  test.each(
    [
      [0, "network", "later"],
      [503, "unavailable", "later"],
      [500, "internal", "later"],
      [429, "rate_limited", "later"],
      [409, "request_in_progress", "later"],
      [409, "edit_conflict", "fork"],
      [404, "not_found", "fork"],
      [400, "foreign_image", "pictures"],
      [409, "conflict", "refused"],
      [400, "invalid_input", "refused"],
    ] as const,
  )("of status %i with %s means: %s", (status, code, obstacle) => {
    expect(findObstacle(failure(status, code))).toBe(obstacle);
  });
});

test("waits for a pause of ten seconds in writing, and half a minute at most", () => {
  expect([0, 5_000, 25_000, 30_000, 60_000].map(getPause)).toEqual([10_000, 10_000, 5_000, 0, 0]);
});
