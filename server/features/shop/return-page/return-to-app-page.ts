import { msg } from "@lingui/core/runtime-macro";
import { html, raw } from "hono/html";
import { parseDeepLink } from "#shared/deep-links.ts";
import { product } from "#shared/product.ts";
import { writeLangAndDir } from "#shared/language/direction.ts";
import type { Language } from "#shared/language/languages.ts";
import type { Text } from "#shared/language/text.ts";
import type { Ctx } from "../../../context.ts";
import { hashSha256 } from "../../../http/security/content-security-policy.ts";
import type { LookUps } from "./look-ups.ts";
import { findPaymentResult, type PaymentResult } from "./payment-result.ts";
import { writeText } from "../../../language/write-text.ts";

/**
 * The look of the product's own screens (desktop/renderer/ui/tokens.css), for a page without them.
 */
const style = `
:root {
  color-scheme: light dark;
  --paper: light-dark(#fbfaf7, #0f1517); --surface: light-dark(#ffffff, #161e21);
  --ink: light-dark(#1f2933, #e8ecee); --quiet: light-dark(#57626e, #9aa7b0);
  --hairline: light-dark(#e7e3da, #263136); --wash: light-dark(#f3f1ea, #1c2629);
  --brand: light-dark(#0f766e, #2dd4bf); --brand-strong: light-dark(#0b5c56, #5eead4);
  --brand-wash: light-dark(#e4f1ee, #12302e); --on-brand: light-dark(#ffffff, #06201d);
  --gold: light-dark(#856004, #f2c14e); --gold-wash: light-dark(#faf2dc, #2e2715);
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font-variant-numeric: tabular-nums;
  font: .9375rem/1.375rem "Inter Variable", Inter, system-ui, sans-serif; }
main { min-height: 100vh; min-height: 100dvh; max-width: 27rem; margin: 0 auto; padding: 2rem 1rem;
  display: flex; flex-direction: column; justify-content: center; gap: 1.5rem; }
p, h1 { margin: 0; }
.name { display: flex; align-items: center; justify-content: center; gap: .5rem; font-size: 1.25rem;
  font-weight: 600; letter-spacing: -.012em; }
.name svg { color: var(--brand); }
.card { display: flex; flex-direction: column; align-items: center; gap: .75rem; padding: 2rem 1.5rem;
  border: 1px solid var(--hairline); border-radius: .875rem; background: var(--surface); text-align: center; }
.card p { color: var(--quiet); text-wrap: balance; }
h1 { font-size: 1.25rem; line-height: 1.625rem; font-weight: 600; letter-spacing: -.012em; }
.sign { width: 3rem; height: 3rem; padding: .75rem; border-radius: 50%; background: var(--wash);
  color: var(--quiet); }
.done .sign { background: var(--brand-wash); color: var(--brand); }
.waiting .sign { background: var(--gold-wash); color: var(--gold); }
a { display: inline-flex; align-items: center; min-height: 2.75rem; margin-top: .75rem; padding: 0 1.5rem;
  border-radius: 999px; background: var(--brand); color: var(--on-brand); font-weight: 600;
  text-decoration: none; }
a:hover { background: var(--brand-strong); }
a:focus-visible { outline: 2px solid var(--brand); outline-offset: 2px; }
.quiet { color: var(--quiet); font-size: .8125rem; line-height: 1.125rem; text-align: center;
  text-wrap: balance; }
`;

const policy = [
  "default-src 'none'",
  `style-src 'sha256-${hashSha256(style)}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

/**
 * `/return-to-app?payment=…&session_id=…` (shop.4): Stripe redirects the system's browser here,
 * which opens the desktop app and says how the payment went. The link is one the app accepts, or
 * only opens the shop; it grants nothing. Works without scripts.
 */
export async function returnPage(ctx: Ctx, search: URLSearchParams, lookUps: LookUps): Promise<Response> {
  const given = `${product.scheme}://shop?${search}`;
  const path = parseDeepLink(given);
  const checked = new URLSearchParams(path?.split("?")[1]);
  const result = await findPaymentResult(
    ctx,
    { payment: checked.get("payment"), sessionId: checked.get("session_id") },
    lookUps,
  );
  const link = path === null ? `${product.scheme}://shop` : given;
  const text = await document(result, link, ctx.language);
  return new Response(String(text), {
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": policy,
      "Cache-Control": "no-store",
      // Its address names the payment.
      "Referrer-Policy": "no-referrer",
    },
  });
}

function document({ look, title, text }: PaymentResult, link: string, language: Language) {
  const write = (words: Text) => writeText(words, language);
  return html`
    <!doctype html>
    <html ${raw(writeLangAndDir(language))}>
      <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="robots" content="noindex">
        <meta http-equiv="refresh" content="1;url=${link}">
        <title>${write(title)} · ${product.name}</title>
        <style>${raw(style)}</style>
      </head>
      <body>
        <main>
          <p class="name">${raw(logo)}<span>${product.name}</span></p>
          <section class="card ${look}">
            ${raw(signs[look])}
            <h1>${write(title)}</h1>
            <p>${write(text)}</p>
            <a href="${link}">${write(open)}</a>
          </section>
          <p class="quiet">${write(opensItself)}</p>
        </main>
      </body>
    </html>
  `;
}

const open = msg`Open ${{ name: product.name }}`;
const opensItself = msg`${{
  name: product.name,
}} opens automatically if your browser allows it. You can then close this tab.`;

const logo = `<svg width="28" height="28" viewBox="0 0 32 32" aria-hidden="true">
  <path d="M6 17a10 10 0 0 1 20 0z" fill="#e8835a"/>
  <g stroke="currentColor" stroke-width="2.6" stroke-linecap="round">
    <path d="M3.5 20.8h25"/><path d="M8.5 25h15"/><path d="M13.2 29.2h5.6"/>
  </g>
</svg>`;

function sign(lines: string): string {
  return `<svg class="sign" width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="currentColor" ` +
    `stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${lines}</svg>`;
}

/** As the icons of the interface (Lucide): check, clock, arrow back. */
const signs: Readonly<Record<PaymentResult["look"], string>> = {
  done: sign('<path d="M20 6 9 17l-5-5"/>'),
  waiting: sign('<circle cx="12" cy="12" r="10"/><path d="M12 6v6l4 2"/>'),
  nothing: sign('<path d="m12 19-7-7 7-7"/><path d="M19 12H5"/>'),
};
