import { select, t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import type { AiMessage } from "#shared/assistant/ai-chat-shapes.ts";

type Noun = "answer" | "image";

interface OutcomeProps {
  /** The answer, or the last part of one that was continued. */
  readonly last: AiMessage;
  readonly isContinued: boolean;
  readonly noun: Noun;
}

/** Says why an answer is incomplete. */
export function Outcome({ last, isContinued, noun }: OutcomeProps) {
  const { state, content, imageUrl } = last;
  if (state === "withheld") {
    const hasContent = content !== "" || imageUrl !== null;
    return <Withheld isAfterText={hasContent || isContinued} text={withheldText(last, isContinued, noun)} />;
  }
  const text = outcomeText(last, isContinued, noun);
  return text && <p className={`mt-2 text-quiet ${state === "failed" ? "text-body" : "text-meta"}`}>{text}
  </p>;
}

const cutTexts = {
  length: t`This answer stopped at the model's length limit.`,
  filter: t`The AI service's own filter stopped this answer.`,
  limit: t`This answer stopped at the length limit of this server.`,
  broken: t`The AI service broke off here. Your XP is back.`,
} as const;

function outcomeText({ state, cut, content }: AiMessage, isContinued: boolean, noun: Noun): string | null {
  switch (state) {
    case "complete":
      return cut && cutTexts[cut];
    case "stopped":
      if (content) {
        return select(noun, { image: "You stopped this image.", other: "You stopped this answer." });
      }
      return isContinued
        ? t`You stopped before more came, and its XP is back.`
        : t`You stopped before anything came. Your XP is back.`;
    case "failed":
      if (isContinued) return t`The rest didn't come, and its XP is back.`;
      if (content) {
        return select(noun, {
          image: "The image broke off. Your XP is back.",
          other: "The answer broke off. Your XP is back.",
        });
      }
      if (cut === "filter") return t`The AI service's own filter let nothing through. Your XP is back.`;
      if (cut === "length") return t`The model reached its limit before it wrote anything. Your XP is back.`;
      return select(noun, {
        image: "No image came. Your XP is back.",
        other: "No answer came. Your XP is back.",
      });
    default:
      return null;
  }
}

function withheldText({ content, imageUrl, cost }: AiMessage, isContinued: boolean, noun: Noun): string {
  if (content !== "" || imageUrl !== null) {
    return select(noun, {
      image: "Your content filter keeps the rest of this image from you. What came before is paid for.",
      other: "Your content filter keeps the rest of this answer from you. What came before is paid for.",
    });
  }
  // It gave its instructions away.
  if (cost > 0) {
    return select(noun, {
      image: "This image isn't kept. Part of it had arrived, and is paid for.",
      other: "This answer isn't kept. Part of it had arrived, and is paid for.",
    });
  }
  if (isContinued) return t`Your content filter keeps the rest from you, and its XP is back.`;
  return select(noun, {
    image: "Your content filter keeps this image from you, and your XP is back.",
    other: "Your content filter keeps this answer from you, and your XP is back.",
  });
}

function Withheld({ isAfterText, text }: { readonly isAfterText: boolean; readonly text: string }) {
  return (
    <p
      key="withheld"
      className={`rounded-card bg-wash px-4 py-3 text-body text-ink ${isAfterText ? "mt-2" : ""}`}
    >
      <span>{text}</span>{" "}
      <Trans>
        You can ask in other words, or change the filter in{" "}
        <Link to="/settings" hash="content-filter-level" className="font-medium text-brand hover:underline">
          Settings
        </Link>.
      </Trans>
    </p>
  );
}
