import { t } from "@lingui/core/macro";
import type { PostAudiences } from "#shared/posts/post-audience.ts";
import { Button } from "../../../ui/button/Button.tsx";
import { Dialog } from "../../../ui/dialog/Dialog.tsx";
import { AudienceFields } from "./AudienceFields.tsx";

interface AudienceDialogProps {
  readonly audiences: PostAudiences;
  readonly onChange: (change: Partial<PostAudiences>) => void;
  readonly onClose: () => void;
}

/** Chooses who may answer what is being written. */
export function AudienceDialog({ audiences, onChange, onClose }: AudienceDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t`Who may answer`}
      description={t`For this post. You can change it later.`}
      footer={<Button onClick={onClose}>{t`Done`}</Button>}
    >
      <AudienceFields audiences={audiences} onChange={onChange} />
    </Dialog>
  );
}
