import type { ReactNode } from "react";
import { Logo } from "../Logo.tsx";
import type { Elements } from "../../ui/elements.ts";

interface StatusScreenProps {
  title: string;
  body: ReactNode;
  action: ReactNode;
  /** More actions, and content that can still be read. */
  children?: Elements;
  /** Announce at once: for failures. */
  isAlert?: boolean;
  /** Shown inside a page that has its own main landmark. */
  isNested?: boolean;
}

/** A whole page with one message and one action. Uses neither router nor data. */
export function StatusScreen(
  { title, body, action, children, isAlert = false, isNested = false }: StatusScreenProps,
) {
  const Element = isNested ? "div" : "main";
  return (
    <Element
      id={isNested ? undefined : "main"}
      className="flex min-h-[80dvh] flex-col items-center justify-center gap-3 px-6 py-16 text-center"
    >
      <Logo size={48} />
      <div role={isAlert ? "alert" : undefined} className="mt-3 flex flex-col items-center gap-2">
        <h1 className="text-heading font-semibold">{title}</h1>
        <p className="max-w-100 text-lead text-balance text-quiet">{body}</p>
      </div>
      <div className="mt-4">{action}</div>
      {children}
    </Element>
  );
}
