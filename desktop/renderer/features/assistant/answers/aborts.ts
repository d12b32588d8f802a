import type { ChatKey } from "./live-answers.ts";

/** What ends the streams that are read, by their chats. */
const aborts = new Map<ChatKey, AbortController>();

export function newAbort(key: ChatKey): AbortController {
  const abort = new AbortController();
  aborts.set(key, abort);
  return abort;
}

export function abortOf(key: ChatKey): AbortController | undefined {
  return aborts.get(key);
}

export function forgetAbort(key: ChatKey): void {
  aborts.delete(key);
}
