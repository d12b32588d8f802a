import { browserTable } from "../../../lib/drafts/browser-table.ts";

/** A message that the server has not taken yet. */
export interface StoredMessage {
  readonly clientMessageId: string;
  /** The sender: nobody else who signs in here sees or sends it. */
  readonly memberId: string;
  readonly receiverId: string;
  readonly content: string;
  readonly image: {
    readonly file: File;
    readonly alt: string;
    readonly width: number;
    readonly height: number;
  } | null;
  readonly sharedPostId: string | null;
  readonly createdAt: string;
  /** Its place among the sender's messages: later ones are higher. */
  readonly order: number;
  /** Why the server refused it; null while it may still go out. */
  readonly refusal: string | null;
}

/** Where unsent messages stay over a reload. */
export interface OutboxStorage {
  /** Called before `put`, which takes a moment: a text is safe once this returns. */
  hold(message: StoredMessage): void;
  /** Called before `remove`, which takes a moment: a reload does not bring the message back once this returns. */
  release(message: StoredMessage): void;
  put(message: StoredMessage): Promise<void>;
  /** Of this member, in order; null when the browser does not say. */
  list(memberId: string): Promise<readonly StoredMessage[] | null>;
  /** Changes nothing when the message is gone. */
  refuse(message: StoredMessage, refusal: string): Promise<void>;
  remove(message: StoredMessage): Promise<void>;
}

/**
 * Messages in IndexedDB, shared by all tabs. Texts are in `localStorage` until they are there; what both refuse to store is kept by
 * this tab only.
 */
export function browserStorage(): OutboxStorage {
  const inTable = browserTable("glimmer-outbox", "messages", "clientMessageId");
  const unstored = new Map<string, StoredMessage>();
  const put = async (message: StoredMessage) => {
    const isStored = await inTable("readwrite", (messages) => messages.put(message));
    if (isStored) writeHeld(message, null);
    else unstored.set(message.clientMessageId, message);
  };
  return {
    hold: (message) => message.image === null && writeHeld(message, message),
    release: (message) => {
      unstored.delete(message.clientMessageId);
      writeHeld(message, null);
      writeText(releasedKey(message), "");
    },
    put,
    list: async (memberId) => {
      const rows = await inTable<StoredMessage[]>("readonly", (messages) => messages.getAll());
      const others = [...readHeld(memberId), ...unstored.values()];
      if (!Array.isArray(rows) && others.length === 0) return null;
      const byId = new Map(
        [...others, ...(Array.isArray(rows) ? rows : [])].map((
          message,
        ) => [message.clientMessageId, message]),
      );
      return [...byId.values()]
        .filter((message) => message.memberId === memberId && !isReleased(message))
        .toSorted((a, b) => a.order - b.order);
    },
    refuse: async (message, refusal) => {
      const id = message.clientMessageId;
      if (unstored.has(id)) return void unstored.set(id, { ...message, refusal });
      await inTable("readwrite", (messages) => {
        const reading: IDBRequest<StoredMessage | undefined> = messages.get(id);
        reading.onsuccess = () => reading.result && messages.put({ ...reading.result, refusal });
        return reading;
      });
    },
    remove: async (message) => {
      const isRemoved = await inTable("readwrite", (messages) => messages.delete(message.clientMessageId));
      if (isRemoved) writeText(releasedKey(message), null);
    },
  };
}

const heldPrefix = (memberId: string) => `glimmer:outbox:${memberId}:`;

function writeHeld(message: StoredMessage, held: StoredMessage | null): void {
  writeText(heldPrefix(message.memberId) + message.clientMessageId, held && JSON.stringify(held));
}

const releasedKey = (message: StoredMessage) => `glimmer:outbox-released:${message.clientMessageId}`;

function isReleased(message: StoredMessage): boolean {
  try {
    return localStorage.getItem(releasedKey(message)) !== null;
  } catch {
    return false;
  }
}

function writeText(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // Full or switched off: the table may still be written.
  }
}

function readHeld(memberId: string): StoredMessage[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(heldPrefix(memberId)))
      .map((key) => JSON.parse(localStorage.getItem(key) ?? "null") as StoredMessage | null)
      .filter((message) => message !== null);
  } catch {
    return [];
  }
}
