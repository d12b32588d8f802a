import { html } from "hono/html";
import { pathOfDeepLink } from "#shared/deep-links.ts";
import { product } from "#shared/product.ts";
import { page } from "./html-page.ts";

/**
 * `/return-to-app?payment=…&session_id=…` (shop.4): Stripe redirects the system's browser
 * here, which opens the desktop app. The link is one the app accepts, or only opens the
 * shop; it grants nothing.
 */
export function returnPage(search: URLSearchParams): Promise<Response> {
  const given = `${product.scheme}://shop?${search}`;
  const link = pathOfDeepLink(given) === null ? `${product.scheme}://shop` : given;
  const body = html`
    <meta http-equiv="refresh" content="0;url=${link}">
    <h1>Back to ${product.name}</h1>
    <p>The app should have come to the front. You can close this tab.</p>
    <p><a href="${link}">Open ${product.name}</a></p>
  `;
  return page(`Back to ${product.name}`, body);
}
