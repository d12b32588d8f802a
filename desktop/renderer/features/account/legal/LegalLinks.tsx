import { t } from "@lingui/core/macro";
import type { LegalText } from "#shared/account/legal-notice.ts";

const texts: Readonly<Record<LegalText, { label: string; href: string }>> = {
  terms: { label: t`Terms of Service`, href: "/terms" },
  privacy: { label: t`Privacy Policy`, href: "/privacy" },
};

/** Links to these texts as a part of a sentence; each opens in a new tab. */
export function LegalLinks({ of }: { readonly of: readonly LegalText[] }) {
  return (
    <span>
      {of.map((text, index) => (
        <span key={text}>
          {index > 0 && <span>{" and "}</span>}
          <a
            href={texts[text].href}
            target="_blank"
            rel="noreferrer"
            className="font-medium text-brand underline underline-offset-3"
          >
            {texts[text].label}
          </a>
        </span>
      ))}
    </span>
  );
}
