import { t } from "@lingui/core/macro";
import { useState } from "react";
import { IconButton } from "../../ui/button/IconButton.tsx";
import { LazyOverlay } from "../../ui/dialog/LazyOverlay.tsx";
import { Clock } from "../../ui/icons/clock.ts";

const loadDialog = () => import("./schedule/ScheduleDialog.tsx");

interface ScheduleButtonProps {
  /** When the post is published by itself; null: it is not scheduled yet. */
  readonly publishAt: string | null;
  readonly isDisabled: boolean;
  readonly onChoose: (publishAt: string) => void;
}

/** Lets a member choose when the post is published (posts.27). */
export function ScheduleButton({ publishAt, isDisabled, onChoose }: ScheduleButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <IconButton
        label={t`Schedule`}
        icon={<Clock size={20} aria-hidden="true" />}
        disabled={isDisabled}
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <LazyOverlay load={loadDialog} onClose={close}>
          {({ ScheduleDialog }) => (
            <ScheduleDialog
              publishAt={publishAt}
              onClose={close}
              onChoose={(at) => {
                close();
                onChoose(at);
              }}
            />
          )}
        </LazyOverlay>
      )}
    </>
  );
}
