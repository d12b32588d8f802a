import { t } from "@lingui/core/macro";
import type { LegalNotice } from "#shared/account/legal-notice.ts";
import type { CurrentUser } from "#shared/auth/contract.ts";
import { formatDate } from "../../../lib/text/format-dates.ts";
import { IconButton } from "../../../ui/button/IconButton.tsx";
import { X } from "../../../ui/icons/x.ts";
import { LegalLinks } from "./LegalLinks.tsx";
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
      className="mb-3 flex items-start gap-2 rounded-card border border-hairline bg-brand-wash py-3 pr-2 pl-5"
    >
      <p className="min-w-0 flex-1 py-1.5 text-pretty">
        Our <LegalLinks of={notice.texts} /> will change on{" "}
        <span>{formatDate(notice.date)}</span>. You can read the new text now; nothing else to do until then.
      </p>
      <IconButton label={t`Dismiss`} icon={<X size={18} aria-hidden="true" />} onClick={dismiss} />
    </section>
  );
}
