import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { listSettingNames, readConfig } from "../../server/config.ts";
import { ConfigError } from "../../server/config-error.ts";
import { hasCaddy } from "../prove/testing/has-caddy.ts";
import {
  type ComposeService,
  deployFolder,
  interpolate,
  readCompose,
  readDeployFile,
  readExampleEnv,
} from "./testing/read-deploy-file.ts";

const compose = readCompose();
const env = readExampleEnv();
const known = listSettingNames();
const services = Object.entries(compose.services);
const glimmers = services.filter(([, { image }]) => image?.startsWith("glimmer:"));

/** The settings that an operator fills in. */
const filled = {
  ...env.given,
  SESSION_SECRET: "s".repeat(64),
  EVIDENCE_KEY: Buffer.alloc(32, 1).toString("base64"),
  POSTGRES_PASSWORD: "a1".repeat(24),
  S3_SECRET_ACCESS_KEY: "b2".repeat(24),
};

/** The environment of a container. */
function environmentOf({ environment = {} }: ComposeService): Record<string, string> {
  const own = Object.entries(environment).map(([name, value]) => [name, interpolate(value, filled)]);
  return { ...filled, ...Object.fromEntries(own) as Record<string, string> };
}

/** Settings that compose.yaml leaves out, and why. */
const needless = new Map([
  ["DATA_DIR", "the image"],
  ["WEB_DIR", "the image"],
  ["PRACTICE_TILL_URL", "never in production"],
  ["PRACTICE_MODEL_URL", "never in production"],
  ["PUSH_TEST_SERVICE", "never in production"],
  ["HUB_SOCKET", "the launcher"],
  ["HUB_TOKEN", "the launcher"],
  ["HUB_IS_NEW", "the launcher"],
]);

describe("the settings of compose.yaml", () => {
  test("are two servers and a worker of one image", () => {
    expect(glimmers.map(([name, { environment }]) => [name, environment?.ROLE])).toEqual([
      ["web-1", "web"],
      ["web-2", "web"],
      ["worker", "worker"],
    ]);
  });

  test("are all known to server/config.ts", () => {
    const ofCompose = ["POSTGRES_PASSWORD", "GLIMMER_VERSION"];
    const named = [
      ...glimmers.flatMap(([, { environment }]) => Object.keys(environment ?? {})),
      ...Object.keys(env.given).filter((name) => !ofCompose.includes(name)),
      ...env.offered,
    ];
    expect(named.filter((name) => !known.includes(name))).toEqual([]);
  });

  test("miss none that server/config.ts has, but those with a reason", () => {
    const named = [
      ...glimmers.flatMap(([, { environment }]) => Object.keys(environment ?? {})),
      ...Object.keys(env.given),
      ...env.offered,
    ];
    expect(known.filter((name) => !named.includes(name) && !needless.has(name))).toEqual([]);
  });

  test.each(glimmers)("start %s in production once the secrets are filled in", (_, service) => {
    const config = readConfig(environmentOf(service));
    expect(config).toMatchObject({
      environment: "production",
      host: "0.0.0.0",
      port: 8787,
      databaseUrl: `postgres://glimmer:${filled.POSTGRES_PASSWORD}@postgres:5432/glimmer`,
      redisUrl: "redis://valkey:6379",
      mailFrom: "Glimmer <hello@glimmer.example.org>",
      metricsAddress: { hostname: "0.0.0.0", port: 9464 },
    });
  });

  test("are refused in words as example.env has them", () => {
    const [, service] = glimmers[0]!;
    expect(() => interpolate(service.environment?.DATABASE_URL ?? "", env.given))
      .toThrow("Put POSTGRES_PASSWORD into .env");
    expect(() => readConfig({ ...environmentOf(service), SESSION_SECRET: "" })).toThrow(ConfigError);
  });

  test("believe Caddy alone about addresses of members", () => {
    const subnets = glimmers[0]?.[1].environment?.TRUSTED_PROXIES?.split(",").map((subnet) => ({ subnet }));
    expect(compose.networks.front).toEqual({ enable_ipv6: true, ipam: { config: subnets } });
    expect(subnets).toHaveLength(2);
    expect(compose.services.caddy?.networks).toEqual(["front"]);
    const others = services.filter(([, { networks }]) => networks?.includes("front")).map(([name]) => name);
    expect(others).toEqual(["web-1", "web-2", "worker", "caddy", "prometheus"]);
  });
});

