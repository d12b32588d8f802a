import { t } from "@lingui/core/macro";
import { Link } from "@tanstack/react-router";
import { guessLanguage } from "#shared/language/guess-language.ts";
import { getIconButtonClass, IconButton } from "../button/IconButton.tsx";
import type { Elements } from "../elements.ts";
import { ArrowLeft } from "../icons/arrow-left.ts";

interface ScreenHeaderProps {
  title: string;
  /** Shows a Back button. */
  onBack?: () => void;
  /** Shows Back as a link to an address. */
  backTo?: string;
  actions?: Elements;
}

const arrow = <ArrowLeft size={20} aria-hidden="true" />;

/**
 * The `h1` of a screen, with Back when the screen was opened from another. Actions without room
 * beside the title stand below it.
 */
export function ScreenHeader({ title, onBack, backTo, actions }: ScreenHeaderProps) {
  return (
    <header className="flex min-h-14 flex-wrap items-center gap-2 px-1 py-2 low:min-h-11 low:py-0">
      <div className="flex max-w-full min-w-0 flex-auto items-center gap-2">
        {onBack && <IconButton label={t`Back`} icon={arrow} onClick={onBack} />}
        {backTo && (
          <Link to={backTo} aria-label={t`Back`} data-tooltip={t`Back`} className={getIconButtonClass()}>
            {arrow}
          </Link>
        )}
        <h1 className="min-w-0 truncate text-title font-semibold">
          <bdi lang={guessLanguage(title)}>{title}</bdi>
        </h1>
      </div>
      {actions}
    </header>
  );
}
