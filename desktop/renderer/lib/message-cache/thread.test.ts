import fc from "fast-check";
import { expect, test } from "vitest";
import type { DirectMessage } from "#shared/messages/shapes.ts";
import { me, ownMessage, someMessage, them } from "./testing/some-message.ts";
import {
  hasNewer,
  hasOlder,
  shownMessages,
  type Thread,
  threadOf,
  type ThreadPage,
  withCatchUp,
  withMessages,
  withPage,
  withReactions,
  withTick,
  withWindow,
} from "./thread.ts";

const newest = (...messages: DirectMessage[]): ThreadPage => ({
  messages,
  reachesStart: false,
  reachesEnd: true,
});
const middle = (...messages: DirectMessage[]): ThreadPage => ({ ...newest(...messages), reachesEnd: false });
const positions = (thread: Thread) => shownMessages(thread, them).map(({ position }) => position);

type Act = "send" | "receive" | "deliver" | "read" | "react" | "unsend";
type Change = (thread: Thread) => Thread;

/** Plays acts on a server: the conversation's state after each, and what each told the client. */
function played(acts: readonly (readonly [Act, number])[]) {
  let state: DirectMessage[] = [];
  let version = 0;
  const states = [state];
  const frames: Change[] = [];
  const put = (message: DirectMessage) => {
    state = [...state.filter(({ id }) => id !== message.id), message];
    frames.push((thread) => withMessages(thread, [message], them));
  };
  for (const [act, seed] of acts) {
    const own = state.filter(({ senderId }) => senderId === me);
    const one = state[seed % (state.length || 1)];
    const mine = own[seed % (own.length || 1)];
    version += 1;
    if (act === "send") put(ownMessage({ position: version }));
    else if (act === "receive") put(someMessage({ position: version }));
    else if (act === "unsend" && one) put({ ...one, version, content: "", isUnsent: true });
    else if (act === "react" && one) {
      const news = { version, reactions: { "👍": [`member${seed}`] } };
      state = state.map((known) => known.id === one.id ? { ...known, ...news } : known);
      frames.push((thread) => withReactions(thread, one.id, news));
    } else if ((act === "deliver" || act === "read") && mine) {
      const tick = act === "read" ? "read" : "delivered";
      const rank = { sent: 0, delivered: 1, read: 2 };
      state = state.map((known) =>
        known.senderId === me && known.position <= mine.position && rank[known.status] < rank[tick]
          ? { ...known, status: tick, version }
          : known
      );
      frames.push((thread) => withTick(thread, mine.id, tick));
    }
    states.push(state);
  }
  return { states, frames };
}

const acts = fc.array(
  fc.tuple(
    fc.constantFrom<Act[]>("send", "receive", "send", "receive", "deliver", "read", "react", "unsend"),
    fc.nat(50),
  ),
  { maxLength: 40 },
);

test("any order of pages, events, catch-ups and repeats makes the same thread", () => {
  fc.assert(
    fc.property(
      acts,
      fc.nat(),
      fc.nat(),
      fc.array(fc.nat(), { minLength: 80, maxLength: 80 }),
      (done, begin, size, order) => {
        const { states, frames } = played(done);
        const first = states[begin % states.length] ?? [];
        const sorted = first.toSorted((one, other) => one.position - other.position);
        const cut = size % (sorted.length + 1);
        const page = { messages: sorted.slice(cut), reachesStart: cut === 0, reachesEnd: true };
        const older = { messages: sorted.slice(0, cut), reachesStart: true, reachesEnd: false };
        const missed: Change[] = states.map((state) => (thread) => withCatchUp(thread, state, them));
        const changes = [...frames, ...frames, (thread: Thread) => withPage(thread, older, them), ...missed];
        const shuffled = changes
          .map((change, index) => ({ change, at: order[index % order.length] ?? 0 }))
          .toSorted((one, other) => one.at - other.at);
        const thread = shuffled.reduce((now, { change }) => change(now), threadOf(page, them));
        const last = (states.at(-1) ?? []).toSorted((one, other) => one.position - other.position);
        const seen = ({ id, content, status, reactions, isUnsent }: DirectMessage) => ({
          id,
          content,
          status,
          reactions,
          isUnsent,
        });
        expect(shownMessages(thread, them).map(seen)).toEqual(last.map(seen));
      },
    ),
    { numRuns: 300 },
  );
});

test("ticks rise for a message and all before it, and never go back", () => {
  const page = newest(ownMessage({ position: 1 }), someMessage({ position: 2 }), ownMessage({ position: 3 }));
  const read = withTick(withTick(threadOf(page, them), "m3", "delivered"), "m1", "read");
  expect(shownMessages(read, them).map(({ status }) => status)).toEqual(["read", "sent", "delivered"]);
  const again = withMessages(read, [ownMessage({ position: 1, version: 9 })], them);
  expect(shownMessages(again, them)[0]?.status).toBe("read");
});

test("a tick that comes before its message counts once the message is there", () => {
  const early = withTick(withTick(threadOf(newest(), them), "m4", "read"), "m4", "delivered");
  const thread = withMessages(early, [ownMessage({ position: 4 })], them);
  expect(shownMessages(thread, them)[0]?.status).toBe("read");
});

test("a message that is not next to the window waits until a page reaches it", () => {
  const thread = threadOf(newest(someMessage({ position: 50 }), someMessage({ position: 51 })), them);
  const told = withMessages(thread, [someMessage({ position: 7, version: 60, isUnsent: true })], them);
  expect(positions(told)).toEqual([50, 51]);
  const older = withPage(told, middle(someMessage({ position: 7 }), someMessage({ position: 49 })), them);
  expect(shownMessages(older, them)[0]?.isUnsent).toBe(true);
  expect([positions(older), hasOlder(older)]).toEqual([[7, 49, 50, 51], true]);
});

test("after a jump newer messages wait until a page reaches the end", () => {
  const thread = threadOf(newest(someMessage({ position: 90 })), them);
  const jumped = withWindow(
    thread,
    middle(someMessage({ position: 10 }), someMessage({ position: 11 })),
    them,
  );
  const written = withMessages(jumped, [someMessage({ position: 91 })], them);
  expect([positions(written), hasNewer(written)]).toEqual([[10, 11], true]);
  const end = { ...middle(someMessage({ position: 11 }), someMessage({ position: 90 })), reachesEnd: true };
  expect(positions(withPage(written, end, them))).toEqual([10, 11, 90, 91]);
});

test("catching up begins after the last message up to which everything is known", () => {
  const thread = threadOf(newest(someMessage({ position: 5 })), them);
  const stray = withMessages(thread, [ownMessage({ position: 9 })], them);
  expect(stray.upTo).toBe("m5");
  expect(withCatchUp(stray, [someMessage({ position: 7 }), ownMessage({ position: 9 })], them).upTo).toBe(
    "m9",
  );
  expect(withCatchUp(stray, [someMessage({ position: 2, version: 11 })], them).upTo).toBe("m5");
});
