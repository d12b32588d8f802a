import fc from "fast-check";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { OutboxQueue } from "./outbox-queue.ts";
import { FakeBrowser, FakeServer, type Fate, outgoingText } from "./testing/fake-outbox.ts";

let server: FakeServer;
let browser: FakeBrowser;
beforeEach(() => {
  vi.useFakeTimers();
  server = new FakeServer();
  browser = new FakeBrowser(server);
});
afterEach(() => void vi.useRealTimers());

const settled = (ms = 1_000) => vi.advanceTimersByTimeAsync(ms);
const contents = () => server.taken.map(({ content }) => content);
const standings = (tab: OutboxQueue) => tab.messages().map((message) => tab.deliveryStateOf(message));

test("sends messages one at a time in order, and shows them until the server has them", async () => {
  const tab = browser.open();
  for (const content of ["one", "two", "three"]) void tab.add(outgoingText(content));
  expect(tab.messages().map(({ content }) => content)).toEqual(["one", "two", "three"]);
  await settled();
  expect([contents(), server.overlaps, tab.messages()]).toEqual([["one", "two", "three"], [], []]);
  expect([browser.sent.length, browser.rows.size]).toEqual([3, 0]);
});

test("waits while the server is unreachable, then sends all in order", async () => {
  const tab = browser.open();
  server.fates = new Array<Fate>(4).fill("away");
  void tab.add(outgoingText("one"));
  void tab.add(outgoingText("two"));
  await settled();
  const waiting = { delay: "connection", progress: null };
  expect(standings(tab)).toEqual([waiting, waiting]);
  await settled(120_000);
  expect([contents(), tab.messages()]).toEqual([["one", "two"], []]);
});

test("says that a server failed while it tries again by itself, and sends at once when told to", async () => {
  const tab = browser.open();
  server.fates = ["failed", "failed", "failed", "failed"];
  void tab.add(outgoingText("one"));
  await settled(20_000);
  expect(standings(tab)).toEqual([{ delay: "failure", progress: null }]);
  server.fates = [];
  tab.sendNow("bob");
  expect(standings(tab)).toEqual([{ delay: null, progress: null }]);
  await settled(100);
  expect(contents()).toEqual(["one"]);
});

test("says a failure once for all that waits, while it is tried again 'retry', and offline the connection", async () => {
  const tab = browser.open();
  server.fates = new Array<Fate>(20).fill("failed");
  for (const content of ["one", "two", "three"]) void tab.add(outgoingText(content));
  await settled(20_000);
  const delays = () => standings(tab).map(({ delay }) => delay);
  expect(delays()).toEqual(["failure", "turn", "turn"]);
  tab.sendWaiting();
  await settled(5);
  expect(delays()).toEqual(["retry", "turn", "turn"]);
  browser.isOnline = false;
  expect(delays()).toEqual(["connection", "connection", "connection"]);
});

test("forgets what the server asked to wait once nothing waits any more", async () => {
  const tab = browser.open();
  const first = outgoingText("one");
  server.fates = ["limited"];
  void tab.add(first);
  await settled(100);
  expect(standings(tab)).toEqual([{ delay: "limit", progress: null }]);
  tab.takeOut(first.clientMessageId);
  void tab.add(outgoingText("two"));
  await settled(100);
  expect(contents()).toEqual(["two"]);
});

test("retries at once when a connection may be back", async () => {
  const tab = browser.open();
  server.fates = ["away", "away", "away", "away"];
  void tab.add(outgoingText("one"));
  await settled(60_000);
  server.fates = ["away"];
  void tab.add(outgoingText("two"));
  await settled(100);
  expect(contents()).not.toContain("two");
  tab.sendWaiting();
  await settled(100);
  expect(contents()).toEqual(["one", "two"]);
});

test("waits as long as the server said, even when a connection is back", async () => {
  const tab = browser.open();
  server.fates = ["limited"];
  void tab.add(outgoingText("one"));
  await settled(100);
  tab.sendWaiting();
  void tab.add(outgoingText("two"));
  await settled(19_000);
  expect(server.attempts).toEqual(["one"]);
  await settled(1_000);
  expect(contents()).toEqual(["one", "two"]);
});

