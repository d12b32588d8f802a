import type { ReactNode } from "react";
import { Card } from "./Card.tsx";
import { getSectionId } from "./settings-heading.ts";

interface SettingsSectionProps {
  readonly title: string;
  readonly intro?: ReactNode;
  readonly children?: ReactNode;
}

export function SettingsSection({ title, intro, children }: SettingsSectionProps) {
  const headingId = getSectionId(title);
  return (
    <Card as="section" aria-labelledby={headingId}>
      <h2
        id={headingId}
        data-settings-section=""
        tabIndex={-1}
        className="scroll-mt-32 lg:scroll-mt-20 text-lead font-semibold outline-none"
      >
        {title}
      </h2>
      {intro && <p className="mt-0.5 text-meta text-quiet">{intro}</p>}
      {children && <div className="mt-4">{children}</div>}
    </Card>
  );
}
