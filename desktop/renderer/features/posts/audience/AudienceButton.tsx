import { t } from "@lingui/core/macro";
import { useState } from "react";
import type { PostAudiences } from "#shared/posts/post-audience.ts";
import { useSession } from "../../../lib/session/session.ts";
import { Button } from "../../../ui/button/Button.tsx";
import { LazyOverlay } from "../../../ui/dialog/LazyOverlay.tsx";
import { UsersRound } from "../../../ui/icons/users-round.ts";

const loadDialog = () => import("./AudienceDialog.tsx");

interface AudienceButtonProps {
  readonly audiences: PostAudiences;
  readonly isDisabled: boolean;
  readonly onChange: (change: Partial<PostAudiences>) => void;
}

/** Opens the choice of who may answer, beside the language of a post that is being written. */
export function AudienceButton({ audiences, isDisabled, onChange }: AudienceButtonProps) {
  const { user } = useSession();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  // A server of the release before would publish it for everyone's answers.
  if (user && (user.foldsNewcomers as unknown) === undefined) return null;
  const isLimited = audiences.commentsFrom !== "everyone" || audiences.quotesFrom !== "everyone";
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        icon={<UsersRound size={18} aria-hidden="true" />}
        aria-haspopup="dialog"
        disabled={isDisabled}
        className={`px-2 font-normal ${isLimited ? "text-ink" : "text-quiet"}`}
        onClick={() => setOpen(true)}
      >
        {/* A phone has room for all options in one row as long as nothing is chosen. */}
        <span className={isLimited ? undefined : "max-sm:sr-only"}>
          {isLimited ? t`Who may answer: not everyone` : t`Who may answer`}
        </span>
      </Button>
      {isOpen && (
        <LazyOverlay load={loadDialog} onClose={close}>
          {({ AudienceDialog }) => (
            <AudienceDialog audiences={audiences} onChange={onChange} onClose={close} />
          )}
        </LazyOverlay>
      )}
    </>
  );
}
