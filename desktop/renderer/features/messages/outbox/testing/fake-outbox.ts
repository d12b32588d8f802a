import type { DirectMessage } from "#shared/messages/shapes.ts";
import type { Outcome } from "../deliver-message.ts";
import { OutboxQueue } from "../outbox-queue.ts";
import type { OutboxStorage, StoredMessage } from "../outbox-storage.ts";

/**
 * The fate of an attempt. `lost`: the server accepts the message, but its response never arrives.
 */
export type Fate = "taken" | "lost" | "away" | "failed" | "limited" | "refused";

/** A server that stores one message for each `clientMessageId`, and fails as the test says. */
export class FakeServer {
  readonly taken: { readonly receiverId: string; readonly content: string }[] = [];
  readonly attempts: string[] = [];
  /** The fates of the next attempts, in order; then all are accepted. */
  fates: Fate[] = [];
  /** Conversations in which two attempts were under way at once. */
  readonly overlaps: string[] = [];
  readonly #ids = new Set<string>();
  readonly #busy = new Set<string>();

  async deliver(message: StoredMessage, { signal }: { readonly signal: AbortSignal }): Promise<Outcome> {
    const { receiverId, content, clientMessageId: id } = message;
    this.attempts.push(content);
    if (this.#busy.has(receiverId)) this.overlaps.push(receiverId);
    this.#busy.add(receiverId);
    const fate = this.fates.shift() ?? "taken";
    const isTaken = fate === "taken" || fate === "lost";
    if (isTaken && !this.#ids.has(id)) this.taken.push({ receiverId, content });
    if (isTaken) this.#ids.add(id);
    const isAborted = await elapse(10, signal);
    this.#busy.delete(receiverId);
    if (fate === "limited") return { kind: "later", cause: "limit", afterMs: 20_000 };
    if (fate === "failed") return { kind: "later", cause: "failure", afterMs: null };
    if (isAborted || fate === "lost" || fate === "away") {
      return { kind: "later", cause: "connection", afterMs: null };
    }
    if (fate === "refused" && !this.#ids.has(id)) {
      return { kind: "refused", refusal: { title: "Error", text: "No" }, support: null };
    }
    return { kind: "sent", message: { clientMessageId: id } as DirectMessage, support: null };
  }
}

/** Resolves after `ms`, with true at once when the signal aborts. */
function elapse(ms: number, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms, false);
    signal.addEventListener("abort", () => resolve(true));
  });
}

/** A browser with one storage and one set of locks for its tabs. */
export class FakeBrowser {
  readonly rows = new Map<string, StoredMessage>();
  readonly #locks = new Map<string, Promise<void>>();
  readonly #tabs = new Set<OutboxQueue>();
  readonly refusals: string[] = [];
  readonly sent: string[] = [];
  isOnline = true;
  readonly #server: FakeServer;

  constructor(server: FakeServer) {
    this.#server = server;
  }

  open(memberId = "ada"): OutboxQueue {
    const tab: OutboxQueue = new OutboxQueue({
      memberId,
      storage: fakeStorage(this.rows),
      exclusively: (name, work) => {
        const turn = (this.#locks.get(name) ?? Promise.resolve()).then(work);
        this.#locks.set(name, turn);
        return turn;
      },
      deliver: (message, options) => this.#server.deliver(message, options),
      isOnline: () => this.isOnline,
      onSent: ({ clientMessageId }) => this.sent.push(clientMessageId ?? ""),
      onRefused: ({ text }) => this.refusals.push(text),
      onChange: () => undefined,
      notifyTabs: () => {
        for (const other of this.#tabs) if (other !== tab) void other.reload();
      },
    });
    this.#tabs.add(tab);
    void tab.start();
    return tab;
  }

  /** Ends the tab abruptly, as a crash does. */
  close(tab: OutboxQueue): void {
    this.#tabs.delete(tab);
    tab.stop();
  }
}

/** Stores asynchronously, as IndexedDB does. */
function fakeStorage(rows: Map<string, StoredMessage>): OutboxStorage {
  const delay = () => Promise.resolve();
  return {
    hold: (message) => void rows.set(message.clientMessageId, message),
    release: (message) => void rows.delete(message.clientMessageId),
    put: async (message) => {
      await delay();
      rows.set(message.clientMessageId, message);
    },
    list: async (memberId) => {
      await delay();
      return [...rows.values()]
        .filter((row) => row.memberId === memberId)
        .toSorted((a, b) => a.order - b.order);
    },
    change: async (message, change) => {
      await delay();
      const row = rows.get(message.clientMessageId);
      if (row) rows.set(row.clientMessageId, { ...row, ...change });
    },
    remove: async (message) => {
      await delay();
      rows.delete(message.clientMessageId);
    },
  };
}

/** Returns a text message to a member. */
export function outgoingText(content: string, receiverId = "bob") {
  return {
    clientMessageId: crypto.randomUUID(),
    receiverId,
    content,
    images: [],
    sharedPostId: null,
    createdAt: new Date().toISOString(),
  };
}
