import type { MenuItemConstructorOptions } from "electron";
import { paths } from "#shared/screen-paths.ts";
import { product } from "#shared/product.ts";
import type { System } from "../../bridge.ts";

interface MenuActions {
  open(path: string): void;
  goBack(): void;
  goForward(): void;
  find(): void;
  showAbout(): void;
  openWebsite(): void;
}

/**
 * Returns the application menu. Entries use Electron's roles where there is one; there is no Print.
 */
export function createAppMenu(
  system: System,
  hasDevTools: boolean,
  actions: MenuActions,
): MenuItemConstructorOptions[] {
  const isMac = system === "mac";
  const settings: MenuItemConstructorOptions = {
    id: "settings",
    label: "Settings…",
    accelerator: "CmdOrCtrl+,",
    click: () => actions.open(paths.settings),
  };
  const about: MenuItemConstructorOptions = {
    id: "about",
    label: `About ${product.name}`,
    click: actions.showAbout,
  };
  const newPost: MenuItemConstructorOptions = {
    id: "new-post",
    label: "New Post",
    accelerator: "CmdOrCtrl+N",
    click: () => actions.open("/create-post"),
  };
  const own: MenuItemConstructorOptions = {
    label: product.name,
    submenu: [
      about,
      { type: "separator" },
      settings,
      { type: "separator" },
      { role: "services" },
      { type: "separator" },
      { role: "hide" },
      { role: "hideOthers" },
      { role: "unhide" },
      { type: "separator" },
      { role: "quit" },
    ],
  };
  return [
    ...(isMac ? [own] : []),
    {
      label: "&File",
      submenu: isMac
        ? [newPost, { type: "separator" }, { role: "close" }]
        : [newPost, settings, { type: "separator" }, { role: "close" }, { role: "quit" }],
    },
    { label: "&Edit", submenu: editMenu(actions) },
    { label: "&View", submenu: viewMenu(hasDevTools) },
    { label: "&Go", submenu: goMenu(isMac, actions) },
    { role: "windowMenu" },
    {
      role: "help",
      submenu: [
        { id: "website", label: `${product.name} on the Web`, click: actions.openWebsite },
        ...(isMac ? [] : [{ type: "separator" as const }, about]),
      ],
    },
  ];
}

function editMenu(actions: MenuActions): MenuItemConstructorOptions[] {
  return [
    { role: "undo" },
    { role: "redo" },
    { type: "separator" },
    { role: "cut" },
    { role: "copy" },
    { role: "paste" },
    { role: "pasteAndMatchStyle" },
    { role: "delete" },
    { role: "selectAll" },
    { type: "separator" },
    { id: "find", label: "Find…", accelerator: "CmdOrCtrl+F", click: actions.find },
  ];
}

function viewMenu(hasDevTools: boolean): MenuItemConstructorOptions[] {
  return [
    { role: "reload" },
    { type: "separator" },
    { role: "resetZoom" },
    { role: "zoomIn" },
    // The same key without Shift.
    { role: "zoomIn", accelerator: "CmdOrCtrl+=", visible: false },
    { role: "zoomOut" },
    { type: "separator" },
    { role: "togglefullscreen" },
    ...(hasDevTools ? [{ role: "toggleDevTools" as const }] : []),
  ];
}

function goMenu(isMac: boolean, actions: MenuActions): MenuItemConstructorOptions[] {
  const go = (id: string, label: string, path: string, key: string): MenuItemConstructorOptions => ({
    id,
    label,
    accelerator: `CmdOrCtrl+${key}`,
    click: () => actions.open(path),
  });
  return [
    { id: "back", label: "Back", accelerator: isMac ? "Cmd+[" : "Alt+Left", click: actions.goBack },
    { id: "forward", label: "Forward", accelerator: isMac ? "Cmd+]" : "Alt+Right", click: actions.goForward },
    { type: "separator" },
    go("home", "Home", paths.home, "1"),
    go("chat", "Messages", paths.chat, "2"),
    go("notifications", "Notifications", paths.notifications, "3"),
  ];
}
