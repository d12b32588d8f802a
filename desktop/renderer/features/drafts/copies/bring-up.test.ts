import "../../../lib/testing/plain-platform.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Draft } from "#shared/drafts/contract.ts";
import { forgetRemoved, openDraft, scheduleDraft, throwAwaySent } from "../draft-acts.ts";
import { openDevice } from "../testing/device.ts";
import { DraftServer } from "../testing/draft-server.ts";
import { bringAllUp, bringUp } from "./bring-up.ts";
import { readCopy, readRemovals } from "./copy-store.ts";
import { noNews, useCopyNews, withDraft } from "./place.ts";
import { refreshCopy } from "./refresh-copy.ts";
import { sendRemovals } from "./removals.ts";

const name = "post";
const later = "2026-12-24T09:00:00.000Z";
let server: DraftServer;
let laptop: ReturnType<typeof openDevice>;
let phone: ReturnType<typeof openDevice>;

beforeEach(() => {
  server = new DraftServer();
  vi.stubGlobal("fetch", server.fetch);
  // Listeners for a connection that returns.
  vi.stubGlobal("addEventListener", () => undefined);
  useCopyNews.setState({}, true);
  [laptop, phone] = [openDevice(), openDevice()];
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const news = () => useCopyNews.getState()[name] ?? noNews;

async function onlyDraft(): Promise<Draft> {
  expect(server.drafts.size).toBe(1);
  return [...server.drafts.values()][0]!;
}

test("a draft goes up once, and its changes as changes of it", async () => {
  laptop.write("Half");
  await bringUp(laptop.place, name);
  await bringUp(laptop.place, name);
  laptop.write("Half a thought");
  await bringUp(laptop.place, name);
  expect(server.calls).toEqual(["POST", "PUT"]);
  expect(await onlyDraft()).toMatchObject({ content: "Half a thought", revision: 2 });
});

test("a draft goes up once where several ask for it at once, also without the browser's locks", async () => {
  vi.stubGlobal("navigator", {});
  laptop.write("Only once");
  await Promise.all([bringAllUp(laptop.place), bringUp(laptop.place, name), refreshCopy(laptop.place, name)]);
  expect(server.calls.filter((method) => method !== "GET")).toEqual(["POST"]);
});

test("a draft whose response was lost is one draft, with what was written since", async () => {
  laptop.write("First");
  server.connection = "lost";
  await bringUp(laptop.place, name);
  expect(news().obstacle).toBe("later");
  laptop.write("First and more");
  server.connection = "up";
  await bringUp(laptop.place, name);
  expect(server.texts).toEqual(["First and more"]);
  laptop.write("First and second");
  server.connection = "lost";
  await bringUp(laptop.place, name);
  laptop.write("First, second and third");
  server.connection = "up";
  await bringUp(laptop.place, name);
  expect(server.texts).toEqual(["First, second and third"]);
  expect(news()).toMatchObject({ note: null, obstacle: null });
});

test("another device shows what was changed, and a text that both changed is two drafts", async () => {
  laptop.write("From the laptop");
  await bringUp(laptop.place, name);
  await openDraft(phone.place, await onlyDraft());
  expect(phone.text).toBe("From the laptop");
  phone.write("Then on the phone");
  await bringUp(phone.place, name);
  await refreshCopy(laptop.place, name);
  expect(laptop.text).toBe("Then on the phone");

  laptop.write("The laptop's end");
  phone.write("The phone's end");
  await bringUp(phone.place, name);
  await refreshCopy(laptop.place, name);
  expect(server.texts).toEqual(["The laptop's end", "The phone's end"]);
  expect([laptop.text, phone.text]).toEqual(["The laptop's end", "The phone's end"]);
  expect(news().note).toBe("both-kept");
});

test("a draft that ended on another device is shown no more, unless something was written since", async () => {
  laptop.write("Posted elsewhere");
  await bringUp(laptop.place, name);
  server.drafts.clear();
  await refreshCopy(laptop.place, name);
  expect([laptop.text, news().note]).toEqual([null, "ended"]);

  laptop.write("Begun");
  await bringUp(laptop.place, name);
  server.drafts.clear();
  laptop.write("Begun and continued");
  await refreshCopy(laptop.place, name);
  expect([laptop.text, ...server.texts]).toEqual(["Begun and continued", "Begun and continued"]);
});

test("a draft that could not be looked for stays as it is", async () => {
  laptop.write("On the train");
  await bringUp(laptop.place, name);
  server.connection = "down";
  await refreshCopy(laptop.place, name);
  expect(laptop.text).toBe("On the train");
});

test("what was posted or emptied is thrown away, also later where there is no connection", async () => {
  laptop.write("Soon posted");
  await bringUp(laptop.place, name);
  laptop.clear();
  server.connection = "down";
  await throwAwaySent(laptop.place, name);
  await vi.waitFor(() => expect(server.calls.at(-1)).toBe("DELETE"));
  expect(server.texts).toEqual(["Soon posted"]);
  expect(readRemovals(laptop.place.memberId)).toHaveLength(1);
  server.connection = "up";
  await bringAllUp(laptop.place);
  await sendRemovals(laptop.place);
  expect(server.texts).toEqual([]);
  expect(readRemovals(laptop.place.memberId)).toEqual([]);
});

test("a draft that was posted while it went up does not stay", async () => {
  laptop.write("Quickly posted");
  const going = bringUp(laptop.place, name);
  laptop.clear();
  await going;
  await vi.waitFor(() => expect(server.texts).toEqual([]));
});

test("a refused draft stays in the browser, with the server's reason", async () => {
  server.most = 0;
  laptop.write("One too many");
  await bringUp(laptop.place, name);
  expect(laptop.text).toBe("One too many");
  expect(news()).toMatchObject({ obstacle: "refused", refusal: "Refused: conflict." });
});

test("nothing goes up for a member who is not signed in any more", async () => {
  laptop.write("Whose is this?");
  laptop.place.client.setQueryData(["auth", "user"], { id: "another" });
  await bringUp(laptop.place, name);
  expect(server.calls).toEqual([]);
});

test("nothing goes up for a member whose page another has by the time that it is a draft's turn", async () => {
  laptop.write("Whose is this?");
  server.connection = "down";
  await bringUp(laptop.place, name);
  server.connection = "up";
  const before = server.calls.length;
  await withDraft(laptop.place, name, async () => {
    void bringUp(laptop.place, name);
    laptop.place.client.setQueryData(["auth", "user"], { id: "another" });
  });
  await withDraft(laptop.place, name, () => Promise.resolve());
  expect(server.calls.slice(before)).toEqual([]);
});

test("a draft that was discarded without a connection is thrown away by a later page", async () => {
  laptop.write("Begun");
  await bringUp(laptop.place, name);
  server.connection = "down";
  laptop.write("Begun and continued");
  await bringUp(laptop.place, name);
  laptop.clear();
  await bringUp(laptop.place, name);
  server.connection = "up";
  await bringAllUp(laptop.place);
  await vi.waitFor(() => expect(server.texts).toEqual([]));
});

test("a picture that is on its way stays where another device changed the draft, and so do both texts", async () => {
  laptop.write("With a picture", false);
  await bringUp(laptop.place, name);
  const id = [...server.drafts.keys()][0]!;
  await openDraft(phone.place, server.drafts.get(id)!);
  phone.write("From the phone");
  await bringUp(phone.place, name);
  await refreshCopy(laptop.place, name);
  expect(laptop.text).toBe("With a picture");
  laptop.write("With a picture");
  await bringUp(laptop.place, name);
  expect(server.texts).toEqual(["From the phone", "With a picture"]);
});

test("what is written is kept before another draft is opened, and stays where that fails", async () => {
  laptop.write("The first");
  await bringUp(laptop.place, name);
  const first = await onlyDraft();
  phone.write("Written meanwhile");
  server.connection = "down";
  expect(await openDraft(phone.place, first)).toBe(false);
  expect(phone.text).toBe("Written meanwhile");
  server.connection = "up";
  phone.write("Its picture is on its way", false);
  expect(await openDraft(phone.place, first)).toBe(false);
  phone.write("Written meanwhile");
  expect(await openDraft(phone.place, first)).toBe(true);
  expect([phone.text, ...server.texts]).toEqual(["The first", "The first", "Written meanwhile"]);
});

test("the composer forgets a draft that is thrown away in the list, and keeps what was written since", async () => {
  laptop.write("In the list");
  await bringUp(laptop.place, name);
  const draft = await onlyDraft();
  forgetRemoved(laptop.place, draft);
  expect(laptop.text).toBe(null);

  laptop.write("In the list");
  await bringUp(laptop.place, name);
  laptop.write("In the list, and more");
  forgetRemoved(laptop.place, [...server.drafts.values()].at(-1)!);
  expect(laptop.text).toBe("In the list, and more");
});

test("a draft becomes a scheduled post, and leaves the browser", async () => {
  laptop.write("For Christmas");
  await bringUp(laptop.place, name);
  const sent = { version: "1", body: { content: "For Christmas!", publishAt: later } };
  await scheduleDraft(laptop.place, name, sent, () => laptop.clear());
  expect(await onlyDraft()).toMatchObject({ content: "For Christmas!", publishAt: later });
  expect(readCopy(laptop.place.memberId, name)).toBe(null);
  await bringUp(laptop.place, name);
  expect(server.drafts.size).toBe(1);
});

test("half a change of a scheduled post stays in the browser, and becomes a draft when another is opened", async () => {
  const sent = { version: "1", body: { content: "At nine", publishAt: later } };
  await scheduleDraft(phone.place, name, sent, () => phone.clear());
  const scheduled = await onlyDraft();
  await openDraft(laptop.place, scheduled);
  laptop.write("At ten");
  await bringUp(laptop.place, name);
  expect(server.texts).toEqual(["At nine"]);

  phone.write("Another");
  await bringUp(phone.place, name);
  const another = [...server.drafts.values()].find(({ content }) => content === "Another")!;
  expect(await openDraft(laptop.place, another)).toBe(true);
  expect(server.texts).toEqual(["Another", "At nine", "At ten"]);
  expect(server.drafts.get(scheduled.id)?.publishAt).toBe(later);
});

test("a scheduled post that is refused keeps the draft as it is", async () => {
  server.most = 0;
  laptop.write("Too many");
  const sent = { version: "1", body: { content: "Too many", publishAt: later } };
  await expect(scheduleDraft(laptop.place, name, sent, () => laptop.clear())).rejects.toThrow("409");
  expect(laptop.text).toBe("Too many");
});
