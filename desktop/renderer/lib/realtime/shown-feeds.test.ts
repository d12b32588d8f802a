import { afterEach, expect, test, vi } from "vitest";
import { noteShownFeed, setFeedSender, tellOfFeeds } from "./shown-feeds.ts";

const page = { hidden: false };
vi.stubGlobal("document", page);
afterEach(() => setFeedSender(null));

test("tells a new connection of a page without a feed, and each change once", async () => {
  const said: boolean[] = [];
  setFeedSender(({ isShown }) => said.push(isShown));
  await Promise.resolve();
  expect(said).toEqual([false]);
  const leave = noteShownFeed();
  await Promise.resolve();
  leave();
  const leaveOther = noteShownFeed();
  await Promise.resolve();
  expect(said).toEqual([false, true]);
  page.hidden = true;
  tellOfFeeds();
  await Promise.resolve();
  page.hidden = false;
  tellOfFeeds();
  leaveOther();
  await Promise.resolve();
  expect(said).toEqual([false, true, false]);
});

test("tells a new connection nothing while a feed is shown, which every server takes for granted", async () => {
  const leave = noteShownFeed();
  const said: boolean[] = [];
  setFeedSender(({ isShown }) => said.push(isShown));
  await Promise.resolve();
  expect(said).toEqual([]);
  leave();
});
