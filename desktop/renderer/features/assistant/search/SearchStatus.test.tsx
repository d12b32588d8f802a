import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { SearchStatus } from "../thread/MessageList.tsx";
import { mostLoaded } from "./use-go-to-found.ts";

const chat = {
  hasNextPage: true,
  isFetching: false,
  isFetchingNextPage: false,
  isFetchNextPageError: false,
  error: null,
  fetchNextPage: () => Promise.resolve(),
};

test.each([
  ["it is looked for, which can be given up", chat, 50, /Looking for it in this chat….*Cancel/],
  ["very many messages are loaded", chat, mostLoaded, /It is further back: .*Close/],
  ["earlier ones can't be loaded", { ...chat, isFetchNextPageError: true }, 50, /It is further back: /],
  ["the chat begins after it", { ...chat, hasNextPage: false }, 50, /It is no longer in this chat\./],
  ["the chat is being read", { ...chat, hasNextPage: false, isFetching: true }, 50, /Looking for it/],
])("says of a found message where it is when %s", (_, older, loaded, words) => {
  expect(renderToStaticMarkup(<SearchStatus older={older} loaded={loaded} />)).toMatch(words);
});
