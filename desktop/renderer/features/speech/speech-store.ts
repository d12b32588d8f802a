import type { Post } from "#shared/posts/post-shapes.ts";
import { create } from "zustand";

/** The playing or paused post. */
export interface Sounding {
  readonly post: Post;
  readonly isPlaying: boolean;
}

/** The open question. */
interface SpeechQuestion {
  readonly kind: "price" | "removal";
  readonly post: Post;
}

interface SpeechState {
  /** Ids of posts whose audio is being generated. */
  readonly making: ReadonlySet<string>;
  readonly sounding: Sounding | null;
  readonly question: SpeechQuestion | null;
}

/** Shared by cards, the player and its dialogs. audio-player.ts has the audio element. */
export const useSpeech = create<SpeechState>(() => ({ making: new Set(), sounding: null, question: null }));

export function showSpeechQuestion(question: SpeechQuestion | null): void {
  useSpeech.setState({ question });
}

/** The state of a post's audio; null when it neither plays nor is being generated. */
export function useSpeechOf(postId: string): "making" | "playing" | "paused" | null {
  return useSpeech(({ making, sounding }) => {
    if (sounding?.post.id === postId) return sounding.isPlaying ? "playing" : "paused";
    return making.has(postId) ? "making" : null;
  });
}
