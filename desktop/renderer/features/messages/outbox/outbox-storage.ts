import { openBrowserTable } from "../../../lib/storage/browser-table.ts";
import { localTexts } from "../../../lib/storage/guarded-storage.ts";

/** A message that the server has not accepted yet. */
export interface StoredMessage {
  readonly clientMessageId: string;
  /** The sender: no other member who signs in here sees or sends it. */
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
  /** Why the server refused it; null while it may still be sent. */
  readonly refusal: string | null;
}

/** Keeps unsent messages over a reload. */
export interface OutboxStorage {
  /** Called before the asynchronous `put`: a text survives a reload once this returns. */
  hold(message: StoredMessage): void;
  /**
   * Called before the asynchronous `remove`: a reload does not restore the message once this
   * returns.
   */
  release(message: StoredMessage): void;
  put(message: StoredMessage): Promise<void>;
  /** Returns the member's messages in order; null when the browser refuses. */
  list(memberId: string): Promise<readonly StoredMessage[] | null>;
  /** Does nothing when the message was removed. */
  refuse(message: StoredMessage, refusal: string): Promise<void>;
  remove(message: StoredMessage): Promise<void>;
}

/**
 * Stores messages in IndexedDB, shared by all tabs. Texts are in local storage until IndexedDB has
 * them; a message that both refuse is kept by this tab only.
 */
export function createBrowserStorage(): OutboxStorage {
  const inTable = openBrowserTable("glimmer-outbox", "messages", "clientMessageId");
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
  return localTexts.getItem(releasedKey(message)) !== null;
}

function writeText(key: string, text: string | null): void {
  if (text === null) localTexts.removeItem(key);
  else localTexts.setItem(key, text);
}

function readHeld(memberId: string): StoredMessage[] {
  try {
    return localTexts.keys()
      .filter((key) => key.startsWith(heldPrefix(memberId)))
      .map((key) => JSON.parse(localTexts.getItem(key) ?? "null") as StoredMessage | null)
      .filter((message) => message !== null);
  } catch {
    return [];
  }
}
