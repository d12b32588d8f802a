import fc from "fast-check";
import { expect, test } from "vitest";
import { toAnswered } from "#shared/messages/preview.ts";
import type { DirectMessage } from "#shared/messages/shapes.ts";
import { me, ownMessage, someMessage, them } from "../testing/some-message.ts";
import {
  addCatchUp,
  addMessages,
  addPage,
  createThread,
  getShownMessages,
  hasNewer,
  hasOlder,
  raiseTick,
  replaceReactions,
  replaceWindow,
  type Thread,
  type ThreadPage,
} from "./merge-thread.ts";

const newest = (...messages: DirectMessage[]): ThreadPage => ({
  messages,
  reachesStart: false,
  reachesEnd: true,
});
const middle = (...messages: DirectMessage[]): ThreadPage => ({ ...newest(...messages), reachesEnd: false });
const positions = (thread: Thread) => getShownMessages(thread, them).map(({ position }) => position);

type Act = "send" | "receive" | "deliver" | "read" | "react" | "unsend";
type Change = (thread: Thread) => Thread;

/** A conversation on the server. */
interface State {
  readonly messages: readonly DirectMessage[];
  /** The version of each message's latest change other than ticks, by id. */
  readonly changed: ReadonlyMap<string, number>;
  /** The latest message with the tick, and the version at which it got it. */
  readonly ticks: Readonly<
    Partial<Record<"delivered" | "read", Pick<DirectMessage, "position" | "version">>>
  >;
}

/** Plays acts on a server. Returns the conversation's state and the events after each. */
function played(acts: readonly (readonly [Act, number])[]) {
  let state: State = { messages: [], changed: new Map(), ticks: {} };
  let version = 0;
  const states = [state];
  const frames: Change[] = [];
  const put = (message: DirectMessage) => {
    state = {
      ...state,
      messages: [...state.messages.filter(({ id }) => id !== message.id), message],
      changed: new Map([...state.changed, [message.id, message.version]]),
    };
  };
  const show = (message: DirectMessage) => frames.push((thread) => addMessages(thread, [message], them));
  for (const [act, seed] of acts) {
    const own = state.messages.filter(({ senderId }) => senderId === me);
    const one = state.messages[seed % (state.messages.length || 1)];
    const mine = own[seed % (own.length || 1)];
    version += 1;
    if (act === "send" || act === "receive") {
      const message = act === "send" ? ownMessage({ position: version }) : someMessage({ position: version });
      put(message);
      show(message);
    } else if (act === "unsend" && one) {
      const message = { ...one, version, content: "", isUnsent: true };
      put(message);
      show(message);
    } else if (act === "react" && one) {
      const news = { version, reactions: { "👍": [`member${seed}`] } };
      put({ ...one, ...news });
      frames.push((thread) => replaceReactions(thread, one.id, news));
    } else if ((act === "deliver" || act === "read") && mine) {
      state = withTicks(state, mine, act === "read" ? "read" : "delivered", version);
      frames.push((thread) => raiseTick(thread, mine.id, act === "read" ? "read" : "delivered"));
    }
    states.push(state);
  }
  return { states, frames };
}

function withTicks(state: State, last: DirectMessage, tick: "delivered" | "read", version: number): State {
  const rank = { sent: 0, delivered: 1, read: 2 };
  const kinds = tick === "read" ? ["delivered", "read"] as const : ["delivered"] as const;
  const moved = kinds.filter((kind) => (state.ticks[kind]?.position ?? 0) < last.position);
  return {
    ...state,
    messages: state.messages.map((one) =>
      one.senderId === me && one.position <= last.position && rank[one.status] < rank[tick]
        ? { ...one, status: tick, version }
        : one
    ),
    ticks: { ...state.ticks, ...Object.fromEntries(moved.map((kind) => [kind, { ...last, version }])) },
  };
}

/**
 * The result of catching up since a version: changed messages, and the latest message with a new
 * tick.
 */
function since({ messages, changed, ticks }: State, version: number): DirectMessage[] {
  const ticked = Object.values(ticks).filter((tick) => tick.version > version).map(({ position }) =>
    position
  );
  return messages.filter(({ id, position }) => (changed.get(id) ?? 0) > version || ticked.includes(position));
}

const acts = fc.array(
  fc.tuple(
    fc.constantFrom<Act[]>("send", "receive", "send", "receive", "deliver", "read", "react", "unsend"),
    fc.nat(50),
  ),
  { maxLength: 40 },
);

test("makes the same thread from any order of pages, events, catch-ups and repeats", () => {
  fc.assert(
    fc.property(
      acts,
      fc.nat(),
      fc.nat(),
      fc.array(fc.nat(), { minLength: 80, maxLength: 80 }),
      (done, begin, size, order) => {
        const { states, frames } = played(done);
        const first = states[begin % states.length]?.messages ?? [];
        const sorted = first.toSorted((one, other) => one.position - other.position);
        const cut = size % (sorted.length + 1);
        const page = { messages: sorted.slice(cut), reachesStart: cut === 0, reachesEnd: true };
        const older = { messages: sorted.slice(0, cut), reachesStart: true, reachesEnd: false };
        const missed: Change[] = states.map((state, n) => (thread) =>
          addCatchUp(thread, since(state, n % (size + 1)), them)
        );
        const changes = [...frames, ...frames, (thread: Thread) => addPage(thread, older, them), ...missed];
        const shuffled = changes
          .map((change, index) => ({ change, at: order[index % order.length] ?? 0 }))
          .toSorted((one, other) => one.at - other.at);
        const thread = shuffled.reduce((now, { change }) => change(now), createThread(page, them));
        expect(seen(getShownMessages(thread, them))).toEqual(seen(states.at(-1)?.messages ?? []));
      },
    ),
    { numRuns: 300 },
  );
});

