import { createHash } from "node:crypto";
import { once } from "node:events";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, test } from "./desktop-test.ts";

/** Releases in a folder behind an address, as a generic feed is. */
async function startFeed(folder: string) {
  const asked: string[] = [];
  const server = createServer((incoming, outgoing) => {
    const name = new URL(incoming.url ?? "/", "http://feed").pathname.slice(1);
    asked.push(name);
    readFile(join(folder, name)).then(
      (bytes) => outgoing.end(bytes),
      () => outgoing.writeHead(404).end(),
    );
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, asked, stop: () => server.close() };
}

test("a newer release is downloaded in the background, offered once, and installed at the restart @host", async ({ server, openApp }) => {
  const folder = await mkdtemp(join(tmpdir(), "glimmer-feed-"));
  const appImage = join(folder, "glimmer-9.0.0.AppImage");
  const newer = join(folder, "glimmer-9.1.0.AppImage");
  const marker = join(folder, "started");
  const served = join(folder, "served");
  await mkdir(served);
  const release = Buffer.from(`#!/bin/sh\necho "$APPIMAGE_SILENT_INSTALL" > "${marker}"\n`);
  await writeFile(appImage, "the old release", { mode: 0o755 });
  await writeFile(join(served, "glimmer-9.1.0.AppImage"), release);
  const sha512 = createHash("sha512").update(release).digest("base64");
  const feed = await startFeed(served);
  await writeFile(
    join(served, "latest-linux.yml"),
    [
      "version: 9.1.0",
      "files:",
      "  - url: glimmer-9.1.0.AppImage",
      `    sha512: ${sha512}`,
      `    size: ${release.length}`,
      "path: glimmer-9.1.0.AppImage",
      `sha512: ${sha512}`,
      "releaseDate: '2026-11-21T00:00:00.000Z'",
    ].join("\n"),
  );
  // As the packaging leaves it beside the app.
  const resourcesDir = join(folder, "resources");
  await mkdir(resourcesDir);
  await writeFile(
    join(resourcesDir, "app-update.yml"),
    `provider: generic\nurl: ${feed.url}\nupdaterCacheDirName: glimmer-updater\n`,
  );
  const app = await openApp({
    isPackaged: true,
    resourcesDir,
    env: { APPIMAGE: appImage, APPDIR: dirname(process.execPath), XDG_CACHE_HOME: join(folder, "cache") },
  });
  await app.page.getByLabel("Server address").fill(server.origin);
  await app.page.getByRole("button", { name: "Continue" }).click();
  await app.page.getByRole("link", { name: "Sign In" }).click();
  const restart = app.page.getByRole("button", { name: "Restart to update" });
  await expect(restart).toBeVisible({ timeout: 20_000 });
  await expect(app.page.getByText("Glimmer 9.1.0 is ready.")).toBeVisible();
  expect(feed.asked.filter((name) => name.endsWith(".AppImage"))).toHaveLength(1);

  // The app may have ended before the click is answered: what it did is asked below.
  await restart.click().catch(() => undefined);
  await expect.poll(() => readFile(newer, "utf8").catch(() => "")).toBe(release.toString());
  await expect.poll(() => readFile(marker, "utf8").catch(() => "")).toBe("true\n");
  await expect(readFile(appImage)).rejects.toThrow("ENOENT");
  feed.stop();
  await app.quit();
  await rm(folder, { recursive: true, force: true });
});
