import { useState } from "react";

const kept = new Map<string, string>();

interface KeptText {
  readonly text: string;
  readonly write: (text: string) => void;
  /** Called once it is sent. */
  readonly forget: () => void;
}

/**
 * The text of a dialog. Closed unsent, the dialog has it again when it opens, until the page is
 * left (keys.3). `subject` says what the text is about; `otherwise` is the text where none is kept.
 */
export function useKeptText(subject: string, given?: string, otherwise = ""): KeptText {
  const [text, setText] = useState(() => given ?? kept.get(subject) ?? otherwise);
  return {
    text,
    write: (next) => {
      kept.set(subject, next);
      setText(next);
    },
    forget: () => void kept.delete(subject),
  };
}
