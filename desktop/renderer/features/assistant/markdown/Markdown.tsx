import { t } from "@lingui/core/macro";
import { memo, type ReactNode, useId, useRef } from "react";
import ReactMarkdown, { type Components } from "react-markdown";
import remarkCjkFriendly from "remark-cjk-friendly/parseOnly";
import remarkGfm from "remark-gfm";
import { getLangAndDir } from "../../../lib/text/lang-and-dir.ts";
import { answerBlocks, parseFencedCode } from "./answer-blocks.ts";
import { CodeBlock, extractCode } from "./code/CodeBlock.tsx";
import { markFormulas, placeFormulas } from "./formula/formula-marks.ts";
import { giveTextsElements } from "./text-elements.ts";
import { useCutEnds } from "../../../ui/layout/use-cut-ends.ts";
import { LazyPart } from "../../../ui/status/LazyPart.tsx";

const loadFormula = () => import("./formula/DrawnFormula.tsx");

interface FormulaInAnswerProps {
  readonly tex: string;
  /** It has a line of its own. */
  readonly isDisplay: boolean;
  /** Its end has not come yet, so that it can't be drawn. */
  readonly isUnfinished: boolean;
}

/**
 * A formula; until it can be drawn, and where it can't be, its TeX in quiet letters. With each word
 * of an answer its whole paragraph renders again, and its formulas need not.
 */
const FormulaInAnswer = memo(function FormulaInAnswer(
  { tex, isDisplay, isUnfinished }: FormulaInAnswerProps,
) {
  const written = <WrittenFormula tex={tex} isDisplay={isDisplay} />;
  if (isUnfinished) return written;
  return (
    <LazyPart load={loadFormula} fallback={written} failure={() => written}>
      {({ DrawnFormula }) => <DrawnFormula tex={tex} isDisplay={isDisplay} written={written} />}
    </LazyPart>
  );
});

function WrittenFormula({ tex, isDisplay }: Omit<FormulaInAnswerProps, "isUnfinished">) {
  return (
    <code
      translate="no"
      className={`font-mono text-[0.875em] whitespace-pre-wrap text-quiet ${isDisplay ? "block" : ""}`}
    >
      {tex}
    </code>
  );
}

interface MarkdownProps {
  readonly text: string;
  /** The text still grows. */
  readonly isWriting?: boolean;
}

/**
 * Renders an answer's Markdown. Raw HTML shows as text, since nothing parses it; images show as
 * their description; links leave the app as those in posts do. Nothing in it is drawn outside its
 * box, whatever a formula asks for.
 */
export const Markdown = memo(function Markdown({ text, isWriting = false }: MarkdownProps) {
  const blocks = answerBlocks(text);
  return (
    <div
      {...getLangAndDir(text)}
      className="space-y-3 overflow-clip wrap-anywhere [overflow-clip-margin:0.5rem]"
    >
      {blocks.map((block, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- only the last one changes, or one is added
        <Block key={at} text={block} isWriting={isWriting && at === blocks.length - 1} />
      ))}
    </div>
  );
});

const Block = memo(function Block({ text, isWriting }: Required<MarkdownProps>) {
  const id = useId();
  const fenced = parseFencedCode(text);
  // A long program would be read as Markdown again with each word.
  if (fenced) return <CodeBlock {...fenced} />;
  if (nestedTooDeep.test(text)) return <WrittenText text={text} />;
  const marked = markFormulas(text, isWriting);
  try {
    // Called, since only so is it caught here that it can't be read. It has no hooks.
    return ReactMarkdown({
      remarkPlugins,
      rehypePlugins: [placeFormulas(marked.formulas), giveTextsElements],
      remarkRehypeOptions: { clobberPrefix: `answer${id}` },
      components,
      children: marked.text,
    });
  } catch {
    return <WrittenText text={text} />;
  }
});

/** Reading more lists and quotations in each other takes seconds, and ends in an error. */
const nestedTooDeep = /^(?:[ \t]*(?:>|[-*+][ \t]|\d{1,9}[.)][ \t])){60}/m;

/**
 * Shows text that can't be read as Markdown: the member has paid for its words, and can copy them.
 */
function WrittenText({ text }: { readonly text: string }) {
  return <p className="whitespace-pre-wrap">{text}</p>;
}

