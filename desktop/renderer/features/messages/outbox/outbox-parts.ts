import type { DirectMessage } from "#shared/messages/shapes.ts";
import type { DelayCause, Outcome, Refusal } from "./deliver-message.ts";
import type { OutboxStorage, StoredMessage } from "./outbox-storage.ts";
import type { DeliveryOptions } from "./upload-outgoing.ts";

/** The parts of its page that a queue needs. */
export interface OutboxParts {
  readonly memberId: string;
  readonly storage: OutboxStorage;
  /** Runs `work` while no other tab runs work under this name. */
  readonly exclusively: (name: string, work: () => Promise<void>) => Promise<void>;
  readonly deliver: (
    message: StoredMessage,
    options: DeliveryOptions,
  ) => Promise<Outcome>;
  /** Whether the browser has a network. */
  readonly isOnline: () => boolean;
  readonly onSent: (message: DirectMessage) => void;
  readonly onRefused: (refusal: Refusal) => void;
  /** Called when the messages or their states change. */
  readonly onChange: () => void;
  /** Makes other tabs call `reload` after a change of the storage. */
  readonly notifyTabs: () => void;
}

/**
 * Why a message is delayed. After a failure only the first of a conversation says so, `retry` while
 * it is tried again, and those behind it wait their `turn`.
 */
export type Delay = DelayCause | "retry" | "turn";

export interface DeliveryState {
  readonly delay: Delay | null;
  readonly progress: number | null;
}

export interface Attempt {
  readonly stop: AbortController;
  progress: number | null;
}

/** A pause between two attempts. `isFromServer`: the server said how long. */
export interface Pause {
  readonly failures: number;
  readonly isFromServer: boolean;
  readonly cause: DelayCause;
  readonly timer: ReturnType<typeof setTimeout>;
}
