import type { AppDescription, BridgeHandlers, Preferences, ServerCheck, ThemeChoice } from "../../bridge.ts";
import type { ExternalLinks } from "../security/external-links.ts";
import type { PageNavigation } from "../page/page-navigation.ts";
import type { UnreadSource } from "../notifications/poll-unread.ts";
import type { Updates } from "../os/updater.ts";

interface HandlerParts {
  readonly describe: () => AppDescription;
  readonly navigation: PageNavigation;
  readonly links: ExternalLinks;
  readonly unread: UnreadSource;
  /** Tells the page the counts it may have missed. */
  readonly tellCounts: () => void;
  readonly updates: Updates;
  readonly cancelCall: (id: string) => void;
  readonly checkServer: (address: string) => Promise<ServerCheck>;
  /** Whether the member agrees to a server that was found good. */
  readonly mayUseServer: (address: string) => Promise<boolean>;
  /** Uses a server that was found good. */
  readonly useServer: (address: string) => Promise<void>;
  readonly preferences: () => Preferences;
  readonly changePreferences: (changed: Partial<Preferences>) => Preferences;
  readonly showTheme: (choice: ThemeChoice) => void;
  readonly find: (text: string, options: { forward: boolean; findNext: boolean }) => void;
  readonly stopFinding: () => void;
}

/** What each call of the page comes to. Arguments have been checked. */
export function bridgeHandlers(parts: HandlerParts): BridgeHandlers {
  const { navigation, links } = parts;
  return {
    describeApp: parts.describe,
    announceReady: () => {
      navigation.pageReady();
      parts.tellCounts();
      parts.unread.refresh();
    },
    confirmNavigation: (id) => navigation.confirm(id),
    cancelCall: (id) => parts.cancelCall(id),
    checkServer: (address) => parts.checkServer(address),
    changeServer: async (address) => {
      const check = await parts.checkServer(address);
      if (!check.isServer) return { isChanged: false, reason: check.reason };
      if (!await parts.mayUseServer(check.address)) {
        return { isChanged: false, reason: "Nothing was changed." };
      }
      await parts.useServer(check.address);
      return { isChanged: true };
    },
    openExternal: (url) => links.open(url),
    openCheckout: (url) => links.openCheckout(url),
    readPreferences: parts.preferences,
    changePreferences: (changed) => parts.changePreferences(changed),
    showTheme: (choice) => parts.showTheme(choice),
    refreshUnread: () => parts.unread.refresh(),
    reportOnline: () => parts.unread.refresh(),
    restartToUpdate: () => parts.updates.restart(),
    // `findNext` is Electron's word for a search that begins.
    findInPage: (text, { isForward, isNext }) => parts.find(text, { forward: isForward, findNext: !isNext }),
    stopFinding: () => parts.stopFinding(),
  };
}
