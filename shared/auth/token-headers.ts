/**
 * A client that keeps its token itself (the desktop's main process) signs in with
 * `X-Session-Transport: bearer`: the response then carries the token in `X-Session-Token` and sets
 * no cookie. It goes back as `Authorization: Bearer`.
 */
export const sessionTransportHeader = "X-Session-Transport";
export const sessionTokenHeader = "X-Session-Token";
/**
 * Proof, for such a client, that a pending registration is the caller's: `register` and a refused
 * `login` send it, `resend-verification` takes it. Browsers get it as a cookie (auth.9).
 */
export const registrationTokenHeader = "X-Registration-Token";
/**
 * Identifies a device that signed in to the account before (auth.10), also after signing out. Such
 * a client gets it with each sign-in and sends it with the next; browsers have a cookie.
 */
export const deviceTokenHeader = "X-Device-Token";

/**
 * The cookie beside the session's that scripts can read (landing.3). Without it nobody is signed
 * in, so the page does not ask the server, and `/` is the landing page at once. It grants no
 * access.
 */
export const signedInHintCookie = "glimmer_signed_in";
