import { createHash } from "node:crypto";

/**
 * Returns the content security policy of the app's page. Scripts come from the bundle; the one
 * inline script, which sets the theme before the first paint, is allowed by its hash. The page
 * reaches nothing but the app, which holds the socket.
 *
 * `allow-popups` lets links with a `target` reach the window-open handler, which denies the window.
 * Leaving out `allow-modals` is the only way in Electron to keep scripts from printing and from
 * opening dialogs, in any frame.
 */
export function createContentSecurityPolicy(html: string): string {
  const inline = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)];
  const hashes = inline.map(([, script = ""]) => ` 'sha256-${sha256(script)}'`).join("");
  return [
    "default-src 'none'",
    `script-src 'self'${hashes}`,
    "style-src 'self' 'unsafe-inline'",
    "font-src 'self'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "connect-src 'self'",
    "manifest-src 'none'",
    "worker-src 'none'",
    "frame-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "sandbox allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads",
  ].join("; ");
}

/** Browsers hash a script with its line ends as `\n`. */
function sha256(text: string): string {
  return createHash("sha256").update(text.replaceAll("\r\n", "\n")).digest("base64");
}
