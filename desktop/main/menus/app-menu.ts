import { msg } from "@lingui/core/runtime-macro";
import type { MenuItemConstructorOptions } from "electron";
import type { Text } from "#shared/language/text.ts";
import { paths } from "#shared/screen-paths.ts";
import { product } from "#shared/product.ts";
import type { System } from "../../bridge.ts";
import { writeText } from "../language/write-text.ts";

interface MenuActions {
  open(path: string): void;
  goBack(): void;
  goForward(): void;
  find(): void;
  showAbout(): void;
  openWebsite(): void;
}

/**
 * Returns the application menu. Entries use Electron's roles where there is one, with labels of
 * their own, since Electron's are in English; there is no Print.
 */
export function createAppMenu(
  system: System,
  hasDevTools: boolean,
  actions: MenuActions,
): MenuItemConstructorOptions[] {
  const isMac = system === "mac";
  const settings: MenuItemConstructorOptions = {
    id: "settings",
    label: writeText(msg`Settings…`),
    accelerator: "CmdOrCtrl+,",
    click: () => actions.open(paths.settings),
  };
  const about: MenuItemConstructorOptions = {
    id: "about",
    label: writeText(msg`About ${{ product: product.name }}`),
    click: actions.showAbout,
  };
  const newPost: MenuItemConstructorOptions = {
    id: "new-post",
    label: writeText(msg`New Post`),
    accelerator: "CmdOrCtrl+N",
    click: () => actions.open("/create-post"),
  };
  const close: MenuItemConstructorOptions = {
    role: "close",
    label: writeText(isMac ? msg`Close Window` : msg`Close`),
  };
  const quit: MenuItemConstructorOptions = { role: "quit", label: writeText(getQuitLabel(system)) };
  const own: MenuItemConstructorOptions = {
    label: product.name,
    submenu: [
      about,
      { type: "separator" },
      settings,
      { type: "separator" },
      { role: "services", label: writeText(msg`Services`) },
      { type: "separator" },
      { role: "hide", label: writeText(msg`Hide ${{ product: product.name }}`) },
      { role: "hideOthers", label: writeText(msg`Hide Others`) },
      { role: "unhide", label: writeText(msg`Show All`) },
      { type: "separator" },
      quit,
    ],
  };
  return [
    ...(isMac ? [own] : []),
    {
      label: writeText(msg`&File`),
      submenu: isMac
        ? [newPost, { type: "separator" }, close]
        : [newPost, settings, { type: "separator" }, close, quit],
    },
    { label: writeText(msg`&Edit`), submenu: editMenu(actions) },
    { label: writeText(msg`&View`), submenu: viewMenu(hasDevTools) },
    { label: writeText(msg`&Go`), submenu: goMenu(isMac, actions) },
    { role: "windowMenu", label: writeText(msg`Window`), submenu: windowMenu(isMac, close) },
    {
      role: "help",
      label: writeText(msg`Help`),
      submenu: [
        {
          id: "website",
          label: writeText(msg`${{ product: product.name }} on the Web`),
          click: actions.openWebsite,
        },
        ...(isMac ? [] : [{ type: "separator" as const }, about]),
      ],
    },
  ];
}

/** As each system has it. */
function getQuitLabel(system: System): Text {
  if (system === "mac") return msg`Quit ${{ product: product.name }}`;
  return system === "windows" ? msg`Exit` : msg`Quit`;
}

function windowMenu(isMac: boolean, close: MenuItemConstructorOptions): MenuItemConstructorOptions[] {
  return [
    { role: "minimize", label: writeText(msg`Minimize`) },
    { role: "zoom", label: writeText(msg`Zoom`) },
    ...(isMac
      ? [{ type: "separator" as const }, {
        role: "front" as const,
        label: writeText(msg`Bring All to Front`),
      }]
      : [close]),
  ];
}

function editMenu(actions: MenuActions): MenuItemConstructorOptions[] {
  return [
    { role: "undo", label: writeText(msg`Undo`) },
    { role: "redo", label: writeText(msg`Redo`) },
    { type: "separator" },
    { role: "cut", label: writeText(msg`Cut`) },
    { role: "copy", label: writeText(msg`Copy`) },
    { role: "paste", label: writeText(msg`Paste`) },
    { role: "pasteAndMatchStyle", label: writeText(msg`Paste and Match Style`) },
    { role: "delete", label: writeText(msg`Delete`) },
    { role: "selectAll", label: writeText(msg`Select All`) },
    { type: "separator" },
    { id: "find", label: writeText(msg`Find…`), accelerator: "CmdOrCtrl+F", click: actions.find },
  ];
}

function viewMenu(hasDevTools: boolean): MenuItemConstructorOptions[] {
  return [
    { role: "reload", label: writeText(msg`Reload`) },
    { type: "separator" },
    { role: "resetZoom", label: writeText(msg`Actual Size`) },
    { role: "zoomIn", label: writeText(msg`Zoom In`) },
    // The same key without Shift.
    { role: "zoomIn", accelerator: "CmdOrCtrl+=", visible: false },
    { role: "zoomOut", label: writeText(msg`Zoom Out`) },
    { type: "separator" },
    { role: "togglefullscreen", label: writeText(msg`Toggle Full Screen`) },
    ...(hasDevTools
      ? [{ role: "toggleDevTools" as const, label: writeText(msg`Toggle Developer Tools`) }]
      : []),
  ];
}

function goMenu(isMac: boolean, actions: MenuActions): MenuItemConstructorOptions[] {
  const go = (id: string, label: Text, path: string, key: string): MenuItemConstructorOptions => ({
    id,
    label: writeText(label),
    accelerator: `CmdOrCtrl+${key}`,
    click: () => actions.open(path),
  });
  return [
    {
      id: "back",
      label: writeText(msg`Back`),
      accelerator: isMac ? "Cmd+[" : "Alt+Left",
      click: actions.goBack,
    },
    {
      id: "forward",
      label: writeText(msg`Forward`),
      accelerator: isMac ? "Cmd+]" : "Alt+Right",
      click: actions.goForward,
    },
    { type: "separator" },
    go("home", msg`Home`, paths.home, "1"),
    go("chat", msg`Messages`, paths.chat, "2"),
    go("notifications", msg`Notifications`, paths.notifications, "3"),
  ];
}
