import { msg } from "@lingui/core/runtime-macro";
import { escapeHtml } from "#shared/escape-html.ts";
import { isolateName } from "#shared/isolate-name.ts";
import { writeLangAndDir } from "#shared/language/direction.ts";
import type { Language } from "#shared/language/languages.ts";
import type { Text } from "#shared/language/text.ts";
import { product } from "#shared/product.ts";
import { writeText } from "../../language/write-text.ts";
import type { Mail } from "./mailer.ts";

/** The content of a mail; both parts are made from it. */
interface Letter {
  readonly to: string;
  /** The recipient's. */
  readonly language: Language;
  readonly subject: Text;
  /** The name of the recipient, when it is known. */
  readonly name?: string;
  readonly paragraphs: readonly Text[];
  /** The mail's link, if there is one. */
  readonly action?: { readonly label: Text; readonly url: string };
  /** Less prominent sentences below the action. */
  readonly notes: readonly Text[];
}

/** A letter in its recipient's language. */
interface Written {
  readonly language: Language;
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly action: { readonly label: string; readonly url: string } | undefined;
  readonly notes: readonly string[];
}

/** Turns a letter into its plain text and HTML parts. */
export function composeMail(letter: Letter): Mail {
  const { to, language, subject, name, paragraphs, action, notes } = letter;
  const write = (text: Text) => writeText(text, language);
  const written: Written = {
    language,
    subject: write(subject),
    paragraphs: [greet(name), ...paragraphs].map(write),
    action: action && { label: write(action.label), url: action.url },
    notes: notes.map(write),
  };
  return { to, subject: written.subject, text: composePlainText(written), html: composeHtml(written) };
}

function composePlainText({ language, paragraphs, action, notes }: Written): string {
  const blocks = [...paragraphs, ...(action ? [`${action.label}:\n${action.url}`] : []), ...notes];
  const tagline = writeText(msg`${{ product: product.name }}: ${{ tagline: product.tagline }}`, language);
  return `${blocks.join("\n\n")}\n\n${tagline}\n`;
}

function composeHtml({ language, subject, paragraphs, action, notes }: Written): string {
  const lines = paragraphs.map((text) => `<p>${escapeHtml(text)}</p>`);
  if (action) {
    const url = escapeHtml(action.url);
    const open = writeText(msg`If the button does not work, open this address:`, language);
    lines.push(`<p><a class="action" href="${url}">${escapeHtml(action.label)}</a></p>`);
    lines.push(`<p class="quiet">${escapeHtml(open)}<br><a href="${url}">${url}</a></p>`);
  }
  lines.push(...notes.map((text) => `<p class="quiet">${escapeHtml(text)}</p>`));
  const langAndDir = writeLangAndDir(language);
  // On `main` too: mail programs that show it within their own page leave the document's tags out.
  return `<!doctype html>
<html ${langAndDir}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${style}</style>
</head>
<body>
<main ${langAndDir}>
<p class="name">${product.name}</p>
${lines.join("\n")}
</main>
</body>
</html>
`;
}

function greet(name: string | undefined): Text {
  return name === undefined ? msg`Hello,` : msg`Hello ${{ name: isolateName(name) }},`;
}

const style = `
:root { color-scheme: light dark; }
body { margin: 0; padding: 24px 12px; background: #fbfaf7; color: #1f2933; font: 16px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; }
main { max-width: 520px; margin: 0 auto; padding: 24px; background: #ffffff; border: 1px solid #e7e3da; border-radius: 14px; }
p { margin: 0 0 16px; }
a { color: #0f766e; overflow-wrap: anywhere; }
.name { font-weight: 600; color: #0f766e; }
.action { display: inline-block; padding: 12px 20px; border-radius: 10px; background: #0f766e; color: #ffffff; font-weight: 600; text-decoration: none; }
.quiet { font-size: 14px; color: #5b6672; }
@media (prefers-color-scheme: dark) {
  body { background: #0f1517; color: #e8ecee; }
  main { background: #161e21; border-color: #263136; }
  a, .name { color: #2dd4bf; }
  .action { background: #2dd4bf; color: #0f1517; }
  .quiet { color: #9aa7b0; }
}
`;
