import type { AnsweredMessage } from "#shared/messages/shapes.ts";
import { openBrowserTable } from "../../../lib/storage/browser-table.ts";
import { localTexts } from "../../../lib/storage/guarded-storage.ts";

/** A picture of a message that the server has not accepted yet. */
export interface OutgoingPicture {
  /** Null for one that is only in storage. */
  readonly file: File | null;
  /** Its address in own storage (media.1); null until it is uploaded. */
  readonly url: string | null;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
}

/** A message that the server has not accepted yet. */
export interface StoredMessage {
  readonly clientMessageId: string;
  /** The sender: no other member who signs in here sees or sends it. */
  readonly memberId: string;
  readonly receiverId: string;
  readonly content: string;
  /** In the order of choosing. */
  readonly images: readonly OutgoingPicture[];
  readonly sharedPostId: string | null;
  /** The message that it answers; absent in one of an earlier release. */
  readonly replyTo?: AnsweredMessage | null;
  readonly createdAt: string;
  /** Its place among the sender's messages: later ones are higher. */
  readonly order: number;
  /** Why the server refused it; null while it may still be sent. */
  readonly refusal: string | null;
}

/** What becomes of a message while it waits. */
export type MessageChange = Partial<Pick<StoredMessage, "images" | "refusal">>;

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
  change(message: StoredMessage, change: MessageChange): Promise<void>;
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
    hold: (message) => message.images.length === 0 && writeHeld(message, message),
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
        [...others, ...(Array.isArray(rows) ? rows : [])].map((row) => {
          const message = withPictures(row);
          return [message.clientMessageId, message];
        }),
      );
      return [...byId.values()]
        .filter((message) => message.memberId === memberId && !isReleased(message))
        .toSorted((a, b) => a.order - b.order);
    },
    change: async (message, change) => {
      const id = message.clientMessageId;
      const known = unstored.get(id);
      if (known) return void unstored.set(id, { ...known, ...change });
      await inTable("readwrite", (messages) => {
        const reading: IDBRequest<StoredMessage | undefined> = messages.get(id);
        reading.onsuccess = () => reading.result && messages.put({ ...reading.result, ...change });
        return reading;
      });
    },
    remove: async (message) => {
      const isRemoved = await inTable("readwrite", (messages) => messages.delete(message.clientMessageId));
      if (isRemoved) writeText(releasedKey(message), null);
    },
  };
}

/** A row as it is now: one from before messages had several pictures has `image`, or null there. */
function withPictures(row: StoredMessage | OldMessage): StoredMessage {
  if ("images" in row) return row;
  const { image, ...message } = row;
  return { ...message, images: image ? [{ ...image, url: null }] : [] };
}

type OldMessage = Omit<StoredMessage, "images"> & { readonly image: Omit<OutgoingPicture, "url"> | null };

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
