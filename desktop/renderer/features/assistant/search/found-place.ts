import { create } from "zustand";

/** The message that a search led to, to be shown and marked in its chat. */
export interface FoundPlace {
  readonly sessionId: string;
  readonly messageId: string;
  readonly words: string;
}

const useFound = create<{ readonly place: FoundPlace | null }>(() => ({ place: null }));

/** Null in any other chat than the one that it was found in. */
export function useFoundPlace(sessionId: string): FoundPlace | null {
  return useFound(({ place }) => place?.sessionId === sessionId ? place : null);
}

export function setFoundPlace(place: FoundPlace | null): void {
  useFound.setState({ place });
}
