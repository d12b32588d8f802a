import { memo, useEffect, useMemo, useState } from "react";
import { codeSections } from "./code-sections.ts";
import { canHighlight, highlight, type Scope } from "./highlight.ts";

/** Longer code stays plain: nobody reads it here, and its colours would take half a second. */
const maxLength = 20_000;

/** Once code has not grown for this long, it is coloured as a whole, in milliseconds. */
const restMs = 400;

interface CodeProps {
  readonly code: string;
  readonly language: string;
}

/**
 * Code in colours. A complete one is drawn plain first and coloured in a task of its own, so that a
 * chat with many opens at once; one that is being written is coloured section by section.
 */
export function HighlightedCode({ code, language }: CodeProps) {
  const [first] = useState(code);
  const [whole, setWhole] = useState<string | null>(null);
  const isKnown = code.length <= maxLength && canHighlight(language);
  const isGrowing = code !== first;
  useEffect(() => {
    if (!isKnown) return;
    const timer = setTimeout(() => setWhole(code), isGrowing ? restMs : 0);
    return () => clearTimeout(timer);
  }, [code, isKnown, isGrowing]);
  if (!isKnown || !isGrowing && whole !== code) return <code>{code}</code>;
  const sections = whole === code ? [code] : codeSections(code);
  return (
    <code>
      {sections.map((section, at) => (
        <Colours key={`${sections.length === 1}${at}`} code={section} language={language} />
      ))}
    </code>
  );
}

const Colours = memo(function Colours({ code, language }: CodeProps) {
  const tokens = useMemo(() => highlight(code, language), [code, language]);
  // oxlint-disable-next-line react/no-array-index-key -- tokens have no other identity
  return tokens.map(({ text, scope }, at) => (
    <span key={at} className={scope ? colours[scope] : undefined}>{text}</span>
  ));
});

const colours: Readonly<Record<Scope, string>> = {
  keyword: "text-code-keyword",
  string: "text-code-string",
  number: "text-code-number",
  comment: "text-code-comment",
  title: "text-code-title",
  type: "text-code-type",
};
