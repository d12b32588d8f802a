import { setPlatform } from "../platform/current-platform.ts";
import type { Platform } from "../platform/platform.ts";

const doNothing = () => {};

/** A platform that can only fetch. */
const plainPlatform: Platform = {
  kind: "web",
  prepare: () => Promise.resolve(true),
  mayBeSignedIn: () => true,
  forgetMember: doNothing,
  followLinks: doNothing,
  fetch: (address, init) => fetch(address, init),
  upload: (address, init) => fetch(address, init),
  openExternal: doNothing,
  openCheckout: doNothing,
  saveExport: null,
  copyText: () => Promise.resolve(),
  publicAddress: (path) => path,
  showTheme: doNothing,
  openInLanguage: doNothing,
  showUnread: doNothing,
  followUnread: null,
  followEvents: null,
  sendTyping: null,
  showConversation: doNothing,
  showAlert: doNothing,
  clearMessageAlerts: doNothing,
  keepPushes: doNothing,
  lastFeed: null,
  parts: { overlay: null, settings: null, unreachable: null },
};

// Imported for its side effect by tests of code that calls the server.
setPlatform(plainPlatform);
