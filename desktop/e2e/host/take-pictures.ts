import { join } from "node:path";
import { startChangingServer } from "../support/servers/changing-server.ts";
import { startDesktop } from "../support/desktop-app.ts";
import { framedPicture } from "./framed-picture.ts";

/**
 * Takes the pictures of desktop/README.md. Needs built bundles and a running demo:
 * `npm start -- --demo`, then `node desktop/e2e/host/take-pictures.ts http://127.0.0.1:8787`.
 */
const pictures = join(import.meta.dirname, "../../../build/pictures");
const server = await startChangingServer(process.argv[2] ?? "http://127.0.0.1:8787");
server.say("/api/messages/unread-count", 2);
server.say("/api/notifications/unread-count", 3);
const app = await startDesktop({ server: server.origin });
const takePicture = async (name: string) =>
  await framedPicture(app.page, (await app.ask("window"))?.title ?? "", join(pictures, name));

await app.page.getByRole("link", { name: "Sign In" }).click();
await app.page.getByLabel("Email").fill("june.hallam@example.org");
await app.page.getByLabel("Password", { exact: true }).fill("Glimmer1!");
await app.page.getByRole("button", { name: "Sign In" }).click();
await app.page.getByRole("article").first().waitFor();
await app.page.getByRole("link", { name: /2/ }).first().waitFor();
// Wait for the toast of the sign-in to go.
await app.page.getByText("Login Successful").waitFor({ state: "detached" });
await takePicture("desktop.png");

await server.goAway();
await app.restart();
await app.page.getByText("What you last read").waitFor();
await takePicture("desktop-offline.png");
await app.dispose();
