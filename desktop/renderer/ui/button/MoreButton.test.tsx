import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ApiError, createNetworkError } from "../../lib/api/api-error.ts";
import { type More, MoreButton } from "./MoreButton.tsx";

const more: More = {
  hasNextPage: true,
  isFetchingNextPage: false,
  isFetchNextPageError: false,
  error: null,
  fetchNextPage: () => Promise.resolve(),
};
const markupOf = (parts: Partial<More>) =>
  renderToStaticMarkup(<MoreButton query={{ ...more, ...parts }} label="Load more" />);

test("renders nothing after the last page", () => {
  expect(markupOf({ hasNextPage: false })).toBe("");
});

test.each([
  [
    "the server's sentence",
    new ApiError({ status: 400, code: "invalid_input", userMessage: "Not now", bodyText: "" }),
    "Not now",
  ],
  ["that there is no connection", createNetworkError(), "Check your connection and try again."],
  [
    "what failed where there is no sentence",
    new Error("boom"),
    "More could not be loaded. Please try again.",
  ],
])("shows why the next page failed: %s", (_what, error, text) => {
  const markup = markupOf({ isFetchNextPageError: true, error });
  expect(markup).toContain(`role="alert"`);
  expect(markup).toContain(text);
  expect(markup).toContain("Load more</span></button>");
});
