import type { TextStorage } from "../../lib/storage/guarded-storage.ts";

const contentKey = "aiResponseContent";
const imageKey = "aiResponseImage";

/** The assistant's answer on its way to the composer, in local storage. Either may be empty. */
interface AiResponse {
  readonly content: string;
  readonly imageUrl: string;
}

/** Stores an answer for the composer. */
export function handOverAiResponse(storage: TextStorage, { content, imageUrl }: AiResponse): void {
  storage.setItem(contentKey, content);
  storage.setItem(imageKey, imageUrl);
}

/** Returns the stored answer and removes it. */
export function takeAiResponse(storage: TextStorage): AiResponse {
  return { content: takeItem(storage, contentKey), imageUrl: takeItem(storage, imageKey) };
}

function takeItem(storage: TextStorage, key: string): string {
  const kept = storage.getItem(key) ?? "";
  storage.removeItem(key);
  return kept;
}
