import { t } from "@lingui/core/macro";
import { product } from "#shared/product.ts";
import { earnings } from "#shared/xp/earnings.ts";
import { showText } from "../../lib/language/show-text.ts";
import { copyAddress } from "../../lib/navigation/copy-address.ts";
import { platform } from "../../lib/platform/current-platform.ts";
import { Button } from "../../ui/button/Button.tsx";
import { Dialog } from "../../ui/dialog/Dialog.tsx";
import { TextField } from "../../ui/form/TextFields.tsx";
import { Copy } from "../../ui/icons/copy.ts";
import { Share2 } from "../../ui/icons/share-2.ts";

interface ReferralDialogProps {
  readonly username: string;
  readonly onClose: () => void;
}

/** The member's own invitation link; both get XP once the friend has verified (posts.15, xp.4). */
export function ReferralDialog({ username, onClose }: ReferralDialogProps) {
  const path = `/register?ref=${encodeURIComponent(username)}`;
  const url = platform().publicAddress(path);
  const xp = String(earnings.referral.amount);
  const share = async () => {
    try {
      await navigator.share({ title: product.name, text: showText(product.tagline), url });
    } catch (error) {
      // Closing the system's share sheet is not a failure.
      if (!(error instanceof DOMException && error.name === "AbortError")) void copyAddress(path);
    }
  };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t`Be a Reference`}
      description={t`Invite a friend: you both get ${xp} XP once they have joined and verified their email.`}
      footer={
        <>
          <Button
            variant="secondary"
            icon={<Copy size={16} aria-hidden="true" />}
            onClick={() => void copyAddress(path)}
          >
            {t`Copy link`}
          </Button>
          <Button icon={<Share2 size={16} aria-hidden="true" />} onClick={() => void share()}>
            {t({ message: "Share", context: "verb" })}
          </Button>
        </>
      }
    >
      <TextField label={t`Your link`} readOnly value={url} onFocus={(event) => event.target.select()} />
    </Dialog>
  );
}
