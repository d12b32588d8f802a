import { realpathSync } from "node:fs";
import type { System } from "../bridge.ts";

/** Argument of a start at login: the window stays hidden. */
export const hiddenSwitch = "--hidden";

const selfTestSwitch = "--self-test";

/** Returns the file that a self-test's argument names, empty without one; null for any other argument. */
export function readSelfTestArgument(argument: string): string | null {
  if (argument === selfTestSwitch) return "";
  return argument.startsWith(`${selfTestSwitch}=`) ? argument.slice(selfTestSwitch.length + 1) : null;
}

/** Environment, arguments and package, read once. */
export interface Config {
  /** Origin the app was packaged for, in development the environment's; null asks the member. */
  readonly builtInServer: string | null;
  readonly updatesItself: boolean;
  /** Origin of Vite's development server; null serves the bundle. */
  readonly devPages: string | null;
  /** Started with `hiddenSwitch`. */
  readonly startsHidden: boolean;
  readonly system: System;
  /** False where the system gives the app's pages no sandbox. */
  readonly isSandboxed: boolean;
  /** Native Wayland, without XWayland. There the desktop decides about global shortcuts. */
  readonly isOnWayland: boolean;
  /** Path of the AppImage that runs. On Linux only an AppImage can update itself. */
  readonly appImage: string | null;
  /** Folder of the autostart entries; null on other systems. */
  readonly autostartDir: string | null;
}

interface ConfigParts {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly argv: readonly string[];
  readonly platform: string;
  readonly isPackaged: boolean;
  /** Mac App Store or Microsoft Store. */
  readonly isFromStore: boolean;
  readonly execPath: string;
  readonly home: string;
  /** Empty when the app was packaged for no server. */
  readonly bundledServer: string;
  readonly isSandboxed: boolean;
  /** Whether the package names a feed of releases. */
  readonly hasFeed: boolean;
}

/** A packaged app ignores addresses in the environment, which could lead it to another server. */
export function readConfig(
  { env, argv, platform, isPackaged, isFromStore, execPath, home, bundledServer, isSandboxed, hasFeed }:
    ConfigParts,
): Config {
  const server = isPackaged ? bundledServer : env.GLIMMER_SERVER_URL || bundledServer;
  const system = platform === "darwin" ? "mac" : platform === "win32" ? "windows" : "linux";
  const isLinux = system === "linux";
  const appImage = isLinux && isPackaged && env.APPIMAGE && runsFrom(env.APPDIR, execPath)
    ? env.APPIMAGE
    : null;
  // Package managers and stores update what they installed.
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
 * Returns whether the program runs from this mounted AppImage. Programs inherit their environment:
 * an app from a deb, started by an editor that is an AppImage, must not replace the editor's file
 * with its next update.
 */
function runsFrom(appDir: string | undefined, execPath: string): boolean {
  // TMPDIR, and so the mount point, may be a link.
  return appDir ? realPath(execPath).startsWith(`${realPath(appDir)}/`) : false;
}

function realPath(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return path;
  }
}
