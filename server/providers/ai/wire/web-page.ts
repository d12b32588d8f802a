/**
 * Something at the service's address answered with a page for people: a proxy, a sign-in, a
 * typo.
 */
export class WebPageSent extends Error {
  override readonly name = "WebPageSent";
}

/** Throws `WebPageSent` for HTML. No JSON, event, picture or sound begins so. */
export function refuseWebPage(beginning: string): void {
  if (/^\s*<(!doctype|html|head|body|\?xml)/i.test(beginning)) throw new WebPageSent("A web page came");
}
