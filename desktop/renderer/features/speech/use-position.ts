import { useEffect, useState } from "react";
import { currentSound } from "./player.ts";

export interface Position {
  /** Seconds. */
  readonly at: number;
  /** Seconds; 0: not known yet. */
  readonly length: number;
}

/** Where the sound is, for as long as this one sounds, and the way to move it. */
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
    // Shown before the sound is there: the next key counts from here.
    setPosition(({ length }) => ({ at, length }));
  };
  return { ...position, seek };
}

/** 1:05 */
export function formatSeconds(seconds: number): string {
  const whole = Math.floor(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}
