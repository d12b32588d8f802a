import { localTexts } from "../../../lib/storage/guarded-storage.ts";

const storageKey = "glimmer.push";

/** The push subscription that this browser last sent to the server, and the member it was for. */
export interface SentPush {
  readonly memberId: string;
  readonly endpoint: string;
}

export function readSentPush(memberId: string): SentPush | null {
  const [owner = "", endpoint = ""] = (localTexts.getItem(storageKey) ?? "").split(" ");
  return owner === memberId ? { memberId, endpoint } : null;
}

export function rememberSentPush({ memberId, endpoint }: SentPush): void {
  localTexts.setItem(storageKey, `${memberId} ${endpoint}`);
}

export function forgetSentPush(): void {
  localTexts.removeItem(storageKey);
}
