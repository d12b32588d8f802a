import { t } from "@lingui/core/macro";
import { Link } from "@tanstack/react-router";
import type { KeyboardEvent, SyntheticEvent } from "react";
import { freeNote } from "#shared/assistant/free-note.ts";
import { promptMaxLength, questionMaxLength } from "#shared/assistant/ai-models.ts";
import type { CurrentUser } from "#shared/auth/contract.ts";
import { countCodePoints } from "#shared/visible-text.ts";
import { enterKeyHint, sendsMessage } from "../../../lib/keyboard/enter-key.ts";
import { showText } from "../../../lib/language/show-text.ts";
import { formatXp } from "../../../lib/text/format-counts-and-times.ts";
import { useKeyboardRoom } from "../../../lib/window/use-keyboard-room.ts";
import { CharacterCounter } from "../../../ui/composer/CharacterCounter.tsx";
import { DraftNote } from "../../../ui/composer/DraftNote.tsx";
import { IconButton } from "../../../ui/button/IconButton.tsx";
import { SendHorizontal } from "../../../ui/icons/send-horizontal.ts";
import { Square } from "../../../ui/icons/square.ts";
import type { ChatKey } from "../answers/live-answers.ts";
import type { AskedModel, ModelChoice } from "../models/model-choices.ts";
import { useSupport } from "../../moderation/offered-support.ts";
import { ModelPicker } from "../models/ModelPicker.tsx";
import { appendPrice } from "../append-price.ts";
import { questionField } from "./focus-question.ts";
import { clearAskedQuestion, useQuestionDraft, writeQuestionDraft } from "./question-draft.ts";

interface QuestionFormProps {
  readonly chatKey: ChatKey;
  readonly user: CurrentUser;
  readonly choices: readonly ModelChoice[];
  readonly chosen: ModelChoice | null;
  /** Nothing has a price (ai.26); undefined while that is not known. */
  readonly isFree: boolean | undefined;
  readonly isAnswering: boolean;
  /** False once Stop was pressed. */
  readonly canStop: boolean;
  readonly onChoose: (name: AskedModel) => void;
  readonly onSend: (text: string) => void;
  readonly onStop: () => void;
}

/** The form for questions. Stop replaces Send while an answer is written. */
export function QuestionForm(
  { chatKey, user, choices, chosen, isFree, isAnswering, canStop, onChoose, onSend, onStop }:
    QuestionFormProps,
) {
  useKeyboardRoom();
  const { text, news } = useQuestionDraft(user.id, chatKey);
  const isImage = chosen?.makes === "image";
  const question = text.trim();
  const limit = isImage ? promptMaxLength : questionMaxLength;
  const missing = chosen ? chosen.price - user.xp : 0;
  // Nobody in a crisis is told a price, or what they lack.
  const wasOffered = useSupport((support) => support.wasOffered);
  const isQuiet = isFree !== false || (wasOffered && missing > 0);
  // Also with too little XP: words of crisis are answered, and only the server knows them.
  const canSend = chosen !== null && !isAnswering && question !== "" && countCodePoints(question) <= limit;
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!canSend) return;
    onSend(question);
    clearAskedQuestion(user.id, chatKey);
  };
  const pressKey = (event: KeyboardEvent) => {
    if (sendsMessage(event)) submit(event);
  };
  return (
    <form
      aria-label={t`New question`}
      className="mx-auto w-full max-w-158 shrink-0 px-3 pb-3 sm:px-4 lg:pb-4 low:pb-0.5"
      onSubmit={submit}
    >
      {chosen && missing > 0 && !isQuiet && <TooLittleXp price={chosen.price} xp={user.xp} />}
      {!chosen && !isFree && <NoOpenModel choices={choices} />}
      <DraftNote news={news} sentText={t`Asked in another tab.`} className="mb-1.5 px-2" />
      <div className="rounded-card border border-control/80 bg-surface focus-within:border-brand low:flex low:flex-wrap low:items-end">
        <textarea
          id={questionField}
          ref={focusUnlessTouch}
          aria-label={isImage ? t`What the image shows` : t`Your question`}
          aria-describedby={`${questionField}-price`}
          placeholder={isImage ? t`Say what the image shows…` : t`Ask anything…`}
          enterKeyHint={enterKeyHint()}
          rows={1}
          value={text}
          onChange={(event) => writeQuestionDraft(user.id, chatKey, event.target.value)}
          onKeyDown={pressKey}
          className="field-sizing-content block max-h-[clamp(4.625rem,100dvh-10rem,12rem)] min-h-11 w-full resize-none overflow-y-auto bg-transparent px-4 pt-3 pb-1 outline-none wrap-anywhere placeholder:text-quiet low:min-h-9 low:min-w-31 low:flex-1 low:px-3 low:py-1.5"
        />
        <div className="flex items-center gap-2 px-1.5 pb-1.5 low:ms-auto low:gap-0 low:p-0">
          <ModelPicker choices={choices} chosen={chosen} hasPrice={!isQuiet} onChoose={onChoose} />
          <div className="ms-auto flex items-center gap-2">
            <Counter question={question} limit={limit} noun={isImage ? "prompt" : "question"} />
            {isAnswering
              ? <StopButton canStop={canStop} onStop={onStop} />
              : <SendButton price={isQuiet ? null : chosen?.price ?? null} canSend={canSend} />}
          </div>
        </div>
      </div>
      <CostLine text={isFree ? allFree : chosen && !isQuiet ? costSentence(chosen, user.xp) : null} />
    </form>
  );
}

