import { html, raw } from "hono/html";
import type { HtmlEscapedString } from "hono/utils/html";
import { product } from "#shared/product.ts";
import { writeLangAndDir } from "#shared/language/direction.ts";
import type { Language } from "#shared/language/languages.ts";
import type { GeneratedText } from "../../http/static/generated-text.ts";
import { hashSha256 } from "../../http/security/content-security-policy.ts";

type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

const style = `
:root { color-scheme: light dark; --line: light-dark(#e4e1da, #2b3437); --quiet: light-dark(#5d676b, #9fb0b5);
  --paper: light-dark(#fbfaf7, #0f1517); --card: light-dark(#fff, #161e21); --brand: light-dark(#0b6b66, #5fd0c5); }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 60rem; padding: 2rem 1rem 6rem; background: var(--paper);
  font: 1rem/1.55 system-ui, sans-serif; }
h1 { font-size: 1.75rem; line-height: 1.2; margin: 0 0 .5rem; }
h2 { font-size: 1.125rem; margin: 2.5rem 0 .75rem; }
p { margin: .25rem 0; }
a { color: var(--brand); }
.quiet { color: var(--quiet); }
details, article { background: var(--card); border: 1px solid var(--line); border-radius: .75rem;
  padding: .75rem 1rem; margin: .5rem 0; overflow-wrap: anywhere; }
summary { cursor: pointer; }
code, pre { font: .875rem/1.5 ui-monospace, monospace; }
pre { overflow-x: auto; white-space: pre-wrap; margin: .5rem 0 0; }
.method { display: inline-block; min-width: 4.5em; font-weight: 700; color: var(--brand); }
h3 { font-size: .875rem; margin: 1rem 0 0; }
`;

const policy = [
  "default-src 'none'",
  `style-src 'sha256-${hashSha256(style)}'`,
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join("; ");

/** A small page without scripts and external resources; light or dark like the reader's system. */
export async function renderPageText(title: string, body: Html, language: Language): Promise<GeneratedText> {
  const text = await html`
    <!doctype html>
    <html ${raw(writeLangAndDir(language))}>
      <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <title>${title} · ${product.name}</title>
        <style>${raw(style)}</style>
      </head>
      <body>
        <main>${body}</main>
      </body>
    </html>
  `;
  return {
    text: String(text),
    headers: [["Content-Type", "text/html; charset=utf-8"], ["Content-Security-Policy", policy]],
  };
}

/** A small page as an uncached response. */
export async function renderPage(title: string, body: Html, language: Language): Promise<Response> {
  const { text, headers } = await renderPageText(title, body, language);
  return new Response(text, { headers: headers.map(([name, value]) => [name, value]) });
}
