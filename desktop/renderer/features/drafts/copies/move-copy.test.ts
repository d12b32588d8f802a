import "../../../lib/testing/plain-platform.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { moveCopy, openDraft, scheduleDraft } from "../draft-acts.ts";
import { openDevice } from "../testing/device.ts";
import { DraftServer } from "../testing/draft-server.ts";
import { bringAllUp, bringUp } from "./bring-up.ts";
import { readCopy } from "./copy-store.ts";
import { useCopyNews } from "./place.ts";

const [quote, plain] = ["quoted", "post"];
const later = "2026-12-24T09:00:00.000Z";
let server: DraftServer;
let laptop: ReturnType<typeof openDevice>;

beforeEach(() => {
  server = new DraftServer();
  vi.stubGlobal("fetch", server.fetch);
  vi.stubGlobal("addEventListener", () => undefined);
  useCopyNews.setState({}, true);
  laptop = openDevice();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** Removes the quote: its text goes into the other draft, and the composer of the quote is left. */
async function removeQuote(text: string): Promise<void> {
  laptop.writeAs(plain, text);
  laptop.clear(quote);
  await Promise.all([moveCopy(laptop.place, quote, plain), bringUp(laptop.place, quote)]);
}

test("a draft without its quote stays the same draft, so that no picture is without one", async () => {
  laptop.writeAs(quote, "About this");
  await bringUp(laptop.place, quote);
  const [id] = server.drafts.keys();
  await removeQuote("About this");
  expect(server.calls).toEqual(["POST", "PUT"]);
  expect([...server.drafts.keys()]).toEqual([id]);
  expect(readCopy(laptop.place.memberId, plain)?.id).toBe(id);
});

test("a draft that goes into another is thrown away once the other is up, and not before", async () => {
  laptop.writeAs(plain, "Mine");
  laptop.writeAs(quote, "About this");
  await bringAllUp(laptop.place);
  await removeQuote("Mine\n\nAbout this");
  await vi.waitFor(() => expect(server.texts).toEqual(["Mine\n\nAbout this"]));
  expect(server.calls).toEqual(["POST", "POST", "PUT", "DELETE"]);

  laptop.writeAs(quote, "About that");
  await bringUp(laptop.place, quote);
  server.connection = "down";
  await removeQuote("All of it");
  server.connection = "up";
  await bringAllUp(laptop.place);
  expect(server.texts).toEqual(["About that", "All of it"]);
});

test("a scheduled post without its quote stays scheduled until its changes are saved, and is published once", async () => {
  const sent = { version: "1", body: { content: "At nine", publishAt: later, quotedPostId: quote } };
  await scheduleDraft(laptop.place, quote, sent, () => laptop.clear(quote));
  const scheduled = [...server.drafts.values()][0]!;
  await openDraft(laptop.place, scheduled);
  await removeQuote("At nine");
  expect(server.scheduled).toEqual(["At nine"]);
  expect(readCopy(laptop.place.memberId, plain)).toMatchObject({ id: scheduled.id, publishAt: later });

  const saved = { version: "2", body: { content: "At nine", publishAt: later } };
  await scheduleDraft(laptop.place, plain, saved, () => laptop.clear(plain));
  expect([...server.drafts.values()]).toMatchObject([{
    id: scheduled.id,
    quotedPostId: null,
    publishAt: later,
  }]);
});

test("a scheduled post that goes into another draft is not published beside it", async () => {
  laptop.writeAs(plain, "Mine");
  await bringUp(laptop.place, plain);
  const sent = { version: "1", body: { content: "At nine", publishAt: later, quotedPostId: quote } };
  await scheduleDraft(laptop.place, quote, sent, () => laptop.clear(quote));
  await openDraft(laptop.place, [...server.drafts.values()].find(({ publishAt }) => publishAt)!);
  await removeQuote("Mine\n\nAt nine");
  await vi.waitFor(() => expect([server.texts, server.scheduled]).toEqual([["Mine\n\nAt nine"], []]));
});
