import type { ReactNode } from "react";
import { Card } from "./Card.tsx";
import { getSectionId } from "./settings-heading.ts";

interface SettingsSectionProps {
  /** The hash of its address, for a section that others lead to; by default its title. */
  readonly id?: string;
  readonly title: string;
  readonly intro?: ReactNode;
  readonly children?: ReactNode;
}

export function SettingsSection({ title, id = getSectionId(title), intro, children }: SettingsSectionProps) {
  return (
    <Card as="section" aria-labelledby={id}>
      <h2
        id={id}
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
