import { html, raw } from "hono/html";
import { pathOfDeepLink } from "#shared/deep-links.ts";
import { product } from "#shared/product.ts";
import type { Ctx } from "../../../context.ts";
import { sha256 } from "../../../http/security/content-security-policy.ts";
import type { LookUps } from "./look-ups.ts";
import { findPaymentResult, type PaymentResult } from "./payment-result.ts";
import { style } from "./style.ts";

const policy = [
  "default-src 'none'",
  `style-src 'sha256-${sha256(style)}'`,
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
  const path = pathOfDeepLink(given);
  const checked = new URLSearchParams(path?.split("?")[1]);
  const result = await findPaymentResult(
    ctx,
    { payment: checked.get("payment"), sessionId: checked.get("session_id") },
    lookUps,
  );
  const text = await document(result, path === null ? `${product.scheme}://shop` : given);
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

function document({ look, title, text }: PaymentResult, link: string) {
  return html`
    <!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="robots" content="noindex">
        <meta http-equiv="refresh" content="1;url=${link}">
        <title>${title} · ${product.name}</title>
        <style>${raw(style)}</style>
      </head>
      <body>
        <main>
          <p class="name">${raw(logo)}<span>${product.name}</span></p>
          <section class="card ${look}">
            ${raw(signs[look])}
            <h1>${title}</h1>
            <p>${text}</p>
            <a href="${link}">Open ${product.name}</a>
          </section>
          <p
            class="quiet">${product
              .name} opens automatically if your browser allows it. You can then close this tab.</p>
        </main>
      </body>
    </html>
  `;
}

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
