import { msg } from "@lingui/core/runtime-macro";
import type { Language } from "#shared/language/languages.ts";
import type { BridgeHandlers, MemoryUse, ServerCheck, ThemeChoice } from "../bridge.ts";
import type { AppContext } from "./app-context.ts";
import type { Updates } from "./os/updater.ts";
import type { FindInPage } from "./page/find-in-page.ts";
import type { PageNavigation } from "./page/page-navigation.ts";
import type { PageRecovery } from "./page/page-recovery.ts";
import type { ExternalLinks } from "./security/external-links.ts";
import type { ExportSaver } from "./export/save-export.ts";
import type { Connection } from "./server/server-connection.ts";
import type { PreferenceStore } from "./apply-preferences.ts";
import { writeText } from "./language/write-text.ts";

export interface HandlerParts {
  readonly context: Pick<AppContext, "config" | "server" | "settings">;
  readonly version: string;
  readonly connection: Pick<Connection, "session" | "cancelCall">;
  readonly navigation: PageNavigation;
  readonly links: ExternalLinks;
  readonly realtime: {
    readonly hasTray: boolean;
    refreshUnread(): void;
    renew(): void;
    sendCounts(): void;
    sendConnection(): void;
    showConversation(userId: string | null): void;
    sendTyping(receiverId: string, isTyping: boolean): void;
  };
  readonly exports: Pick<ExportSaver, "save">;
  readonly updates: Updates;
  readonly preferences: PreferenceStore;
  readonly search: FindInPage;
  readonly recovery: Pick<PageRecovery, "takeNotice">;
  readonly readMemory: () => MemoryUse;
  readonly checkServer: (address: string) => Promise<ServerCheck>;
  /** Asks the member. */
  readonly confirmServer: (address: string) => Promise<boolean>;
  readonly useServer: (address: string) => Promise<void>;
  readonly setTheme: (choice: ThemeChoice) => void;
  readonly chooseLanguage: (language: Language) => void;
}

/** Returns the handlers of the page's calls. `serveBridge` has checked the arguments. */
export function createBridgeHandlers(parts: HandlerParts): BridgeHandlers {
  const { context, navigation, links, realtime, preferences, search } = parts;
  const { config, settings } = context;
  return {
    describeApp: () => ({
      version: parts.version,
      system: config.system,
      serverAddress: context.server(),
      builtInAddress: config.builtInServer,
      keepsSession: parts.connection.session.isKept,
      hasTray: realtime.hasTray,
      isSandboxed: config.isSandboxed,
      isAppImage: config.appImage !== null,
      desktopChoosesKeys: config.isOnWayland,
      update: parts.updates.state(),
    }),
    announceReady: () => {
      navigation.pageReady();
      realtime.sendCounts();
      realtime.refreshUnread();
    },
    confirmNavigation: navigation.confirm,
    cancelCall: parts.connection.cancelCall,
    checkServer: parts.checkServer,
    changeServer: async (address) => {
      const check = await parts.checkServer(address);
      if (!check.isServer) return { isChanged: false, reason: check.reason };
      if (!await parts.confirmServer(check.address)) {
        return { isChanged: false, reason: writeText(msg`Nothing was changed.`) };
      }
      await parts.useServer(check.address);
      return { isChanged: true };
    },
    openExternal: links.open,
    openCheckout: links.openCheckout,
    saveExport: parts.exports.save,
    readPreferences: preferences.read,
    changePreferences: preferences.change,
    showTheme: (theme) => {
      parts.setTheme(theme);
      settings.write({ ...settings.read(), theme });
    },
    chooseLanguage: parts.chooseLanguage,
    followEvents: realtime.sendConnection,
    showConversation: realtime.showConversation,
    sendTyping: realtime.sendTyping,
    refreshUnread: realtime.refreshUnread,
    reportOnline: realtime.renew,
    restartToUpdate: parts.updates.restart,
    // Electron's `findNext` starts a search.
    findInPage: (text, { isForward, isNext }) => search.find(text, { forward: isForward, findNext: !isNext }),
    stopFinding: search.stop,
    readMemory: parts.readMemory,
    takeReloadNotice: parts.recovery.takeNotice,
  };
}
