/** The cookies that the page may read, `name=value` each; none where they are blocked. */
export function readCookies(): string[] {
  try {
    return document.cookie.split("; ");
  } catch {
    return [];
  }
}

/** Removes a readable cookie of the whole site. */
export function removeCookie(name: string): void {
  try {
    document.cookie = `${name}=; Path=/; Max-Age=0; SameSite=Lax`;
  } catch {
    // Blocked, so there is none.
  }
}

/** Whether the browser says that it keeps no cookies of this site, so that nobody can sign in. */
export function areCookiesOff(): boolean {
  return navigator.cookieEnabled === false;
}
