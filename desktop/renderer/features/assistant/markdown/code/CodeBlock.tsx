import { t } from "@lingui/core/macro";
import { Children, isValidElement, type ReactNode, useState } from "react";
import { announceToScreenReaders } from "../../../../lib/announce/announce-to-screen-readers.ts";
import { platform } from "../../../../lib/platform/current-platform.ts";
import { Check } from "../../../../ui/icons/check.ts";
import { Copy } from "../../../../ui/icons/copy.ts";
import { LazyPart } from "../../../../ui/status/LazyPart.tsx";

const loadHighlightedCode = () => import("./HighlightedCode.tsx");

interface CodeBlockProps {
  readonly code: string;
  readonly language: string | null;
}

/** A block of code: its language, a button that copies it, and lines that scroll. */
export function CodeBlock({ code, language }: CodeBlockProps) {
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await platform().copyText(code);
      setCopied(true);
      announceToScreenReaders(t`Copied`);
    } catch {
      setCopied(false);
    }
  };
  const Icon = isCopied ? Check : Copy;
  return (
    <div data-words={t`Code.`} className="overflow-hidden rounded-control border border-hairline">
      <div className="flex min-h-9 items-center justify-between gap-2 bg-wash ps-3 text-meta text-quiet">
        <span>{language ?? t`Code`}</span>
        <button
          type="button"
          className="inline-flex min-h-9 items-center gap-1.5 rounded-control px-3 font-medium hover:text-ink focus-visible:-outline-offset-2 pointer-coarse:min-h-11"
          onClick={() => void copy()}
          onBlur={() => setCopied(false)}
        >
          <Icon size={15} aria-hidden="true" />
          <span>{isCopied ? t`Copied` : t`Copy code`}</span>
        </button>
      </div>
      <pre
        // A scrollable element must be reachable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        translate="no"
        dir="ltr"
        className="overflow-x-auto p-3 font-mono text-meta wrap-normal focus-visible:-outline-offset-2 [&_code]:bg-transparent [&_code]:p-0 [&_code]:text-[1em]"
      >
        {language === null ? <code>{code}</code> : (
          <LazyPart load={loadHighlightedCode} fallback={<code>{code}</code>} failure={() => <code>{code}</code>}>
            {({ HighlightedCode }) => <HighlightedCode code={code} language={language} />}
          </LazyPart>
        )}
      </pre>
    </div>
  );
}

interface CodeElement {
  readonly className?: string;
  readonly children?: ReactNode;
}

/** Returns the code and language in the children of a `pre` in an answer. */
export function extractCode(children: ReactNode): CodeBlockProps {
  const [element] = Children.toArray(children);
  if (!isValidElement<CodeElement>(element)) return { code: "", language: null };
  const { className = "", children: code } = element.props;
  return {
    code: String(code ?? ""),
    language: /language-([\w+#-]+)/.exec(className)?.[1]?.toLowerCase() ?? null,
  };
}
