import { localTexts } from "../../../lib/storage/guarded-storage.ts";

const storageKey = "glimmer.push";

/** The subscription of this browser that the server has last got, and of whom. */
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
