import { t } from "@lingui/core/macro";
import type { ReactNode } from "react";
import { isInEffect } from "#shared/account/legal-notice.ts";
import { getServerDate } from "../../lib/clock/server-time.ts";
import { formatDate } from "../../lib/text/format-dates.ts";
import type { Elements } from "../../ui/elements.ts";
import { ArrowLeft } from "../../ui/icons/arrow-left.ts";

interface LegalPageProps {
  title: string;
  /** Calendar date of the text's version (legal.1, legal.3). */
  version: string;
  intro: ReactNode;
  children: Elements;
}

/**
 * The frame of a legal text: a way back, the title, the date and the sections. The text itself is
 * English in every language of the pages.
 */
export function LegalPage({ title, version, intro, children }: LegalPageProps) {
  return (
    <article className="mx-auto max-w-[42rem] pt-6">
      <a
        href="/"
        className="-ms-1 inline-flex min-h-11 items-center gap-2 rounded-control px-1 font-medium text-brand no-underline hover:underline"
      >
        <ArrowLeft size={18} aria-hidden="true" />
        {t`Back to Home`}
      </a>
      <h1 lang="en" dir="ltr" className="mt-6 text-section font-semibold">{title}</h1>
      <p className="mt-2 text-body text-quiet">{t`Last updated: ${{ date: formatDate(version) }}`}</p>
      {!isInEffect(version, getServerDate()) && (
        <p className="text-body text-quiet">
          {t`This text is in force now for whoever joins today. For members who joined before, it takes effect on that date.`}
        </p>
      )}
      <p lang="en" dir="ltr" className="mt-6 border-s-2 border-dawn ps-5 text-lead text-pretty">{intro}</p>
      <div lang="en" dir="ltr">{children}</div>
    </article>
  );
}