// CommonMark alone leaves the stars of bold text beside Chinese and Japanese punctuation.
const remarkPlugins = [remarkGfm, remarkCjkFriendly, readLineBreaks];

// The screen's own heading is h1, and no level may be missing below it.
const components: Components = {
  h1: ({ children }) => <h2 className="pt-1 text-title font-semibold">{children}</h2>,
  h2: ({ children }) => <h2 className="pt-1 text-lead font-semibold">{children}</h2>,
  h3: ({ children }) => <h3 className="font-semibold">{children}</h3>,
  h4: ({ children }) => <h4 className="font-semibold">{children}</h4>,
  h5: ({ children }) => <h5 className="font-semibold">{children}</h5>,
  h6: ({ children }) => <h6 className="font-semibold text-quiet">{children}</h6>,
  ul: ({ children }) => <ul className="list-disc space-y-1 ps-5">{children}</ul>,
  ol: ({ children, start }) => <ol start={start} className="list-decimal space-y-1 ps-6">{children}</ol>,
  blockquote: ({ children }) => (
    <blockquote className="space-y-3 border-s-2 border-hairline ps-4 text-quiet">{children}</blockquote>
  ),
  hr: () => <hr className="border-hairline" />,
  a: ({ href, children }) => <OutwardLink href={href}>{children}</OutwardLink>,
  img: ({ alt }) => <span className="text-quiet">{alt ? t`[Image: ${alt}]` : t`[Image]`}</span>,
  input: ({ checked }) => <span>{checked ? "☑" : "☐"}</span>,
  pre: ({ children }) => <CodeBlock {...extractCode(children)} />,
  code: ({ children, node }) => {
    const { dataTex, dataDisplay, dataUnfinished } = node?.properties ?? {};
    if (typeof dataTex === "string") {
      return (
        <FormulaInAnswer
          tex={dataTex}
          isDisplay={dataDisplay === true}
          isUnfinished={dataUnfinished === true}
        />
      );
    }
    return (
      <code translate="no" className="rounded-sm bg-wash px-1 py-0.5 font-mono text-[0.875em]">
        {children}
      </code>
    );
  },
  table: ({ children }) => <AnswerTable>{children}</AnswerTable>,
  th: ({ children, style }) => (
    <th scope="col" style={style} className="border border-hairline bg-wash px-3 py-1.5 font-semibold">
      {children}
    </th>
  ),
  td: ({ children, style }) => (
    <td style={style} className="min-w-24 border border-hairline px-3 py-1.5 align-top">{children}</td>
  ),
};

interface OutwardLinkProps {
  readonly href: string | undefined;
  readonly children: React.ReactNode;
}

/**
 * Only complete web and mail addresses are links, since a model does not know the app's addresses.
 */
function OutwardLink({ href, children }: OutwardLinkProps) {
  if (!href || !/^(https?:\/\/|mailto:)/i.test(href)) return <span>{children}</span>;
  return (
    <a
      href={href}
      title={href}
      target="_blank"
      rel="noopener noreferrer nofollow ugc"
      className="text-brand underline decoration-brand/40 underline-offset-2 hover:decoration-brand"
    >
      {children}
    </a>
  );
}

/** The parts of an answer's nodes that this reads. */
interface MarkdownNode {
  type: string;
  value?: string;
  children?: MarkdownNode[];
}

/**
 * Turns `<br>`, which models write in the cells of tables, into a line break. All other HTML
 * stays text.
 */
function readLineBreaks() {
  return breakLines;
}

function breakLines(node: MarkdownNode): void {
  for (const child of node.children ?? []) {
    if (child.type === "html" && /^<br\s*\/?>$/i.test(child.value ?? "")) {
      child.type = "break";
      delete child.value;
    } else breakLines(child);
  }
}

/** A table that scrolls within itself and fades where it is cut. */
function AnswerTable({ children }: { readonly children?: ReactNode }) {
  const region = useRef<HTMLDivElement>(null);
  const cutEnds = useCutEnds(region);
  return (
    <div
      ref={region}
      role="region"
      aria-label={t`Table`}
      data-cut={cutEnds}
      // A table that scrolls must be reachable by keyboard.
      tabIndex={cutEnds === "" ? undefined : 0}
      className="fade-cut-ends overflow-x-auto focus-visible:mask-none"
    >
      <table className="border-collapse text-start tabular wrap-break-word">{children}</table>
    </div>
  );
}
