import { expect, test } from "vitest";
import { createQueryClient } from "../../lib/cache/query-client.ts";
import { renderMarkup } from "../../lib/testing/render-markup.tsx";
import { sessionKey } from "../../lib/query-keys/member-keys.ts";
import { somePost } from "../../entities/posts/testing/some-post.ts";
import { ListenButton } from "./ListenButton.tsx";

const long = "Breathe in, breathe out. ".repeat(12);
const audioUrl = "/api/audio/1";

test.each([
  ["a long post", { content: long }, true, "Generate audio"],
  ["a post with audio", { content: long, audioUrl }, true, "Play audio"],
  ["a post with audio where none can be made", { content: long, audioUrl }, false, "Play audio"],
  ["a long post where no audio can be made", { content: long }, false, undefined],
  ["a short post", { content: "Breathe." }, true, undefined],
  ["a post without a level", { content: long, moderationLevel: null }, true, undefined],
])("shows the right button for %s", (_what, parts, canMakeAudio, label) => {
  const client = createQueryClient(() => undefined);
  client.setQueryData(sessionKey, { id: "member-2", badges: [], canMakeAudio });
  const markup = renderMarkup(client, <ListenButton post={somePost(parts)} className="" />);
  expect(/aria-label="([^"]*)"/.exec(markup)?.[1]).toBe(label);
});