describe("the containers of compose.yaml", () => {
  test("make the database order texts by rules of its own, as the embedded one", () => {
    const options = compose.services.postgres?.environment?.POSTGRES_INITDB_ARGS?.trim().split(/\s+/) ?? [];
    const cluster = readFileSync(join(deployFolder, "../start/postgres/cluster.ts"), "utf8");
    for (const option of ["--locale=C", "--locale-provider=builtin", "--builtin-locale=C.UTF-8"]) {
      expect(options).toContain(option);
      expect(cluster).toContain(`"${option}"`);
    }
  });

  test("of others are of a version that is named", () => {
    const others = services.filter(([name]) => !glimmers.some(([glimmer]) => glimmer === name));
    for (const [name, { image = "" }] of others) {
      expect(image, name).toMatch(/^[a-z.]+\/[\w/-]+:v?\d+(\.\d+)*$/);
    }
  });

  test.each(services)("%s has a read-only root, gains no rights, and comes back", (_, service) => {
    expect(service).toMatchObject({
      read_only: true,
      security_opt: ["no-new-privileges:true"],
      restart: "always",
    });
  });

  test("wait until what they need is healthy", () => {
    for (const [name, { depends_on = {} }] of services) {
      for (const [needed, { condition }] of Object.entries(depends_on)) {
        expect(condition, `${name} needs ${needed}`).toBe("service_healthy");
        const service = compose.services[needed];
        // The image of Glimmer has its own.
        const hasCheck = service?.healthcheck !== undefined || service?.image?.startsWith("glimmer:");
        expect(hasCheck, `${needed} says whether it is healthy`).toBe(true);
      }
    }
    expect(Object.keys(compose.services.worker?.depends_on ?? {}))
      .toEqual(["postgres", "valkey", "store", "web-1"]);
  });

  test("keep what must stay in volumes, each with one owner", () => {
    const named = services.flatMap(([, { volumes = [] }]) => volumes.map((volume) => volume.split(":")[0]!));
    const kept = named.filter((name) => !name.startsWith("."));
    expect(kept.toSorted()).toEqual(Object.keys(compose.volumes).toSorted());
  });

  test("let nothing but Caddy be reached from outside the machine", () => {
    const open = services.flatMap(([name, { ports = [] }]) =>
      ports.filter((port) => !port.startsWith("127.0.0.1:")).map((port) => `${name} ${port}`)
    );
    expect(open).toEqual(["caddy 80:80", "caddy 443:443", "caddy 443:443/udp"]);
    expect(compose.networks.back?.internal).toBe(true);
  });

  test("get longer to stop than the launcher takes", () => {
    for (const [, { stop_grace_period }] of glimmers) expect(stop_grace_period).toBe("30s");
  });

  test("are what Caddy and Prometheus are led to", () => {
    const servers = glimmers.map(([name]) => name).filter((name) => name.startsWith("web"));
    expect(/reverse_proxy (.*) \{/.exec(readDeployFile("Caddyfile"))?.[1])
      .toBe(servers.map((name) => `${name}:8787`).join(" "));
    for (const [name] of glimmers) expect(readDeployFile("prometheus.yaml")).toContain(`"${name}:9464"`);
  });
});

test.skipIf(!hasCaddy)("the Caddyfile is one that Caddy takes", () => {
  const { status, stderr } = spawnSync(
    "caddy",
    ["validate", "--adapter", "caddyfile", "--config", join(deployFolder, "Caddyfile")],
    { encoding: "utf8", env: { ...process.env, PUBLIC_URL: "https://glimmer.example.org" } },
  );
  expect(status, stderr).toBe(0);
});
