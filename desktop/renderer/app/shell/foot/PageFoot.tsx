import { t } from "@lingui/core/macro";
import { classNames } from "../../../ui/class-names.ts";
import { LanguageLinks } from "../../../lib/language/LanguageLinks.tsx";
import { footLinkClass } from "../../../ui/layout/foot-link-class.ts";
import { FootLinks } from "./FootLinks.tsx";
import { footLinks, legalLinks } from "./foot-links.ts";

interface PageFootProps {
  readonly isForVisitors?: boolean;
  readonly className?: string;
}

/** The foot of a page without a right column (shell.8). */
export function PageFoot({ isForVisitors = false, className }: PageFootProps) {
  return (
    <footer
      className={classNames("px-3 pt-3 pb-[calc(var(--covered-bottom)+1rem)] sm:px-4", className)}
    >
      <FootLinks label={t`Footer`} links={isForVisitors ? legalLinks : footLinks} />
      {isForVisitors && (
        <LanguageLinks className="flex flex-wrap gap-x-4 px-1 text-meta" linkClass={footLinkClass} />
      )}
    </footer>
  );
}
