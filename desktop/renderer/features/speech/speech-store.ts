import type { Post } from "#shared/posts/shapes.ts";
import { create } from "zustand";

/** What sounds or pauses. */
export interface Sounding {
  readonly post: Post;
  readonly isPlaying: boolean;
}

/** What the member is asked before it happens. */
interface SpeechQuestion {
  readonly kind: "price" | "removal";
  readonly post: Post;
}

interface SpeechState {
  /** Posts whose audio is being made. */
  readonly making: ReadonlySet<string>;
  /** One in the whole app. */
  readonly sounding: Sounding | null;
  readonly question: SpeechQuestion | null;
}

/** What every card, the player and its dialogs agree on. The sound itself is player.ts's. */
export const useSpeech = create<SpeechState>(() => ({ making: new Set(), sounding: null, question: null }));

export function askSpeech(question: SpeechQuestion | null): void {
  useSpeech.setState({ question });
}

/** Where a post's audio stands for the member; null: there is none, or none is playing. */
export function useSpeechOf(postId: string): "making" | "playing" | "paused" | null {
  return useSpeech(({ making, sounding }) => {
    if (sounding?.post.id === postId) return sounding.isPlaying ? "playing" : "paused";
    return making.has(postId) ? "making" : null;
  });
}
