import { t } from "@lingui/core/macro";
import { describeAnswered } from "#shared/messages/preview.ts";
import type { AnsweredMessage } from "#shared/messages/shapes.ts";
import { isolateName } from "#shared/isolate-name.ts";
import { pageDirection } from "../../../../lib/language/page-direction.ts";
import { showText } from "../../../../lib/language/show-text.ts";
import { MemberName } from "../../../../ui/content/MemberName.tsx";

interface AnsweredLineProps {
  readonly answered: AnsweredMessage;
  /** The name of who wrote it; null for the member. */
  readonly senderName: string | null;
  readonly tabIndex: 0 | -1;
  readonly onShow: (messageId: string) => void;
}

/** The message that an answer answers, above its words: leads to it. */
export function AnsweredLine({ answered, senderName, tabIndex, onShow }: AnsweredLineProps) {
  return (
    <button
      type="button"
      data-answered={answered.id}
      tabIndex={tabIndex}
      className="relative mx-1.5 mt-1.5 block max-w-[calc(100%-0.75rem)] min-h-11 rounded-control border-s-3 border-brand bg-surface/70 px-2.5 py-1 text-start transition-colors hover:bg-surface forced-colors:border"
      onClick={() => onShow(answered.id)}
    >
      <span className="sr-only">{sayAnswered(answered, senderName)}</span>
      <span aria-hidden="true">
        <AnsweredWords answered={answered} senderName={senderName} />
      </span>
    </button>
  );
}

/** Words of either direction begin below the name; shortened, each loses its own end. */
const alignment = { textAlign: pageDirection === "rtl" ? "right" : "left" } as const;

/** Who wrote a message, and what it says, in two lines. */
export function AnsweredWords({ answered, senderName }: Pick<AnsweredLineProps, "answered" | "senderName">) {
  return (
    <>
      <span className="block truncate text-meta font-semibold text-brand">
        {senderName === null ? t`You` : <MemberName name={senderName} />}
      </span>
      <span dir="auto" style={alignment} className="block truncate text-meta text-quiet">
        {wordsOf(answered)}
      </span>
    </>
  );
}

export function sayAnswered(answered: AnsweredMessage, senderName: string | null): string {
  const words = wordsOf(answered);
  return senderName === null
    ? t`In answer to you: ${words}`
    : t`In answer to ${{ name: isolateName(senderName) }}: ${words}`;
}

/** Blank where a server could not say what it is. */
function wordsOf(answered: AnsweredMessage): string {
  return describeAnswered(answered, showText) || t`Message`;
}
