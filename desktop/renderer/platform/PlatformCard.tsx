import type { ReactNode } from "react";
import { SettingsSection } from "../ui/layout/SettingsSection.tsx";

/** A titled card among the settings. */
export function PlatformCard(
  { title, intro, children }: { title: string; intro?: ReactNode; children?: ReactNode },
) {
  return (
    <SettingsSection title={title} intro={intro}>
      {children && <div className="flex flex-col gap-3">{children}</div>}
    </SettingsSection>
  );
}
