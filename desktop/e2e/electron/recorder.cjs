// Runs in the real Electron before the app (`electron -r recorder.cjs out/main/index.cjs`): records
// what the app does to the system instead of doing it, and answers the tests by the same names as
// the host's control.ts.
const electron = require("electron");
const {
  app,
  BrowserWindow,
  dialog,
  globalShortcut,
  ipcMain,
  Menu,
  Notification,
  powerMonitor,
  safeStorage,
  session,
  shell,
  Tray,
} = electron;

const record = {
  openedOutside: [],
  notifications: [],
  tray: null,
  question: null,
  savePlace: null,
  shortcuts: new Map(),
  messages: [],
  authorizations: new Set(),
  deviceTokens: new Set(),
  permissions: [],
};

shell.openExternal = (address) => {
  record.openedOutside.push(address);
  return Promise.resolve();
};
// Stays open until a test presses a button.
dialog.showMessageBox = (_window, { message, detail, buttons }) =>
  new Promise((resolve) => {
    const press = (label) => {
      record.question = null;
      resolve({ response: buttons.indexOf(label), checkboxChecked: false });
    };
    record.question = { message, detail, press };
  });
dialog.showSaveDialog = (_window, { defaultPath }) =>
  new Promise((resolve) => {
    const choose = (path) => {
      record.savePlace = null;
      resolve({ canceled: path === null, filePath: path ?? "" });
    };
    record.savePlace = { proposed: defaultPath, choose };
  });
// A machine for tests has no notification service and no keyring.
Notification.isSupported = () => true;
const flipped = (bytes) => Buffer.from(bytes.map((byte) => byte ^ 0x5a));
safeStorage.isAsyncEncryptionAvailable = () => Promise.resolve(true);
safeStorage.encryptStringAsync = (text) =>
  Promise.resolve(Buffer.concat([Buffer.from("v11"), flipped(Buffer.from(text))]));
safeStorage.decryptStringAsync = (bytes) =>
  Promise.resolve({ result: flipped(bytes.subarray(3)).toString(), shouldReEncrypt: false });
Notification.prototype.show = function () {
  record.notifications.push(this);
};
globalShortcut.register = (keys, run) => {
  record.shortcuts.set(keys, run);
  return true;
};
globalShortcut.unregister = (keys) => record.shortcuts.delete(keys);

const emptyTray = () => ({ toolTip: "", hasBadge: false, menu: [] });
Tray.prototype.setToolTip = function (toolTip) {
  record.tray = { ...(record.tray ?? emptyTray()), toolTip };
};
Tray.prototype.setImage = function () {
  record.tray = {
    ...(record.tray ?? emptyTray()),
    hasBadge: Boolean(record.tray?.toolTip.endsWith(" unread")),
  };
};
// A Mac's menu bar says the count in words.
Tray.prototype.setTitle = function (title) {
  record.tray = { ...(record.tray ?? emptyTray()), hasBadge: title !== "" };
};
Tray.prototype.setContextMenu = function (menu) {
  record.tray = { ...(record.tray ?? emptyTray()), menu: menu.items };
};

const handle = ipcMain.handle.bind(ipcMain);
ipcMain.handle = (channel, handler) =>
  handle(channel, async (event, ...args) => {
    record.messages.push({ direction: "in", channel, payload: args });
    const value = await handler(event, ...args);
    record.messages.push({ direction: "out", channel, payload: value });
    return value;
  });
app.on("web-contents-created", (_event, contents) => {
  const send = contents.send.bind(contents);
  contents.send = (channel, payload) => {
    record.messages.push({ direction: "out", channel, payload });
    send(channel, payload);
  };
});

const fromPartition = session.fromPartition.bind(session);
session.fromPartition = (name, options) => {
  const partition = fromPartition(name, options);
  const fetch = partition.fetch.bind(partition);
  partition.fetch = (address, init) => {
    const headers = new Headers(init?.headers);
    if (headers.has("authorization")) record.authorizations.add(headers.get("authorization"));
    if (headers.has("x-device-token")) record.deviceTokens.add(headers.get("x-device-token"));
    return fetch(address, init);
  };
  return partition;
};

void app.whenReady().then(() => {
  const own = session.defaultSession;
  const install = own.setPermissionRequestHandler.bind(own);
  own.setPermissionRequestHandler = (handler) => {
    install(handler);
    const asked = ["notifications", "clipboard-sanitized-write", "clipboard-read", "media", "geolocation"];
    for (const permission of asked) {
      const answer = (isGranted) => record.permissions.push({ permission, isGranted });
      handler({ getURL: () => "app://glimmer/" }, permission, answer, {});
    }
  };
});

const window = () => BrowserWindow.getAllWindows()[0];
const itemWithId = (items, id) =>
  items.map((item) => item.id === id ? item : item.submenu && itemWithId(item.submenu.items, id)).find(
    Boolean,
  );

globalThis.glimmerCommands = {
  window: () =>
    window() && {
      isVisible: window().isVisible(),
      isFocused: window().isFocused(),
      title: window().getTitle(),
      bounds: window().getNormalBounds(),
    },
  focusWindow: () => window()?.focus(),
  blurWindow: () => window()?.blur(),
  closeWindow: () => window()?.close(),
  moveWindow: (bounds) => window()?.setBounds(bounds),
  notifications: () => record.notifications.map(({ title, body }) => ({ title, body })),
  clickNotification: (index) => record.notifications[index]?.emit("click"),
  tray: () =>
    record.tray && { ...record.tray, menu: record.tray.menu.map(({ id, label }) => ({ id, label })) },
  clickTray: (id) => itemWithId(record.tray.menu, id)?.click(),
  clickMenu: (id) => itemWithId(Menu.getApplicationMenu().items, id)?.click(),
  badgeCount: () => app.getBadgeCount(),
  question: () => record.question && { message: record.question.message, detail: record.question.detail },
  pressButton: (label) => record.question?.press(label),
  proposedPath: () => record.savePlace?.proposed,
  choosePath: (path) => record.savePlace?.choose(path),
  openedOutside: () => record.openedOutside,
  openUrl: (url) => app.emit("open-url", { preventDefault: () => {} }, url),
  messages: () => record.messages,
  authorizations: () => [...record.authorizations],
  deviceTokens: () => [...record.deviceTokens],
  permissions: () => record.permissions,
  shortcuts: () => [...record.shortcuts.keys()],
  pressShortcut: (keys) => record.shortcuts.get(keys)?.(),
  wakeUp: () => powerMonitor.emit("resume"),
};
