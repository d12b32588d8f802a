import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import type { LegalNotice, LegalText } from "#shared/account/legal-notice.ts";
import type { CurrentUser } from "#shared/auth/contract.ts";
import { formatDate } from "../../../lib/text/format-dates.ts";
import { IconButton } from "../../../ui/button/IconButton.tsx";
import { X } from "../../../ui/icons/x.ts";
import { LegalLink } from "./LegalLink.tsx";
import { markLegalNoticeSeen } from "./legal-seen.ts";

interface LegalBannerProps {
  readonly user: CurrentUser;
  readonly notice: Exclude<LegalNotice, { readonly kind: "none" }>;
  readonly onDismiss: () => void;
}

/** Announces changed legal texts before they take effect. */
export function LegalBanner({ user, notice, onDismiss }: LegalBannerProps) {
  const dismiss = () => {
    markLegalNoticeSeen(user.id);
    onDismiss();
  };
  return (
    <section
      aria-label={t`Changed legal texts`}
      className="mb-3 flex items-start gap-2 rounded-card border border-hairline bg-brand-wash py-3 pe-2 ps-5"
    >
      <p className="min-w-0 flex-1 py-1.5 text-pretty">
        <Announcement texts={notice.texts} date={formatDate(notice.date)} />
      </p>
      <IconButton label={t`Dismiss`} icon={<X size={18} aria-hidden="true" />} onClick={dismiss} />
    </section>
  );
}

function Announcement({ texts, date }: { readonly texts: readonly LegalText[]; readonly date: string }) {
  if (texts.length > 1) {
    return (
      <span key="both">
        <Trans>
          Our <LegalLink to="/terms">Terms of Service</LegalLink> and{" "}
          <LegalLink to="/privacy">Privacy Policy</LegalLink> will change on{" "}
          <span>{date}</span>. You can read the new text now; nothing else to do until then.
        </Trans>
      </span>
    );
  }
  return texts[0] === "privacy"
    ? (
      <span key="privacy">
        <Trans>
          Our <LegalLink to="/privacy">Privacy Policy</LegalLink> will change on{" "}
          <span>{date}</span>. You can read the new text now; nothing else to do until then.
        </Trans>
      </span>
    )
    : (
      <span key="terms">
        <Trans>
          Our <LegalLink to="/terms">Terms of Service</LegalLink> will change on{" "}
          <span>{date}</span>. You can read the new text now; nothing else to do until then.
        </Trans>
      </span>
    );
}
