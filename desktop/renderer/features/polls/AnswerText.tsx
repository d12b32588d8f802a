import { getLangAndDir } from "../../lib/text/lang-and-dir.ts";

interface AnswerTextProps {
  readonly text: string;
  /** Of its post. */
  readonly language: string | null;
}

/** The words of an answer. Their line begins where the page's do, beside the mark before them. */
export function AnswerText({ text, language }: AnswerTextProps) {
  return (
    <span className="min-w-0 flex-1 text-ink wrap-anywhere">
      <bdi {...getLangAndDir(text, language)}>{text}</bdi>
    </span>
  );
}
