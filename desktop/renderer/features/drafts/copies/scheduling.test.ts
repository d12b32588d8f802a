import "../../../lib/testing/plain-platform.ts";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { openDraft, scheduleDraft, throwAwaySent } from "../draft-acts.ts";
import { openDevice } from "../testing/device.ts";
import { DraftServer } from "../testing/draft-server.ts";
import { bringAllUp, bringUp } from "./bring-up.ts";
import { readAttempt, readCopy } from "./copy-store.ts";
import { noNews, useCopyNews, withDraft } from "./place.ts";
import { refreshCopy } from "./refresh-copy.ts";

const name = "post";
const later = "2026-12-24T09:00:00.000Z";
let server: DraftServer;
let laptop: ReturnType<typeof openDevice>;

beforeEach(() => {
  server = new DraftServer();
  vi.stubGlobal("fetch", server.fetch);
  // Listeners for a connection that returns.
  vi.stubGlobal("addEventListener", () => undefined);
  useCopyNews.setState({}, true);
  laptop = openDevice();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const news = () => useCopyNews.getState()[name] ?? noNews;
const copyHere = () => readCopy(laptop.place.memberId, name);
const versionHere = () => laptop.place.drafts.read(laptop.place.memberId, name)?.version ?? "";

/** Presses 'Schedule', or 'Save changes', for what stands in the composer. */
function schedule(): Promise<unknown> {
  const sent = { version: versionHere(), body: { content: laptop.text ?? "", publishAt: later } };
  return scheduleDraft(laptop.place, name, sent, () => laptop.clear());
}

/** Is scheduled from this browser, and opened to be changed. */
async function openScheduled(content: string): Promise<string> {
  laptop.write(content);
  await schedule();
  const [scheduled] = [...server.drafts.values()];
  expect(await openDraft(laptop.place, scheduled!)).toBe(true);
  return scheduled!.id;
}

describe.each(
  [
    ["never arrived", "down"],
    ["arrived, with its response lost", "lost"],
  ] as const,
)("a failed attempt to schedule that %s", (_, connection) => {
  test.each([true, false])(
    "leaves nothing behind once the draft is discarded (was up: %s)",
    async (wasUp) => {
      laptop.write("Better not");
      if (wasUp) await bringUp(laptop.place, name);
      server.connection = connection;
      await expect(schedule()).rejects.toThrow();
      laptop.clear();
      await bringUp(laptop.place, name);
      server.connection = "up";
      await bringAllUp(laptop.place);
      await vi.waitFor(() => expect(server.texts).toEqual([]));
      expect(readAttempt(laptop.place.memberId, name)).toBe(null);
    },
  );

  test.each([true, false])("is not published again once it was posted (was up: %s)", async (wasUp) => {
    laptop.write("Rather now");
    if (wasUp) await bringUp(laptop.place, name);
    server.connection = connection;
    await expect(schedule()).rejects.toThrow();
    server.connection = "up";
    laptop.clear();
    await throwAwaySent(laptop.place, name);
    await vi.waitFor(() => expect(server.texts).toEqual([]));
    expect(readAttempt(laptop.place.memberId, name)).toBe(null);
  });

  test.each([true, false])("is a draft again, with what was written since (was up: %s)", async (wasUp) => {
    laptop.write("At nine");
    if (wasUp) await bringUp(laptop.place, name);
    server.connection = connection;
    await expect(schedule()).rejects.toThrow();
    server.connection = "up";
    laptop.write("At ten");
    await bringUp(laptop.place, name);
    expect([server.texts, server.scheduled]).toEqual([["At ten"], []]);
    expect(copyHere()).toMatchObject({ version: versionHere(), publishAt: null });
    await schedule();
    expect([server.texts, server.scheduled]).toEqual([["At ten"], ["At ten"]]);
  });
});

test("an attempt to schedule that fails for a moment is taken back at once", async () => {
  laptop.write("At nine");
  vi.stubGlobal("fetch", async (...given: Parameters<typeof fetch>) => {
    vi.stubGlobal("fetch", server.fetch);
    await server.fetch(...given);
    throw new TypeError("lost");
  });
  await expect(schedule()).rejects.toThrow();
  // After what is under way.
  await withDraft(laptop.place, name, () => Promise.resolve());
  expect([server.texts, server.scheduled]).toEqual([["At nine"], []]);
});

test("what never arrived is not scheduled for a moment either", async () => {
  laptop.write("At nine");
  server.connection = "down";
  await expect(schedule()).rejects.toThrow();
  server.connection = "up";
  const bodies: unknown[] = [];
  vi.stubGlobal("fetch", (...[address, init]: Parameters<typeof fetch>) => {
    bodies.push(JSON.parse(String(init?.body)));
    return server.fetch(address, init);
  });
  await bringUp(laptop.place, name);
  expect(bodies).toEqual([{ content: "At nine", publishAt: null }]);
});

test("a scheduled post whose change failed for its author stays scheduled, and shows what is", async () => {
  const id = await openScheduled("At nine");
  laptop.write("At ten");
  server.connection = "lost";
  await expect(schedule()).rejects.toThrow();
  server.connection = "up";
  await bringUp(laptop.place, name);
  expect(server.scheduled).toEqual(["At ten"]);
  expect(copyHere()).toMatchObject({ id, version: versionHere(), publishAt: later });

  laptop.write("At eleven");
  server.connection = "down";
  await expect(schedule()).rejects.toThrow();
  server.connection = "up";
  await bringUp(laptop.place, name);
  expect(server.scheduled).toEqual(["At ten"]);
  expect(copyHere()?.version).not.toBe(versionHere());
});

test("changes of a scheduled post that another device changed are a draft, and not scheduled", async () => {
  const id = await openScheduled("At nine");
  const phone = openDevice();
  await openDraft(phone.place, server.drafts.get(id)!);
  laptop.write("At ten");
  const change = { version: "p", body: { content: "From the phone", publishAt: later } };
  await scheduleDraft(phone.place, name, change, () => phone.clear());
  await expect(schedule()).rejects.toThrow("409");
  expect(news().note).toBe("both-kept");
  await bringUp(laptop.place, name);
  expect([server.texts, server.scheduled]).toEqual([["At ten", "From the phone"], ["From the phone"]]);
});

test("changes of a scheduled post that was published meanwhile are a draft, and not scheduled", async () => {
  await openScheduled("At noon");
  laptop.write("At one");
  server.drafts.clear();
  await expect(schedule()).rejects.toThrow("404");
  await bringUp(laptop.place, name);
  expect([server.texts, server.scheduled]).toEqual([["At one"], []]);
});

test.each(["published", "cancelled"])(
  "unsaved changes of a post that was %s elsewhere are a draft of their own",
  async (end) => {
    const id = await openScheduled("At nine");
    laptop.write("At ten");
    await refreshCopy(laptop.place, name);
    expect([server.texts, copyHere()?.publishAt]).toEqual([["At nine"], later]);

    const scheduled = server.drafts.get(id)!;
    server.drafts.delete(id);
    if (end === "cancelled") server.drafts.set(id, { ...scheduled, publishAt: null, revision: 2 });
    await refreshCopy(laptop.place, name);
    expect(laptop.text).toBe("At ten");
    expect(server.texts).toEqual(end === "cancelled" ? ["At nine", "At ten"] : ["At ten"]);
    expect(copyHere()).toMatchObject({ version: versionHere(), publishAt: null });
  },
);

test("the changes of a scheduled post stay its changes where another draft could not be opened", async () => {
  const phone = openDevice();
  phone.write("Another");
  await bringUp(phone.place, name);
  const another = [...server.drafts.values()][0]!;
  server.drafts.clear();
  const id = await openScheduled("At nine");
  laptop.write("At ten");
  server.connection = "down";
  expect(await openDraft(laptop.place, another)).toBe(false);
  expect(copyHere()).toMatchObject({ id, publishAt: later });
  server.connection = "up";
  laptop.write("At ten, with a picture on its way", false);
  expect(await openDraft(laptop.place, another)).toBe(false);
  await bringUp(laptop.place, name);
  expect([server.texts, copyHere()?.id]).toEqual([["At nine"], id]);
});
