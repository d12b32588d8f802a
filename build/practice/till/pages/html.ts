import { escapeHtml } from "#shared/escape-html.ts";

/** HTML that may be shown as it is. */
export interface Html {
  readonly text: string;
}

/**
 * Builds HTML; values are escaped unless they are HTML themselves, null is nothing. Named so that
 * the formatter, which rewrites what is tagged `html`, leaves the texts as they are.
 */
export function renderMarkup(
  parts: TemplateStringsArray,
  ...values: (string | Html | readonly Html[] | null)[]
): Html {
  return { text: parts.map((part, index) => part + markupOf(values[index] ?? null)).join("") };
}

function markupOf(value: string | Html | readonly Html[] | null): string {
  if (value === null) return "";
  if (typeof value === "string") return escapeHtml(value);
  return "text" in value ? value.text : value.map(({ text }) => text).join("");
}

interface Page {
  readonly title: string;
  readonly body: Html;
  readonly status?: number;
}

/** A whole page that loads nothing but its style sheet. */
export function respondWithPage({ title, body, status = 200 }: Page): Response {
  const page = renderMarkup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<link rel="stylesheet" href="/practice-till/till.css">
</head>
<body>
<main>
<p class="notice">Practice payment: no card is charged</p>
${body}
</main>
</body>
</html>
`;
  return new Response(page.text, {
    status,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "content-security-policy":
        "default-src 'none'; style-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
      // With `no-referrer` the forms would be sent with the origin "null",
      // which the server refuses.
      "referrer-policy": "same-origin",
    },
  });
}

/** `$9.99`; other currencies by their code. */
export function formatMoney(cents: number, currency: string): string {
  return (cents / 100).toLocaleString("en-US", { style: "currency", currency: currency.toUpperCase() });
}

/** `4 March 2026` */
export function formatDay(seconds: number): string {
  return new Date(seconds * 1000).toLocaleDateString("en-GB", {
    day: "numeric",
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  });
}

/** A page that says what is the matter and leads on. */
export function renderMessage(title: string, text: string, back: string, status = 200): Response {
  return respondWithPage({
    title,
    status,
    body: renderMarkup`<h1>${title}</h1>
<p>${text}</p>
<a class="button quiet" href="${back}">Back to Glimmer</a>`,
  });
}
