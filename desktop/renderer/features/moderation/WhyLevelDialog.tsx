import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import {
  askAboutLevel,
  getLevelReasons,
  type JudgedElement,
  type JudgedKind,
  type LevelReasons,
} from "#shared/moderation/why-contract.ts";
import { formatMediumDateTime } from "../../lib/text/format-dates.ts";
import { Button } from "../../ui/button/Button.tsx";
import { PointInTime } from "../../ui/content/PointInTime.tsx";
import { Dialog } from "../../ui/dialog/Dialog.tsx";
import { QueryFailure } from "../../ui/status/QueryFailure.tsx";
import { Skeleton } from "../../ui/status/Skeleton.tsx";
import { ModerationShield } from "./ModerationMark.tsx";
import {
  describeDecider,
  describeQuestion,
  explainAsking,
  explainElement,
  explainLevel,
  formatElementTitle,
  preliminaryText,
} from "./why-words.ts";
import { call } from "../../lib/api/call.ts";
import { toastFailure } from "../../lib/api/toast-failure.ts";
import { moderationKeys } from "../../lib/query-keys/moderation-keys.ts";

interface WhyLevelDialogProps {
  readonly about: OwnContent;
  readonly onClose: () => void;
}

/** Why one's own content has its level, who decided, and the way to a person (reasons.2). */
export function WhyLevelDialog({ about, onClose }: WhyLevelDialogProps) {
  const reasons = useLevelReasons(about);
  const asking = useAskAboutLevel(about);
  const canAsk = reasons.data?.question === "possible";
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t`Why this level?`}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>{t`Close`}</Button>
          {canAsk && (
            <Button isLoading={asking.isPending} onClick={() => asking.mutate()}>
              {t`Ask a person to look`}
            </Button>
          )}
        </>
      }
    >
      {reasons.data
        ? <Reasons reasons={reasons.data} hasAsked={asking.isSuccess} onClose={onClose} />
        : reasons.isError
        ? <QueryFailure title={t`The reasons could not be loaded`} query={reasons} />
        : <ReasonsSkeleton />}
    </Dialog>
  );
}

interface ReasonsProps {
  readonly reasons: LevelReasons;
  readonly hasAsked: boolean;
  readonly onClose: () => void;
}

function Reasons({ reasons, hasAsked, onClose }: ReasonsProps) {
  const { elements, kind, question } = reasons;
  const state = describeQuestion(reasons);
  return (
    <div className="space-y-4">
      <p className="text-quiet">{explainLevel(reasons)}</p>
      <ul className="space-y-3">
        {elements.map((element) => <Element key={element.type} element={element} />)}
      </ul>
      {question === "possible" && (
        <p className="border-t border-hairline pt-4 text-meta text-quiet">{explainAsking(kind)}</p>
      )}
      {reasons.decisionId !== null && (
        <p>
          <Link
            to="/decisions/$decisionId"
            params={{ decisionId: reasons.decisionId }}
            onClick={onClose}
            className="inline-flex min-h-6 items-center text-brand underline underline-offset-4 pointer-coarse:min-h-11"
          >
            {t`Read the decision, and how to contest it`}
          </Link>
        </p>
      )}
      {state && <QuestionState text={state} takesFocus={hasAsked} />}
    </div>
  );
}

function Element({ element }: { readonly element: JudgedElement }) {
  return (
    <li className="flex gap-3 rounded-control bg-wash px-3.5 py-3">
      <span className="mt-0.5 shrink-0">
        <ModerationShield level={element.level} size={18} />
      </span>
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{formatElementTitle(element)}</p>
        <p className="wrap-anywhere">{explainElement(element)}</p>
        <p className="mt-1 text-meta text-quiet">
          <span>{describeDecider(element)}</span>{" "}
          <span>
            <Trans>
              Since <PointInTime at={element.since} format={formatMediumDateTime} />
            </Trans>
          </span>
        </p>
        {element.isPreliminary && <p className="mt-1 text-meta text-quiet">{preliminaryText}</p>}
      </div>
    </li>
  );
}

/** How the question stands. It gets the focus of the button that it takes the place of. */
function QuestionState({ text, takesFocus }: { readonly text: string; readonly takesFocus: boolean }) {
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (takesFocus) line.current?.focus();
  }, [takesFocus]);
  return (
    <p
      ref={line}
      tabIndex={-1}
      className="rounded-sm border-t border-hairline pt-4 text-meta text-quiet focus:outline-none"
    >
      {text}
    </p>
  );
}

/** As tall as one element and the question. */
function ReasonsSkeleton() {
  return (
    <div role="status" aria-label={t`Loading the reasons`} className="space-y-4">
      <Skeleton className="h-5.5 w-3/5" />
      <Skeleton className="h-24 w-full" />
      <Skeleton className="h-13 w-full" />
    </div>
  );
}

/** One's own post, comment or message. */
interface OwnContent {
  readonly kind: JudgedKind;
  readonly id: string;
}

/** Why one's own content has its level; read anew whenever it is opened. */
function useLevelReasons(about: OwnContent) {
  const { kind, id } = about;
  return useQuery({
    queryKey: moderationKeys.levelReasons(kind, id),
    queryFn: ({ signal }) => call(getLevelReasons, { params: { kind, id } }, { signal }),
    staleTime: 0,
  });
}

/** Asks a person to look. */
function useAskAboutLevel(about: OwnContent) {
  const client = useQueryClient();
  const { kind, id } = about;
  return useMutation({
    mutationFn: () => call(askAboutLevel, { params: { kind, id } }),
    onSuccess: (reasons) => client.setQueryData(moderationKeys.levelReasons(kind, id), reasons),
    onError: (error) => {
      toastFailure(error, t`Your question could not be sent. Please try again.`);
      void client.invalidateQueries({ queryKey: moderationKeys.levelReasons(kind, id) });
    },
  });
}
