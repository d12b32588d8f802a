import { type RefObject, useEffect, useState } from "react";
import { IconButton } from "../../../ui/button/IconButton.tsx";
import { Square } from "../../../ui/icons/square.ts";
import { Volume2 } from "../../../ui/icons/volume-2.ts";
import { wordsToRead } from "./words-to-read.ts";

/**
 * Reads an answer aloud with the browser's voice: free, at once, and without sending anything. The
 * audio of a post is bought once and stored for everyone, which must not happen to a private
 * answer.
 */
export function ReadAloud({ body }: { readonly body: RefObject<HTMLElement | null> }) {
  const [isReading, setReading] = useState(false);
  useEffect(() => {
    if (!isReading) return;
    return () => speechSynthesis.cancel();
  }, [isReading]);
  if (!("speechSynthesis" in globalThis)) return null;
  const read = () => {
    const words = new SpeechSynthesisUtterance(body.current ? wordsToRead(body.current) : "");
    words.onend = () => setReading(false);
    words.onerror = () => setReading(false);
    speechSynthesis.cancel();
    speechSynthesis.speak(words);
    setReading(true);
  };
  return isReading
    ? (
      <IconButton
        label="Stop reading"
        icon={<Square size={15} fill="currentColor" aria-hidden="true" />}
        className="text-brand!"
        onClick={() => setReading(false)}
      />
    )
    : <IconButton label="Read aloud" icon={<Volume2 size={18} aria-hidden="true" />} onClick={read} />;
}