interface CounterProps {
  readonly question: string;
  readonly limit: number;
  readonly noun: "question" | "prompt";
}

/** Only near the limit. */
function Counter({ question, limit, noun }: CounterProps) {
  if (countCodePoints(question) <= limit - 200) return null;
  return (
    <CharacterCounter
      id={`${questionField}-count`}
      text={question}
      limit={limit}
      warnAbove={limit - 50}
      noun={noun}
    />
  );
}

/** In a very low window for screen readers alone; the buttons show the price too. */
function CostLine({ text }: { readonly text: string | null }) {
  return (
    <p
      id={`${questionField}-price`}
      className="tabular mt-1.5 min-h-4.5 px-2 text-meta text-quiet low:mt-0.5 very-low:sr-only"
    >
      {text}
    </p>
  );
}

const allFree = `${showText(freeNote)} ${t`Other models and pictures have to wait a little while.`}`;

function costSentence({ makes, price }: ModelChoice, xp: number): string {
  const [cost, balance] = [formatXp(price), formatXp(xp)];
  return makes === "image"
    ? t`An image costs ${cost} XP. You have ${balance}.`
    : t`An answer costs ${cost} XP. You have ${balance}.`;
}

interface StopButtonProps {
  readonly canStop: boolean;
  readonly onStop: () => void;
}

function StopButton({ canStop, onStop }: StopButtonProps) {
  return (
    <IconButton
      label={t`Stop`}
      disabled={!canStop}
      icon={<Square size={16} fill="currentColor" aria-hidden="true" />}
      className="text-ink!"
      onClick={onStop}
    />
  );
}

interface SendButtonProps {
  /** In XP; null while no model is chosen. */
  readonly price: number | null;
  readonly canSend: boolean;
}

function SendButton({ price, canSend }: SendButtonProps) {
  return (
    <IconButton
      type="submit"
      label={appendPrice("send", price)}
      icon={<SendHorizontal size={20} aria-hidden="true" />}
      disabled={!canSend}
      className="text-brand!"
    />
  );
}

/** On a touch screen the keyboard would cover the chat. */
function focusUnlessTouch(field: HTMLTextAreaElement | null): void {
  if (field && document.activeElement === document.body && matchMedia("(pointer: fine)").matches) {
    field.focus({ preventScroll: true });
  }
}

function TooLittleXp({ price, xp }: { readonly price: number; readonly xp: number }) {
  return (
    <p
      role="status"
      className="tabular mb-2 rounded-control bg-gold-wash px-3 py-2 text-meta text-ink low:mb-1 low:py-1"
    >
      <span>{t`You need ${{ xp: formatXp(price - xp) }} more XP for this model.`}</span>{" "}
      <Link to="/shop" className="font-semibold text-brand-strong underline underline-offset-2">
        {t`Get XP`}
      </Link>
    </p>
  );
}

/** Says why nothing can be asked where every served model needs a badge that the member lacks. */
function NoOpenModel({ choices }: { readonly choices: readonly ModelChoice[] }) {
  const served = choices.filter(({ isServed }) => isServed);
  if (served.length === 0) return null;
  const tier = served.some(({ lockedUntil }) => lockedUntil === 2) ? 2 : 3;
  return (
    <p role="status" className="mb-2 rounded-control bg-wash px-3 py-2 text-meta text-ink low:mb-1 low:py-1">
      <span>
        {tier === 2
          ? t`The models here need Gold Verify or a crown.`
          : t`The models here need a Black or Gold Crown.`}
      </span>{" "}
      <Link
        to="/xp-shop"
        hash={tier === 2 ? "goldVerify" : "blackCrown"}
        className="font-semibold text-brand-strong underline underline-offset-2"
      >
        {t`See the badges`}
      </Link>
    </p>
  );
}
