import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { parse } from "yaml";
import {
  interpolate,
  readCompose,
  readDeployFile,
  readExampleEnv,
} from "../../deploy/testing/read-deploy-file.ts";

const has = spawnSync("docker-compose", ["--version"]).error === undefined;
if (!has) console.log("No docker-compose found: compose.yaml is not read as it does.");

/** Debian's Compose 1.29, which knows the Compose specification but for the name of the project. */
function readByCompose(env: string) {
  const folder = mkdtempSync(join(tmpdir(), "glimmer-compose-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "compose.yaml");
  writeFileSync(file, readDeployFile("compose.yaml").replace(/^name: .*$/m, ""));
  writeFileSync(join(folder, ".env"), env);
  const { status, stdout, stderr } = spawnSync(
    "docker-compose",
    [
      "--project-directory",
      folder,
      "--env-file",
      join(folder, ".env"),
      "-f",
      file,
      "--profile",
      "metrics",
      "config",
    ],
    { encoding: "utf8" },
  );
  return { status, stderr, read: status === 0 ? parse(stdout) as ReturnType<typeof readCompose> : null };
}

test.skipIf(!has)(
  "Compose takes compose.yaml once example.env is filled in, and says what is missing before",
  () => {
    const example = readDeployFile("example.env");
    const unfilled = readByCompose(example);
    expect(unfilled.status).not.toBe(0);
    expect(unfilled.stderr).toContain("Put POSTGRES_PASSWORD into .env, see example.env");
    const filled = example.replaceAll(/^(\w+)=$/gm, "$1=of-tests-alone");
    const { status, stderr, read } = readByCompose(filled);
    expect(status, stderr).toBe(0);
    const compose = readCompose();
    expect(Object.keys(read?.services ?? {}).toSorted()).toEqual(Object.keys(compose.services).toSorted());
    // It puts anchors and variables in as our tests of every day do.
    const values = { ...readExampleEnv().given, POSTGRES_PASSWORD: "of-tests-alone" };
    for (const name of ["web-1", "web-2", "worker"]) {
      const { environment = {}, depends_on } = compose.services[name] ?? {};
      expect(read?.services[name]).toMatchObject({
        environment: {
          DATABASE_URL: interpolate(environment.DATABASE_URL ?? "", values),
          ROLE: environment.ROLE,
          // From .env.
          CONTACT_EMAIL: "help@glimmer.example.org",
          MAIL_FROM: "Glimmer <hello@glimmer.example.org>",
          SESSION_SECRET: "of-tests-alone",
        },
        depends_on,
      });
    }
  },
);
