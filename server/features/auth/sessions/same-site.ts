/**
 * Whether a link that changes something was followed from the product or typed by the member:
 * another site must not be able to sign a member out (auth.3). A request without such a header is
 * not trusted.
 */
export function isSameSite(request: Request, publicUrl: string): boolean {
  const fetchSite = request.headers.get("sec-fetch-site");
  if (fetchSite !== null) return ["same-origin", "same-site", "none"].includes(fetchSite);
  const from = request.headers.get("origin") ?? request.headers.get("referer");
  return from !== null && URL.canParse(from) && new URL(from).origin === new URL(publicUrl).origin;
}
