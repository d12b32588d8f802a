import type { DirectMessage } from "#shared/messages/shapes.ts";
import { retryDelayMs } from "#shared/realtime/reconnect-rule.ts";
import { type Outcome, plainTitle, type Refusal } from "./deliver-message.ts";
import type { Attempt, DeliveryState, OutboxParts, Pause } from "./outbox-parts.ts";
import type { MessageChange, StoredMessage } from "./outbox-storage.ts";

/** How long a tab leaves messages to the tab that stored them, which may have closed. */
const adoptAfterMs = 5_000;

/**
 * A member's unsent messages in one tab. Across all tabs those of a conversation are sent one at a
 * time and in order, each after the server's response to the one before. Every attempt has the same
 * `clientMessageId`, so that the server stores one message (messages.3).
 */
export class OutboxQueue {
  readonly #parts: OutboxParts;
  #messages: readonly StoredMessage[] = [];
  /**
   * Ids that this tab has sent or taken out; a list that was read before may still contain them.
   */
  readonly #gone = new Set<string>();
  /** Ids of messages that are not stored yet. */
  readonly #arriving = new Set<string>();
  readonly #attempts = new Map<string, Attempt>();
  readonly #pauses = new Map<string, Pause>();
  /** Conversations being sent, and whether to check for messages once more. */
  readonly #sending = new Map<string, { isAsked: boolean }>();
  #lastOrder = 0;
  #isStopped = false;
  #adoption: ReturnType<typeof setTimeout> | undefined;

  constructor(parts: OutboxParts) {
    this.#parts = parts;
  }

  messages(): readonly StoredMessage[] {
    return this.#messages;
  }