test("shows why a message was refused without blocking others, over a reload too", async () => {
  const tab = browser.open();
  server.fates = ["taken", "refused"];
  for (const content of ["one", "two", "three"]) void tab.add(outgoingText(content));
  await settled();
  expect([contents(), browser.refusals]).toEqual([["one", "three"], ["No"]]);
  browser.close(tab);
  const next = browser.open();
  await settled(60_000);
  expect(next.messages()).toMatchObject([{ content: "two", refusal: "No" }]);
  expect(server.attempts).toEqual(["one", "two", "three"]);
});

test("resends a message whose response was lost under the same id", async () => {
  const tab = browser.open();
  server.fates = ["lost", "lost"];
  void tab.add(outgoingText("one"));
  await settled(60_000);
  expect([server.attempts.length, contents(), browser.sent.length]).toEqual([3, ["one"], 1]);
});

test("ends the attempt of a message that is taken out, and sends the next", async () => {
  const tab = browser.open();
  const first = outgoingText("one");
  server.fates = ["away"];
  void tab.add(first);
  void tab.add(outgoingText("two"));
  await settled(5);
  expect(tab.takeOut(first.clientMessageId)).toMatchObject({ content: "one" });
  expect(tab.takeOut(first.clientMessageId)).toBeNull();
  await settled();
  expect([contents(), tab.messages(), browser.rows.size]).toEqual([["two"], [], 0]);
});

test("ends the attempt of a message that another tab takes out", async () => {
  const [one, other] = [browser.open(), browser.open()];
  const first = outgoingText("one");
  server.fates = ["away"];
  void one.add(first);
  await settled(5);
  other.takeOut(first.clientMessageId);
  await settled(60_000);
  expect([server.attempts, one.messages(), browser.rows.size]).toEqual([["one"], [], 0]);
});

test("sends the messages that a closed tab left", async () => {
  const [one, other] = [browser.open(), browser.open()];
  server.fates = ["away"];
  void one.add(outgoingText("one"));
  await settled(100);
  browser.close(one);
  await settled(10_000);
  expect([contents(), other.messages()]).toEqual([["one"], []]);
});

test("neither shows nor sends another member's messages", async () => {
  const tab = browser.open("ada");
  await settled();
  server.fates = ["away"];
  void tab.add(outgoingText("one"));
  await settled(100);
  browser.close(tab);
  const next = browser.open("eve");
  await settled(60_000);
  expect([next.messages(), contents()]).toEqual([[], []]);
});

const tabs = fc.nat({ max: 1 });
const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant("write" as const), tab: tabs, to: fc.nat({ max: 1 }) }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("pass" as const), ms: fc.nat({ max: 30_000 }) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("crash" as const), tab: tabs }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("wake" as const), tab: tabs }) },
);
const fate = fc.constantFrom<Fate>("taken", "lost", "away", "limited", "refused");

test("delivers each message once and in order or refuses it, however attempts fail and tabs close", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { maxLength: 25 }),
      fc.array(fate, { maxLength: 25 }),
      async (steps, fates) => {
        server = new FakeServer();
        browser = new FakeBrowser(server);
        server.fates = [...fates];
        const open = [browser.open(), browser.open()] as [OutboxQueue, OutboxQueue];
        const sent: { receiverId: string; content: string }[] = [];
        for (const [index, one] of steps.entries()) {
          if (one.do === "write") {
            const message = outgoingText(String(index), `to-${one.to}`);
            sent.push({ receiverId: message.receiverId, content: message.content });
            void open[one.tab === 0 ? 0 : 1].add(message);
            // Nobody writes in two tabs within a millisecond.
            await settled(1);
          } else if (one.do === "pass") await settled(one.ms);
          else if (one.do === "wake") open[one.tab === 0 ? 0 : 1].sendWaiting();
          else {
            browser.close(open[one.tab === 0 ? 0 : 1]);
            open[one.tab === 0 ? 0 : 1] = browser.open();
          }
        }
        await settled(30 * 60_000);
        const refused = new Set([...browser.rows.values()].map(({ content }) => content));
        for (const receiverId of ["to-0", "to-1"]) {
          const to = (messages: readonly { receiverId: string; content: string }[]) =>
            messages.filter((message) => message.receiverId === receiverId).map(({ content }) => content);
          expect(to(server.taken)).toEqual(to(sent).filter((content) => !refused.has(content)));
        }
        expect(server.overlaps).toEqual([]);
        expect([...browser.rows.values()].every(({ refusal }) => refusal !== null)).toBe(true);
        for (const tab of open) browser.close(tab);
      },
    ),
    { numRuns: 60 },
  );
});
