import { expect, test, vi } from "vitest";
import { product } from "#shared/product.ts";
import { setAboutPanel } from "./about-panel.ts";
import { createAppMenu } from "./app-menu.ts";
import { flattenMenu } from "../testing/fake-menus.ts";

const actions = {
  open: vi.fn(),
  goBack: vi.fn(),
  goForward: vi.fn(),
  find: vi.fn(),
  showAbout: vi.fn(),
  openWebsite: vi.fn(),
};

test.each(["linux", "mac", "windows"] as const)(
  "the menu of %s has its usual entries, and no Print",
  (system) => {
    const items = flattenMenu(createAppMenu(system, false, actions));
    const roles = items.map(({ role }) => role);
    for (
      const role of [
        "undo",
        "redo",
        "cut",
        "copy",
        "paste",
        "selectAll",
        "zoomIn",
        "zoomOut",
        "resetZoom",
        "quit",
        "reload",
      ] as const
    ) {
      expect(roles).toContain(role);
    }
    for (const id of ["back", "forward", "find", "about", "settings", "new-post"]) {
      expect(items.some((item) => item.id === id && item.click)).toBe(true);
    }
    expect(JSON.stringify(items)).not.toMatch(/print/i);
    expect(roles).not.toContain("toggleDevTools");
    const keys = items.flatMap(({ accelerator }) => accelerator ?? []);
    expect(new Set(keys).size).toBe(keys.length);
  },
);

test("offers the developer tools in development only", () => {
  expect(flattenMenu(createAppMenu("linux", true, actions)).map(({ role }) => role)).toContain(
    "toggleDevTools",
  );
});

test("the about panel shows the versions", () => {
  const setAboutPanelOptions = vi.fn();
  setAboutPanel({ setAboutPanelOptions, getVersion: () => "1.2.3" }, {
    electron: "45",
    chrome: "150",
    node: "24",
  });
  expect(setAboutPanelOptions.mock.calls[0]?.[0]).toMatchObject({
    applicationName: product.name,
    applicationVersion: "1.2.3",
    version: "Electron 45, Chromium 150, Node 24",
  });
});
