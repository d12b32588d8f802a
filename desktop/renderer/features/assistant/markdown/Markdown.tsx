import { memo, useId } from "react";
import ReactMarkdown, { type Components } from "react-markdown";
import remarkGfm from "remark-gfm";
import { langAndDir } from "../../../lib/text/lang-and-dir.ts";
import { CodeBlock } from "./CodeBlock.tsx";
import { giveTextsElements } from "./text-elements.ts";

/**
 * Renders an answer's Markdown. Raw HTML shows as text, since nothing parses it; images show as
 * their description; links leave the app as those in posts do.
 */
export const Markdown = memo(function Markdown({ text }: { readonly text: string }) {
  const id = useId();
  return (
    <div {...langAndDir(text)} className="space-y-3 wrap-anywhere">
      <ReactMarkdown
        remarkPlugins={remarkPlugins}
        rehypePlugins={rehypePlugins}
        remarkRehypeOptions={{ clobberPrefix: `answer${id}` }}
        components={components}
      >
        {text}
      </ReactMarkdown>
    </div>
  );
});

const remarkPlugins = [remarkGfm];
const rehypePlugins = [giveTextsElements];

// The screen's own headings are h1 and h2.
const components: Components = {
  h1: ({ children }) => <h3 className="pt-1 text-title font-semibold">{children}</h3>,
  h2: ({ children }) => <h3 className="pt-1 text-lead font-semibold">{children}</h3>,
  h3: ({ children }) => <h4 className="font-semibold">{children}</h4>,
  h4: ({ children }) => <h5 className="font-semibold">{children}</h5>,
  h5: ({ children }) => <h6 className="font-semibold">{children}</h6>,
  h6: ({ children }) => <h6 className="font-semibold text-quiet">{children}</h6>,
  ul: ({ children }) => <ul className="list-disc space-y-1 pl-5">{children}</ul>,
  ol: ({ children, start }) => <ol start={start} className="list-decimal space-y-1 pl-6">{children}</ol>,
  blockquote: ({ children }) => (
    <blockquote className="space-y-3 border-l-2 border-hairline pl-4 text-quiet">{children}</blockquote>
  ),
  hr: () => <hr className="border-hairline" />,
  a: ({ href, children }) => <OutwardLink href={href}>{children}</OutwardLink>,
  img: ({ alt }) => <span className="text-quiet">{`[Image${alt ? `: ${alt}` : ""}]`}</span>,
  input: ({ checked }) => <span>{checked ? "☑" : "☐"}</span>,
  pre: ({ children }) => <CodeBlock>{children}</CodeBlock>,
  code: ({ children }) => (
    <code className="rounded-sm bg-wash px-1 py-0.5 font-mono text-[0.875em]">{children}</code>
  ),
  table: ({ children }) => (
    <div
      role="region"
      aria-label="Table"
      // A scrollable element must be reachable by keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="overflow-x-auto"
    >
      <table className="border-collapse text-left tabular wrap-break-word">{children}</table>
    </div>
  ),
  th: ({ children }) => (
    <th scope="col" className="border border-hairline bg-wash px-3 py-1.5 font-semibold">{children}</th>
  ),
  td: ({ children }) => <td className="min-w-24 border border-hairline px-3 py-1.5 align-top">{children}</td>,
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
