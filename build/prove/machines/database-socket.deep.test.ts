import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { startGlimmer } from "../pages/testing/launched.ts";
import { hasPostgres15 } from "./testing/debian-postgres.ts";
import { startReplicatedPostgres } from "./testing/standby.ts";

const [sockets, data] = await Promise.all(
  ["sockets", "data"].map((name) => mkdtemp(join(tmpdir(), `glimmer-${name}-`))),
);
// PostgreSQL runs as an account of its own.
await chmod(sockets as string, 0o777);
const settings = [`unix_socket_directories=${sockets}`];
const postgres = hasPostgres15 ? await startReplicatedPostgres({ standbys: 0, settings }) : null;
afterAll(async () => {
  await postgres?.end();
  await Promise.all([sockets, data].map((folder) => rm(folder as string, { recursive: true, force: true })));
});

test.skipIf(!postgres)(
  "reaches a database by its socket alone, with the permissions that the launcher gives the server",
  async () => {
    const { username, password, port } = new URL(postgres!.url);
    const url = `postgres://${username}:${password}@/glimmer?host=${sockets}&port=${port}`;
    const glimmer = await startGlimmer(data as string, {
      DATABASE_URL: url,
      SESSION_SECRET: "of tests, of 32 characters or more",
    });
    const ada = await glimmer.member("ada_by_socket");
    const form = new FormData();
    form.set("content", "A walk by the river");
    expect((await ada.request("POST", "/api/posts", { body: form })).status).toBe(201);
    expect((await fetch(`${glimmer.address}/api/health`)).status).toBe(200);
    const network =
      "select count(*) from pg_stat_activity where application_name = 'glimmer' and client_addr is not null";
    expect(await postgres!.primary.ask(network)).toBe("0");
    await glimmer.stop();
  },
  240_000,
);