test("makes the thread from a page and a catch-up since it, with ticks of messages outside it", () => {
  fc.assert(
    fc.property(acts, fc.nat(), (done, begin) => {
      const { states } = played(done);
      const version = begin % states.length;
      const messages = states[version]?.messages ?? [];
      const last = states.at(-1);
      const page = { messages, reachesStart: true, reachesEnd: true };
      const thread = addCatchUp(createThread(page, them), last ? since(last, version) : [], them);
      expect(seen(getShownMessages(thread, them))).toEqual(seen(last?.messages ?? []));
    }),
    { numRuns: 300 },
  );
});

/** Messages in order, without versions. */
function seen(messages: readonly DirectMessage[]) {
  return messages
    .toSorted((one, other) => one.position - other.position)
    .map(({ id, content, status, reactions, isUnsent }) => ({ id, content, status, reactions, isUnsent }));
}

test("raises ticks for a message and all before it, and never lowers them", () => {
  const page = newest(ownMessage({ position: 1 }), someMessage({ position: 2 }), ownMessage({ position: 3 }));
  const read = raiseTick(raiseTick(createThread(page, them), "m3", "delivered"), "m1", "read");
  expect(getShownMessages(read, them).map(({ status }) => status)).toEqual(["read", "sent", "delivered"]);
  const again = addMessages(read, [ownMessage({ position: 1, version: 9 })], them);
  expect(getShownMessages(again, them)[0]?.status).toBe("read");
});

test("applies a tick that arrives before its message once the message is known", () => {
  const early = raiseTick(raiseTick(createThread(newest(), them), "m4", "read"), "m4", "delivered");
  const thread = addMessages(early, [ownMessage({ position: 4 })], them);
  expect(getShownMessages(thread, them)[0]?.status).toBe("read");
});

test("hides a message that is not next to the window until a page reaches it", () => {
  const thread = createThread(newest(someMessage({ position: 50 }), someMessage({ position: 51 })), them);
  const unsent = addMessages(thread, [someMessage({ position: 7, version: 60, isUnsent: true })], them);
  expect(positions(unsent)).toEqual([50, 51]);
  const older = addPage(unsent, middle(someMessage({ position: 7 }), someMessage({ position: 49 })), them);
  expect(getShownMessages(older, them)[0]?.isUnsent).toBe(true);
  expect([positions(older), hasOlder(older)]).toEqual([[7, 49, 50, 51], true]);
});

test("hides newer messages after a jump until a page reaches the end", () => {
  const thread = createThread(newest(someMessage({ position: 90 })), them);
  const jumped = replaceWindow(
    thread,
    middle(someMessage({ position: 10 }), someMessage({ position: 11 })),
    them,
  );
  const written = addMessages(jumped, [someMessage({ position: 91 })], them);
  expect([positions(written), hasNewer(written)]).toEqual([[10, 11], true]);
  const end = { ...middle(someMessage({ position: 11 }), someMessage({ position: 90 })), reachesEnd: true };
  expect(positions(addPage(written, end, them))).toEqual([10, 11, 90, 91]);
});

test("catches up from the last message up to which everything is known", () => {
  const thread = createThread(newest(someMessage({ position: 5 })), them);
  const stray = addMessages(thread, [ownMessage({ position: 9 })], them);
  expect(stray.upTo).toBe("m5");
  expect(addCatchUp(stray, [someMessage({ position: 7 }), ownMessage({ position: 9 })], them).upTo).toBe(
    "m9",
  );
  expect(addCatchUp(stray, [someMessage({ position: 2, version: 11 })], them).upTo).toBe("m5");
});

test("what stands above an answer follows the message that it answers, also one outside the window", () => {
  const asked = someMessage({ position: 1, content: "At noon?" });
  const answer = ownMessage({ position: 9, replyTo: toAnswered(asked) });
  const thread = createThread(newest(answer), them);
  const above = (known: Thread) => getShownMessages(known, them).find(({ id }) => id === answer.id)?.replyTo;
  const edited = addMessages(thread, [{ ...asked, version: 10, content: "At one?" }], them);
  expect(above(edited)).toMatchObject({ content: "At one?" });
  const unsent = addMessages(edited, [{ ...asked, version: 11, content: "", isUnsent: true }], them);
  expect(above(unsent)).toMatchObject({ content: "", isUnsent: true });
  expect(above(addMessages(unsent, [asked], them))).toMatchObject({ isUnsent: true });
});

test("an answer of an older page shows nothing of a message that was unsent since", () => {
  const asked = someMessage({ position: 1, content: "At noon?" });
  const answer = ownMessage({ position: 9, replyTo: toAnswered(asked) });
  const unsent = { ...asked, version: 11, content: "", isUnsent: true };
  const above = (known: Thread) => getShownMessages(known, them).find(({ id }) => id === answer.id)?.replyTo;
  const cleaned = createThread(newest(unsent, answer), them);
  expect(above(addPage(cleaned, middle(answer), them))).toMatchObject({ content: "", isUnsent: true });
  const fresh = { ...answer, version: 12, replyTo: toAnswered(unsent) };
  const behind = addMessages(createThread(newest(asked), them), [fresh], them);
  expect(above(behind)).toMatchObject({ content: "", isUnsent: true });
  expect(above(addMessages(behind, [asked], them))).toMatchObject({ content: "", isUnsent: true });
});
