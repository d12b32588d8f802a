import { type ReactNode, useId } from "react";
import { Card } from "../ui/layout/Card.tsx";

/** A titled card among the settings. */
export function PlatformCard(
  { title, intro, children }: { title: string; intro?: ReactNode; children?: ReactNode },
) {
  const headingId = useId();
  return (
    <Card as="section" aria-labelledby={headingId}>
      <h2 id={headingId} className="text-lead font-semibold">{title}</h2>
      {intro && <p className="mt-0.5 text-meta text-quiet">{intro}</p>}
      {children && <div className="mt-4 flex flex-col gap-3">{children}</div>}
    </Card>
  );
}