  /** Why a message waits for its next attempt, else null; how much of its pictures is uploaded. */
  deliveryStateOf({ clientMessageId, receiverId }: StoredMessage): DeliveryState {
    const attempt = this.#attempts.get(clientMessageId);
    const progress = attempt?.progress ?? null;
    const pause = this.#pauses.get(receiverId);
    if (!pause || progress !== null) return { delay: null, progress };
    if (!this.#parts.isOnline()) return { delay: "connection", progress };
    if (pause.cause !== "failure") return { delay: pause.cause, progress };
    const first = this.#waitingFor(receiverId)[0];
    if (first?.clientMessageId !== clientMessageId) return { delay: "turn", progress };
    return { delay: attempt ? "retry" : "failure", progress };
  }

  /** Reads the stored messages and sends them. */
  async start(): Promise<void> {
    await this.reload();
    this.sendWaiting();
  }

  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#adoption);
    for (const { timer } of this.#pauses.values()) clearTimeout(timer);
    for (const { stop } of this.#attempts.values()) stop.abort();
  }

  /** Shows a message at once, and sends it once it is stored. Resolves once it is stored. */
  async add(given: Omit<StoredMessage, "memberId" | "order" | "refusal">): Promise<void> {
    const order = Math.max(Date.now(), this.#lastOrder + 1);
    const message = { ...given, memberId: this.#parts.memberId, order, refusal: null };
    this.#arriving.add(message.clientMessageId);
    this.#parts.storage.hold(message);
    this.#show([...this.#messages, message]);
    await this.#parts.storage.put(message);
    this.#arriving.delete(message.clientMessageId);
    if (this.#gone.has(message.clientMessageId)) return await this.#remove(message);
    this.#parts.notifyTabs();
    this.#endPauseAndSend(message.receiverId);
  }

  /**
   * Removes an unsent message, ends its attempt and returns it; null when it is not in the queue.
   */
  takeOut(clientMessageId: string): StoredMessage | null {
    const message = this.#messages.find((one) => one.clientMessageId === clientMessageId);
    if (!message) return null;
    void this.#remove(message);
    this.#attempts.get(clientMessageId)?.stop.abort();
    return message;
  }

  /** Reads the stored messages after another tab has changed them. */
  async reload(): Promise<void> {
    const stored = await this.#parts.storage.list(this.#parts.memberId);
    if (!stored || this.#isStopped) return;
    const known = new Set(stored.map(({ clientMessageId }) => clientMessageId));
    const isMissing = ({ clientMessageId }: StoredMessage) => !known.has(clientMessageId);
    this.#show([...stored, ...this.#messages.filter(this.#isArriving).filter(isMissing)]);
    for (const [id, { stop }] of this.#attempts) if (!known.has(id)) stop.abort();
    clearTimeout(this.#adoption);
    this.#adoption = setTimeout(() => {
      for (const id of this.#receivers()) if (!this.#pauses.has(id)) this.#send(id);
    }, adoptAfterMs);
  }

  /** Sends messages that wait for a connection, when there may be one again. */
  sendWaiting(): void {
    for (const id of this.#receivers()) this.#endPauseAndSend(id);
  }

  /** Sends the messages of a conversation now: the member does not want to wait. */
  sendNow(receiverId: string): void {
    this.#endPause(receiverId);
    this.#parts.onChange();
    this.#send(receiverId);
  }

  /** The messages of a conversation that are neither sent nor refused, in order. */
  #waitingFor(id: string): readonly StoredMessage[] {
    return this.#messages.filter(({ receiverId, refusal }) => receiverId === id && refusal === null);
  }

  #endPause(receiverId: string): void {
    clearTimeout(this.#pauses.get(receiverId)?.timer);
    this.#pauses.delete(receiverId);
  }

  #receivers(): ReadonlySet<string> {
    return new Set(
      this.#messages.filter(({ refusal }) => refusal === null).map(({ receiverId }) => receiverId),
    );
  }

  /** Ends a pause, unless the server said how long it lasts. */
  #endPauseAndSend(receiverId: string): void {
    const pause = this.#pauses.get(receiverId);
    if (pause?.isFromServer) return;
    if (pause) this.#pauses.set(receiverId, { ...pause, failures: 0 });
    this.#send(receiverId);
  }

  #send(receiverId: string): void {
    const running = this.#sending.get(receiverId);
    if (running) running.isAsked = true;
    else if (!this.#isStopped) void this.#sendConversation(receiverId);
  }

  async #sendConversation(receiverId: string): Promise<void> {
    const run = { isAsked: false };
    this.#sending.set(receiverId, run);
    const name = `glimmer-outbox:${this.#parts.memberId}:${receiverId}`;
    do {
      run.isAsked = false;
      await this.#parts.exclusively(name, () => this.#sendUntilPaused(receiverId));
    } while (run.isAsked && !this.#isStopped && !this.#pauses.get(receiverId)?.isFromServer);
    this.#sending.delete(receiverId);
  }

  async #sendUntilPaused(receiverId: string): Promise<void> {
    for (let message = await this.#next(receiverId); message; message = await this.#next(receiverId)) {
      const outcome = await this.#attempt(message);
      const isTaken = this.#gone.has(message.clientMessageId);
      if (outcome.kind === "later" && !isTaken) return this.#pause(receiverId, outcome);
      this.#endPause(receiverId);
      if (outcome.kind === "sent") await this.#completeSent(message, outcome.message);
      else if (outcome.kind === "refused" && !isTaken) await this.#refuse(message, outcome.refusal);
    }
  }

  /** The first message to send; null also while it is not stored yet, since `add` sends it then. */
  async #next(receiverId: string): Promise<StoredMessage | null> {
    const stored = await this.#parts.storage.list(this.#parts.memberId) ?? this.#messages;
    if (this.#isStopped) return null;
    const [first] = [...this.#messages.filter(this.#isArriving), ...stored]
      .filter((message) => message.receiverId === receiverId && message.refusal === null)
      .filter((message) => !this.#gone.has(message.clientMessageId))
      .toSorted((a, b) => a.order - b.order);
    return first && !this.#isArriving(first) ? first : null;
  }

  async #attempt(message: StoredMessage): Promise<Outcome> {
    const { clientMessageId: id } = message;
    const attempt: Attempt = { stop: new AbortController(), progress: null };
    this.#attempts.set(id, attempt);
    this.#parts.onChange();
    const outcome = await this.#parts.deliver(message, {
      signal: attempt.stop.signal,
      onProgress: (progress) => {
        attempt.progress = progress;
        this.#parts.onChange();
      },
      keep: (images) => this.#change(message, { images }),
    });
    this.#attempts.delete(id);
    return outcome;
  }

  #pause(receiverId: string, { afterMs, cause }: Outcome & { readonly kind: "later" }): void {
    if (this.#isStopped) return;
    const before = this.#pauses.get(receiverId);
    clearTimeout(before?.timer);
    const failures = before?.failures ?? 0;
    const timer = setTimeout(
      () => this.#send(receiverId),
      afterMs ?? retryDelayMs(failures, Math.random),
    );
    this.#pauses.set(receiverId, { failures: failures + 1, isFromServer: afterMs !== null, cause, timer });
    this.#parts.onChange();
  }

  async #completeSent(message: StoredMessage, sent: DirectMessage): Promise<void> {
    this.#parts.onSent(sent);
    await this.#remove(message);
  }

  async #refuse(message: StoredMessage, refusal: Refusal): Promise<void> {
    const text = refusalText(refusal);
    this.#parts.onRefused(refusal);
    await this.#change(message, { refusal: text });
    this.#parts.notifyTabs();
  }

  async #change(message: StoredMessage, change: MessageChange): Promise<void> {
    const { clientMessageId: id } = message;
    this.#show(this.#messages.map((one) => one.clientMessageId === id ? { ...one, ...change } : one));
    await this.#parts.storage.change(message, change);
  }

  async #remove(message: StoredMessage): Promise<void> {
    this.#gone.add(message.clientMessageId);
    this.#parts.storage.release(message);
    this.#show(this.#messages);
    await this.#parts.storage.remove(message);
    this.#parts.notifyTabs();
  }

  #show(messages: readonly StoredMessage[]): void {
    this.#messages = messages.filter(({ clientMessageId }) => !this.#gone.has(clientMessageId));
    for (const { order } of messages) this.#lastOrder = Math.max(this.#lastOrder, order);
    for (const id of this.#pauses.keys()) if (this.#waitingFor(id).length === 0) this.#endPause(id);
    this.#parts.onChange();
  }

  readonly #isArriving = ({ clientMessageId }: StoredMessage): boolean => this.#arriving.has(clientMessageId);
}

function refusalText({ title, text }: Refusal): string {
  return title === plainTitle ? text : `${title}. ${text}`;
}
