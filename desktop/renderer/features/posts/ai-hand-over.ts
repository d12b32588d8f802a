const contentKey = "aiResponseContent";
const imageKey = "aiResponseImage";

type HandOverStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** An answer of the assistant on its way into a post, in local storage (A§2). Either may be empty. */
interface AiResponse {
  readonly content: string;
  readonly imageUrl: string;
}

/** Leaves an answer for the composer. Throws when the browser stores nothing. */
export function handOverAiResponse(storage: HandOverStorage, { content, imageUrl }: AiResponse): void {
  storage.setItem(contentKey, content);
  storage.setItem(imageKey, imageUrl);
}

/** The answer left for the composer, taken away by reading it. */
export function takeAiResponse(storage: HandOverStorage): AiResponse {
  return { content: take(storage, contentKey), imageUrl: take(storage, imageKey) };
}

function take(storage: HandOverStorage, key: string): string {
  try {
    const kept = storage.getItem(key) ?? "";
    storage.removeItem(key);
    return kept;
  } catch {
    return "";
  }
}
