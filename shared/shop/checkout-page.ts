/**
 * Whether a path is that of /checkout. Stripe's scripts and frames are allowed in this page's
 * document only (shop.7), so the page is entered and left by a full page load.
 */
export function isCheckoutPath(pathname: string): boolean {
  return /^\/checkout\/*$/.test(pathname);
}
