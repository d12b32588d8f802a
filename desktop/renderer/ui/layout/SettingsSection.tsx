import { type ReactNode, useId } from "react";
import { Card } from "./Card.tsx";

interface SettingsSectionProps {
  readonly title: string;
  readonly intro?: string;
  readonly children: ReactNode;
}

export function SettingsSection({ title, intro, children }: SettingsSectionProps) {
  const headingId = useId();
  return (
    <Card as="section" aria-labelledby={headingId}>
      <h2 id={headingId} className="text-lead font-semibold">{title}</h2>
      {intro && <p className="mt-0.5 text-meta text-quiet">{intro}</p>}
      <div className="mt-4">{children}</div>
    </Card>
  );
}
