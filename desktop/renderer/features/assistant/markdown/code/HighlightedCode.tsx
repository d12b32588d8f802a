import { memo, useEffect, useMemo, useState } from "react";
import bash from "highlight.js/lib/languages/bash";
import c from "highlight.js/lib/languages/c";
import cpp from "highlight.js/lib/languages/cpp";
import csharp from "highlight.js/lib/languages/csharp";
import css from "highlight.js/lib/languages/css";
import diff from "highlight.js/lib/languages/diff";
import dockerfile from "highlight.js/lib/languages/dockerfile";
import go from "highlight.js/lib/languages/go";
import ini from "highlight.js/lib/languages/ini";
import java from "highlight.js/lib/languages/java";
import javascript from "highlight.js/lib/languages/javascript";
import json from "highlight.js/lib/languages/json";
import kotlin from "highlight.js/lib/languages/kotlin";
import markdown from "highlight.js/lib/languages/markdown";
import php from "highlight.js/lib/languages/php";
import python from "highlight.js/lib/languages/python";
import ruby from "highlight.js/lib/languages/ruby";
import rust from "highlight.js/lib/languages/rust";
import shell from "highlight.js/lib/languages/shell";
import sql from "highlight.js/lib/languages/sql";
import swift from "highlight.js/lib/languages/swift";
import typescript from "highlight.js/lib/languages/typescript";
import xml from "highlight.js/lib/languages/xml";
import yaml from "highlight.js/lib/languages/yaml";
import { createLowlight } from "lowlight";

const lowlight = createLowlight({
  bash,
  c,
  cpp,
  csharp,
  css,
  diff,
  dockerfile,
  go,
  ini,
  java,
  javascript,
  json,
  kotlin,
  markdown,
  php,
  python,
  ruby,
  rust,
  shell,
  sql,
  swift,
  typescript,
  xml,
  yaml,
});

/** The kinds of code that have a colour. */
type Scope = "keyword" | "string" | "number" | "comment" | "title" | "type";

interface Token {
  readonly text: string;
  readonly scope: Scope | null;
}

const scopes: Readonly<Record<string, Scope>> = {
  keyword: "keyword",
  literal: "keyword",
  "selector-tag": "keyword",
  deletion: "keyword",
  name: "keyword",
  string: "string",
  regexp: "string",
  char: "string",
  addition: "string",
  link: "string",
  code: "string",
  number: "number",
  symbol: "number",
  "template-variable": "number",
  comment: "comment",
  quote: "comment",
  meta: "comment",
  doctag: "comment",
  title: "title",
  section: "title",
  built_in: "title",
  "selector-class": "title",
  "selector-id": "title",
  type: "type",
  attr: "type",
  attribute: "type",
  property: "type",
  variable: "type",
};

export function canHighlight(language: string): boolean {
  return lowlight.registered(language);
}

/** The pieces of a code in a language that `canHighlight`, in order; together they are the code. */
export function highlight(code: string, language: string): readonly Token[] {
  const tokens: { text: string; scope: Scope | null }[] = [];
  const visit = (nodes: ReturnType<typeof lowlight.highlight>["children"], outer: Scope | null) => {
    for (const node of nodes) {
      if (node.type === "element") visit(node.children, scopeOf(node.properties.className) ?? outer);
      else if (node.type === "text") {
        const last = tokens.at(-1);
        if (last?.scope === outer) last.text += node.value;
        else tokens.push({ text: node.value, scope: outer });
      }
    }
  };
  visit(lowlight.highlight(language, code).children, null);
  return tokens;
}

function scopeOf(classes: unknown): Scope | undefined {
  const [first] = Array.isArray(classes) ? classes : [];
  return scopes[String(first).replace(/^hljs-/, "")];
}

/** A section is coloured again whenever it grows, which a typing member must not feel. */
const shortest = 12;
const longest = 60;

/**
 * Splits code that is still being written into sections, so that only the last one is coloured
 * anew with each word. A section ends where a line without indentation follows an empty one,
 * which is seldom inside a comment or a text.
 */
export function splitCode(code: string): string[] {
  const lines = code.split(/(?<=\n)/);
  const sections: string[] = [];
  let from = 0;
  lines.forEach((line, at) => {
    const length = at - from;
    const isBreak = lines[at - 1]?.trim() === "" && /^[^\s)\]}]/.test(line);
    if (length >= longest || length >= shortest && isBreak) {
      sections.push(lines.slice(from, at).join(""));
      from = at;
    }
  });
  return [...sections, lines.slice(from).join("")];
}

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
  const sections = whole === code ? [code] : splitCode(code);
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
