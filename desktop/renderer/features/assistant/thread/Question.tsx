import { t } from "@lingui/core/macro";
import { useState } from "react";
import { guessLanguage } from "#shared/language/guess-language.ts";
import { questionMaxLength } from "#shared/assistant/ai-models.ts";
import type { AiMessage } from "#shared/assistant/ai-chat-shapes.ts";
import { sendsAnywhere } from "../../../lib/keyboard/enter-key.ts";
import { pageLanguage } from "../../../lib/language/page-language.ts";
import { getLangAndDir } from "../../../lib/text/lang-and-dir.ts";
import { Button } from "../../../ui/button/Button.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { IconButton } from "../../../ui/button/IconButton.tsx";
import { Copy } from "../../../ui/icons/copy.ts";
import { Pencil } from "../../../ui/icons/pencil.ts";
import { copyText } from "./copy-text.ts";
import { appendPrice } from "../append-price.ts";
import { limitTo } from "../../../ui/form/limit-to.ts";
import { ChevronLeft } from "../../../ui/icons/chevron-left.ts";
import { ChevronRight } from "../../../ui/icons/chevron-right.ts";
import { focusIfPressed, useShowQuestion } from "./use-show-question.ts";

interface QuestionProps {
  readonly message: AiMessage;
  /** The price of another answer, in XP; null when it cannot be asked for. */
  readonly resendPrice: number | null;
  /** An answer is under way in the chat. */
  readonly isAnswering: boolean;
  readonly onResend: (text: string) => void;
}

/**
 * The member's question. It can be copied, and edited and asked again; its versions are kept.
 */
export function Question({ message, resendPrice, isAnswering, onResend }: QuestionProps) {
  const [isEditing, setEditing] = useState(false);
  if (isEditing) {
    return (
      <EditQuestion
        text={message.content}
        price={resendPrice}
        isAnswering={isAnswering}
        isKept={message.sessionId !== null}
        onCancel={() => setEditing(false)}
        onResend={(text) => {
          setEditing(false);
          onResend(text);
        }}
      />
    );
  }
  return (
    <div className="flex flex-col items-end">
      <div className="max-w-[85%] rounded-card rounded-ee-sm bg-brand-wash border-hairline forced-colors:border print:border px-4 py-2.5 text-ink">
        <p {...getLangAndDir(message.content)} className="whitespace-pre-wrap wrap-anywhere">
          <bdi lang={pageLanguage} className="sr-only">{t`You asked:`}{" "}</bdi>
          <span>{message.content}</span>
        </p>
      </div>
      <div
        className={classNames(
          "mt-1 flex items-center",
          message.versions
            ? "-mb-2"
            : "pointer-fine:-mb-4 pointer-fine:opacity-0 group-hover:opacity-100 group-focus-within:opacity-100",
        )}
      >
        <IconButton
          label={t`Copy question`}
          icon={<Copy size={16} aria-hidden="true" />}
          className="size-8! pointer-coarse:size-11!"
          onClick={() => void copyText(message.content)}
        />
        {resendPrice !== null && (
          <IconButton
            label={t`Edit and resend`}
            icon={<Pencil size={16} aria-hidden="true" />}
            className="size-8! pointer-coarse:size-11!"
            onClick={() => setEditing(true)}
          />
        )}
        {message.versions && (
          <VersionSwitcher question={message} versions={message.versions} isDisabled={isAnswering} />
        )}
      </div>
    </div>
  );
}

interface EditQuestionProps {
  readonly text: string;
  /** In XP; null while it cannot be asked, such as while another tab's question is answered. */
  readonly price: number | null;
  readonly isAnswering: boolean;
  /** Whether the chat is stored, with the former version. */
  readonly isKept: boolean;
  readonly onCancel: () => void;
  readonly onResend: (text: string) => void;
}

function EditQuestion(
  { text: before, price, isAnswering, isKept, onCancel, onResend }: EditQuestionProps,
) {
  const [text, setText] = useState(before);
  const canResend = price !== null && text.trim() !== "";
  return (
    <form
      className="rounded-card border border-brand bg-surface p-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (canResend) onResend(text.trim());
      }}
    >
      <textarea
        ref={focusOnce}
        lang={guessLanguage(text)}
        aria-label={t`Edit your question`}
        aria-describedby="ai-edit-hint"
        {...limitTo(questionMaxLength)}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (sendsAnywhere(event)) {
            event.preventDefault();
            event.currentTarget.form?.requestSubmit();
          }
          if (event.key === "Escape") {
            event.stopPropagation();
            onCancel();
          }
        }}
        className="field-sizing-content block max-h-60 min-h-16 w-full resize-none bg-transparent text-body outline-none"
      />
      <div className="mt-2 flex flex-wrap items-center justify-end gap-2">
        <p id="ai-edit-hint" className="me-auto text-meta text-quiet">
          {isAnswering
            ? t`You can resend it when the answer in this chat is complete.`
            : isKept
            ? t`The former version stays: you can go back to it.`
            : t`The answer and everything after it are replaced.`}
        </p>
        <Button variant="secondary" size="sm" onClick={onCancel}>{t`Cancel`}</Button>
        <Button type="submit" size="sm" disabled={!canResend}>
          {appendPrice("resend", price)}
        </Button>
      </div>
    </form>
  );
}

/** The same function each time it is drawn, so that the focus is not taken again later. */
function focusOnce(field: HTMLTextAreaElement | null): void {
  field?.focus();
}

interface VersionSwitcherProps {
  readonly question: AiMessage;
  readonly versions: readonly string[];
  /** No other branch is shown while an answer is under way. */
  readonly isDisabled: boolean;
}

/**
 * Which version of an edited question is shown, and the way to those before and after it (ai.24).
 */
function VersionSwitcher({ question, versions, isDisabled }: VersionSwitcherProps) {
  const show = useShowQuestion();
  const place = versions.indexOf(question.id);
  const step = (by: -1 | 1) => {
    const id = versions[place + by];
    return {
      // Not `disabled`, which would drop the focus at the last version.
      "aria-disabled": id === undefined || isDisabled || show.isPending,
      onClick: () => {
        if (id === undefined || isDisabled || show.isPending) return;
        show.mutate({ id, focuses: by });
      },
    };
  };
  return (
    <div role="group" aria-label={t`Versions of this question`} className="flex items-center">
      <IconButton
        label={t`Earlier version`}
        ref={(button) => focusIfPressed(button, question.id, -1)}
        icon={<ChevronLeft size={16} aria-hidden="true" />}
        className="size-8! pointer-coarse:size-11! aria-disabled:cursor-not-allowed aria-disabled:opacity-50"
        {...step(-1)}
      />
      <span className="tabular text-meta text-quiet" aria-live="polite">
        {t`${{ place: place + 1 }} of ${{ count: versions.length }}`}
      </span>
      <IconButton
        label={t`Later version`}
        ref={(button) => focusIfPressed(button, question.id, 1)}
        icon={<ChevronRight size={16} aria-hidden="true" />}
        className="size-8! pointer-coarse:size-11! aria-disabled:cursor-not-allowed aria-disabled:opacity-50"
        {...step(1)}
      />
    </div>
  );
}
