import { useEffect, useState } from "react";
import { currentSound } from "./audio-player.ts";

export interface Position {
  /** Seconds. */
  readonly at: number;
  /** Seconds; 0 until it is known. */
  readonly length: number;
}

/** Position and length of the audio while this post plays, and a way to seek. */
export function usePosition(postId: string): Position & { readonly seek: (seconds: number) => void } {
  const [position, setPosition] = useState<Position>({ at: 0, length: 0 });
  useEffect(() => {
    const sound = currentSound();
    if (!sound) return;
    const read = () => {
      const { currentTime: at, duration } = sound;
      setPosition({ at, length: Number.isFinite(duration) ? duration : 0 });
    };
    read();
    const events = ["timeupdate", "durationchange", "seeked"];
    for (const event of events) sound.addEventListener(event, read);
    return () => {
      for (const event of events) sound.removeEventListener(event, read);
    };
  }, [postId]);
  const seek = (at: number) => {
    const sound = currentSound();
    if (!sound) return;
    sound.currentTime = at;
    // Shown before the audio has moved, so that the next key press starts from here.
    setPosition(({ length }) => ({ at, length }));
  };
  return { ...position, seek };
}

export function formatSeconds(seconds: number): string {
  const whole = Math.floor(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}
