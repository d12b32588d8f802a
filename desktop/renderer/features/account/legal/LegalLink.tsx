import type { ReactNode } from "react";

interface LegalLinkProps {
  readonly to: "/terms" | "/privacy";
  readonly children: ReactNode;
}

/** A link to a legal text in a sentence; it opens in a new tab. */
export function LegalLink({ to, children }: LegalLinkProps) {
  return (
    <a
      href={to}
      target="_blank"
      rel="noreferrer"
      className="font-medium text-brand underline underline-offset-3"
    >
      {children}
    </a>
  );
}
