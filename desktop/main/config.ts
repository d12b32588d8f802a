import { realpathSync } from "node:fs";
import type { System } from "../bridge.ts";

/** Says that the computer started the app, and nobody asked for a window. */
export const hiddenSwitch = "--hidden";

/** What the app is told from outside, read once. */
export interface Config {
  /** Origin the app was packaged for; while developing, the environment's. Null: the member is asked. */
  readonly builtInServer: string | null;
  /** Whether the app looks for newer releases of itself. */
  readonly updatesItself: boolean;
  /** Address of the development server of the pages; null: the bundle. */
  readonly devPages: string | null;
  /** Started with the computer: nobody asked for a window. */
  readonly startsHidden: boolean;
  readonly system: System;
  /** False where the system gives the app none. */
  readonly isSandboxed: boolean;
  /** Windows are shown by Wayland, and not by its X11: the desktop then has its own word on shortcuts that work in every program. */
  readonly isOnWayland: boolean;
  /** The AppImage that runs; Linux alone, and only as an AppImage can the app replace itself there. */
  readonly appImage: string | null;
  /** Where programs to start at login are listed on Linux. */
  readonly autostartDir: string | null;
}

interface ConfigParts {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly argv: readonly string[];
  readonly platform: string;
  readonly isPackaged: boolean;
  /** Mac App Store or Microsoft Store. */
  readonly isFromStore: boolean;
  /** The program that runs. */
  readonly execPath: string;
  readonly home: string;
  /** Written into the bundle; empty when not given. */
  readonly bakedServer: string;
  readonly isSandboxed: boolean;
  /** Whether the packaging left the address of the releases beside the app. */
  readonly hasFeed: boolean;
}

/** A packaged app takes its addresses from the package alone: nobody's environment sends it elsewhere. */
export function readConfig(
  { env, argv, platform, isPackaged, isFromStore, execPath, home, bakedServer, isSandboxed, hasFeed }:
    ConfigParts,
): Config {
  const server = isPackaged ? bakedServer : env.GLIMMER_SERVER_URL || bakedServer;
  const system = platform === "darwin" ? "mac" : platform === "win32" ? "windows" : "linux";
  const isLinux = system === "linux";
  const appImage = isLinux && isPackaged && env.APPIMAGE && isBelow(env.APPDIR, execPath)
    ? env.APPIMAGE
    : null;
  // A snap, deb or rpm belongs to its package manager, a store's app to the store.
  const isOwned = isFromStore || (isLinux && (!appImage || Boolean(env.SNAP))) || Boolean(env.FLATPAK_ID);
  return {
    builtInServer: server && URL.canParse(server) ? new URL(server).origin : null,
    updatesItself: isPackaged && !isOwned && hasFeed,
    devPages: isPackaged ? null : env.ELECTRON_RENDERER_URL || null,
    startsHidden: argv.includes(hiddenSwitch),
    system,
    isSandboxed,
    isOnWayland: isLinux && env.XDG_SESSION_TYPE === "wayland" && !argv.includes("--ozone-platform=x11"),
    appImage,
    autostartDir: isLinux ? `${env.XDG_CONFIG_HOME || `${home}/.config`}/autostart` : null,
  };
}

/**
 * Whether the program runs from this mounted AppImage. Programs inherit the variables of who started them: an app from a package, started
 * by an editor that is an AppImage, would take that file for its own, and replace it with its next update. An AppImage says where it was
 * mounted in the words of TMPDIR, which may be a link; the system says where the program is in fact.
 */
function isBelow(mounted: string | undefined, execPath: string): boolean {
  return mounted ? realPath(execPath).startsWith(`${realPath(mounted)}/`) : false;
}

/** The path itself where nothing can be found. */
function realPath(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return path;
  }
}
