import { Children, isValidElement, type ReactNode, useRef, useState } from "react";
import { announceToScreenReaders } from "../../../lib/announce/announce-to-screen-readers.ts";
import { platform } from "../../../lib/platform/current-platform.ts";
import { Check } from "../../../ui/icons/check.ts";
import { Copy } from "../../../ui/icons/copy.ts";

/** A block of code: its language, a button that copies it, and lines that scroll. */
export function CodeBlock({ children }: { readonly children?: ReactNode }) {
  const block = useRef<HTMLPreElement>(null);
  const [isCopied, setCopied] = useState(false);
  const language = languageOf(children);
  const copy = async () => {
    try {
      await platform().copyText(block.current?.textContent ?? "");
      setCopied(true);
      announceToScreenReaders("Copied");
    } catch {
      setCopied(false);
    }
  };
  const Icon = isCopied ? Check : Copy;
  return (
    <div className="overflow-hidden rounded-control border border-hairline">
      <div className="flex min-h-9 items-center justify-between gap-2 bg-wash pl-3 text-meta text-quiet">
        <span>{language ?? "Code"}</span>
        <button
          type="button"
          className="inline-flex min-h-9 items-center gap-1.5 rounded-control px-3 font-medium hover:text-ink focus-visible:-outline-offset-2 pointer-coarse:min-h-11"
          onClick={() => void copy()}
          onBlur={() => setCopied(false)}
        >
          <Icon size={15} aria-hidden="true" />
          <span>{isCopied ? "Copied" : "Copy code"}</span>
        </button>
      </div>
      <pre
        ref={block}
        // A scrollable element must be reachable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="overflow-x-auto p-3 font-mono text-meta wrap-normal focus-visible:-outline-offset-2 [&_code]:bg-transparent [&_code]:p-0 [&_code]:text-[1em]"
      >
        {children}
      </pre>
    </div>
  );
}

function languageOf(children: ReactNode): string | null {
  const [code] = Children.toArray(children);
  if (!isValidElement<{ readonly className?: string }>(code)) return null;
  return /language-([\w+#-]+)/.exec(code.props.className ?? "")?.[1] ?? null;
}
