import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import type { CurrentUser } from "#shared/auth/contract.ts";
import { getMemberStats } from "#shared/members/contract.ts";
import { DiscardDraft } from "../../../ui/composer/DiscardDraft.tsx";
import { DraftNote } from "../../../ui/composer/DraftNote.tsx";
import { DropZone } from "../../../ui/composer/DropZone.tsx";
import { Card } from "../../../ui/layout/Card.tsx";
import { ScreenHeader } from "../../../ui/layout/ScreenHeader.tsx";
import { DraftCopyNote } from "../../drafts/DraftMark.tsx";
import { DraftsLink } from "../../drafts/DraftsLink.tsx";
import type { DraftCopy } from "../../drafts/use-draft-copy.ts";
import { LisaMention } from "../../assistant/LisaMention.tsx";
import { DescriptionQuestion } from "../../media/use-description-gate.tsx";
import { ComposerAttachments, type ComposerQuotation, UploadWait } from "./ComposerAttachments.tsx";
import { ComposerBar } from "./ComposerBar.tsx";
import { ComposerCover, ComposerOptions } from "./ComposerOptions.tsx";
import { ComposerPoll } from "./ComposerPoll.tsx";
import { hasContent, type Prefill } from "./post-draft.ts";
import { useComposer } from "./use-composer.ts";
import { call } from "../../../lib/api/call.ts";
import { memberKeys } from "../../../lib/query-keys/member-keys.ts";
import type { Elements } from "../../../ui/elements.ts";
import { Avatar, type AvatarMember } from "../../../ui/content/Avatar.tsx";
import { CompletingText } from "../../../ui/composer/CompletingText.tsx";

interface ComposerProps {
  readonly member: CurrentUser;
  readonly prefill: Prefill;
  readonly quote: ComposerQuotation | null;
  readonly onBack: () => void;
  /** Opens the draft without a quote. */
  readonly onQuoteRemoved: () => void;
}

/** Writes a post. The draft survives a failed attempt, a reload and leaving the screen. */
export function Composer({ member, prefill, quote, onBack, onQuoteRemoved }: ComposerProps) {
  const { control, pictures, descriptions, copy, submission } = useComposer(
    member,
    quote?.id ?? null,
    prefill,
  );
  const { draft, write, discard } = control;
  const { isPosting, isUploading, submit, cancel } = submission;
  const hasPictures = pictures.pictures.length > 0;
  const add = (files: readonly File[]) => void pictures.add(files);
  return (
    <>
      <ScreenHeader
        title={t`Create post`}
        onBack={onBack}
        actions={
          <ComposerActions
            copy={copy}
            hasContent={hasContent(draft) || draft.poll !== null}
            isDisabled={isPosting}
            onDiscard={discard}
          />
        }
      />
      <DropZone isDisabled={isPosting} onFiles={add}>
        <Card as="section" data-composer className="px-4 pt-4 sm:px-5 sm:pt-5">
          <ComposerCover control={control} submission={submission} />
          <ComposerText
            member={member}
            content={draft.content}
            hasImage={hasPictures || draft.poll !== null || quote !== null}
            isDisabled={isPosting}
            ideas={<FirstPostIdeas memberId={member.id} />}
            onChange={(content) => write({ content })}
            onSubmit={submit}
          />
          <ComposerAttachments
            control={control}
            pictures={pictures}
            quote={quote}
            isDisabled={isPosting}
            onQuoteRemoved={onQuoteRemoved}
          />
          <ComposerPoll control={control} submission={submission} />
          {isUploading && <UploadWait onCancel={cancel} />}
          <DraftNote news={control.news} sentText={t`Posted in another tab.`} className="mt-3 sm:ms-13" />
          <LisaMention text={draft.content} postId={null} className="mt-3 sm:ms-13" />
          <DraftCopyNote
            copy={copy}
            isDisabled={isPosting}
            onSave={submission.schedule}
            className="mt-3 empty:hidden sm:ms-13"
          />
          <ComposerOptions control={control} submission={submission} copy={copy} />
          <ComposerBar control={control} submission={submission} copy={copy} onFiles={add} />
        </Card>
      </DropZone>
      <DescriptionQuestion gate={descriptions} />
    </>
  );
}

interface ComposerActionsProps {
  readonly copy: DraftCopy;
  readonly hasContent: boolean;
  readonly isDisabled: boolean;
  readonly onDiscard: () => void;
}

function ComposerActions({ copy, hasContent, isDisabled, onDiscard }: ComposerActionsProps) {
  return (
    <>
      <DraftsLink openId={copy.id} />
      {hasContent && (
        <DiscardDraft
          isDisabled={isDisabled}
          isScheduled={copy.publishAt !== null}
          onDiscard={() => {
            onDiscard();
            copy.endDiscarded();
          }}
        />
      )}
    </>
  );
}

/**
 * A line of ideas on the empty field of a member who has not posted yet (product.14). It lies on
 * the field and takes no space, so that nothing moves when it comes or goes.
 */
function FirstPostIdeas({ memberId }: { readonly memberId: string }) {
  const { data } = useQuery({
    queryKey: memberKeys.stats(memberId),
    queryFn: ({ signal }) => call(getMemberStats, { params: { id: memberId } }, { signal }),
  });
  if (data?.postsCount !== 0) return null;
  return (
    <p className="pointer-events-none absolute inset-x-0 top-11 text-meta text-quiet low:hidden">
      {t`For a first post, one sentence is enough: a walk you took, a song that helped, something kind you saw, or what you look forward to.`}
    </p>
  );
}

interface ComposerTextProps {
  readonly member: AvatarMember;
  readonly content: string;
  /** Leaves less empty space above an image. */
  readonly hasImage: boolean;
  readonly isDisabled: boolean;
  /** Drawn on the empty field, below its placeholder. */
  readonly ideas?: Elements;
  readonly onChange: (content: string) => void;
  readonly onSubmit: () => void;
}

function ComposerText(
  { member, content, hasImage, isDisabled, ideas, onChange, onSubmit }: ComposerTextProps,
) {
  return (
    <div className="flex gap-3">
      <Avatar member={member} />
      <div className="relative min-w-0 flex-1">
        <CompletingText
          hasFocus
          aria-label={t`Post text`}
          aria-describedby="composer-count"
          placeholder={t`What lifted you today?`}
          text={content}
          readOnly={isDisabled}
          onTextChange={onChange}
          onSubmit={onSubmit}
          className={`field-sizing-content w-full resize-none bg-transparent py-2 text-lead outline-none wrap-anywhere placeholder:text-quiet ${
            hasImage ? "min-h-18" : "min-h-36 low:min-h-24"
          }`}
        />
        {content === "" && !hasImage && ideas}
      </div>
    </div>
  );
}
