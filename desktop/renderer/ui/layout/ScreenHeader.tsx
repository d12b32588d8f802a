import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { IconButton } from "../button/IconButton.tsx";

interface ScreenHeaderProps {
  title: string;
  /** Shows a Back button. */
  onBack?: () => void;
  actions?: ReactNode;
}

/** The `h1` of a screen, with Back where the screen was opened from another. */
export function ScreenHeader({ title, onBack, actions }: ScreenHeaderProps) {
  return (
    <header className="flex min-h-14 items-center gap-2 px-1 py-2">
      {onBack && (
        <IconButton label="Back" icon={<ArrowLeft size={20} aria-hidden="true" />} onClick={onBack} />
      )}
      <h1 className="min-w-0 flex-1 truncate text-title font-semibold">{title}</h1>
      {actions}
    </header>
  );
}
