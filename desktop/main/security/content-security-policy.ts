import { createHash } from "node:crypto";

/**
 * The content security policy of the app's pages. Scripts come from the bundle; the one inline script, which sets the theme before the
 * first paint, is named by its hash. Everything else the page needs passes through the app; only the socket goes to the server itself.
 * `allow-popups`: a link with a `target` has to ask for a window, to be refused one; that this one would have no sandbox lets the tests'
 * stand-in hear of its address. Without `allow-modals` no script prints or asks, whichever frame it makes itself for that: nothing else
 * in Electron turns printing off.
 * @param serverAddress origin of the server, null while none is known
 */
export function contentPolicy(html: string, serverAddress: string | null): string {
  const inline = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)];
  const hashes = inline.map(([, script = ""]) => ` 'sha256-${sha256(script)}'`).join("");
  const socket = serverAddress ? ` ${serverAddress.replace(/^http/, "ws")}` : "";
  return [
    "default-src 'none'",
    `script-src 'self'${hashes}`,
    "style-src 'self' 'unsafe-inline'",
    "font-src 'self'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    `connect-src 'self'${socket}`,
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

/** As a policy names it. Browsers hash the script's text with its line ends as `\n`. */
function sha256(text: string): string {
  return createHash("sha256").update(text.replaceAll("\r\n", "\n")).digest("base64");
}
