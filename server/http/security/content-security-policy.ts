import { createHash } from "node:crypto";

/**
 * The origins of Stripe's card form, its fields' frames and its bank calls, as its security guide
 * lists them.
 */
const stripeScripts = " https://js.stripe.com https://*.js.stripe.com";
const stripeSources = [
  "connect-src 'self' https://api.stripe.com",
  `frame-src${stripeScripts} https://hooks.stripe.com`,
];

interface PolicyOptions {
  /** The page contains Stripe's card form: /checkout with real keys, and no other (shop.7). */
  readonly holdsStripe?: boolean;
  /** Where published pictures and audio are read (storage.4); null: here alone. */
  readonly cdnOrigin?: string | null;
}

/**
 * The content security policy of the web app's page. Scripts come from our own files; the one
 * inline script, which sets the theme before the first paint, is allowed by its hash, taken from
 * the built page. Inline styles are allowed, since dialogs and menus are positioned with them.
 */
export function getPageSecurityPolicy(
  html: string,
  { holdsStripe = false, cdnOrigin = null }: PolicyOptions = {},
): string {
  const inline = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)];
  const hashes = inline.map(([, script = ""]) => ` 'sha256-${hashSha256(script)}'`).join("");
  const files = cdnOrigin === null ? "" : ` ${cdnOrigin}`;
  return [
    "default-src 'self'",
    `script-src 'self'${hashes}${holdsStripe ? stripeScripts : ""}`,
    ...(holdsStripe ? stripeSources : []),
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob:${files}`,
    `media-src 'self' blob:${files}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/** The hash source of a policy. Browsers hash the script's text with `\n` line endings. */
export function hashSha256(text: string): string {
  return createHash("sha256").update(text.replaceAll("\r\n", "\n")).digest("base64");
}
