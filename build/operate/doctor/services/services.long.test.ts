import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import Stripe from "stripe";
import { SMTPServer } from "smtp-server";
import { afterAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { eventTypes } from "../../../../server/providers/payments/event-types.ts";
import { startHashService } from "../../../../server/testing/servers/hash-service.ts";
import { startObjectStore } from "../../../../server/testing/servers/object-store/start-object-store.ts";
import { startCdn } from "../../../../server/testing/servers/start-cdn.ts";
import { startMailServer } from "../../../../server/testing/servers/mail-server.ts";
import { redisProgram, startRedis } from "../../../../server/testing/servers/redis-server.ts";
import { unusedPort } from "../../../../server/testing/servers/unused-port.ts";
import type { Check } from "../check.ts";
import { configOf, examinationOf } from "../testing/examination-of.ts";
import { serve } from "../testing/serve.ts";
import { checkAi } from "./check-ai.ts";
import { checkMail } from "./check-mail.ts";
import { checkPayments, lookAtStripe } from "./check-payments.ts";
import { checkMediaHash } from "./check-media-hash.ts";
import { checkCdn } from "./check-cdn.ts";
import { checkStore } from "./check-store.ts";
import { checkRedis } from "./check-redis.ts";

async function look(
  check: Check,
  env: Record<string, string>,
  rest: Parameters<typeof examinationOf>[1] = {},
) {
  const findings = [await check.run(examinationOf(env, rest))].flat();
  return findings.map(({ verdict, says, todo }) => `${verdict}: ${says} ${todo ?? ""}`).join("\n");
}

test.each([checkMail, checkAi, checkPayments, checkMediaHash, checkStore, checkCdn, checkRedis])(
  "skips what is not set up: $name",
  async (check) => {
    expect(await look(check, {})).toMatch(/^skipped: Not set up/);
  },
);

describe("object store", async () => {
  const store = await startObjectStore();
  afterAll(() => store.close());

  test("puts, reads and deletes a file of its own", async () => {
    expect(await look(checkStore, store.env)).toMatch(
      /^ok: The bucket glimmer-files at 127\.0\.0\.1:\d+ takes, returns and deletes files\. $/,
    );
    expect(store.files.size).toBe(0);
  });

  test.each([
    [{ S3_SECRET_ACCESS_KEY: "another" }, /403 SignatureDoesNotMatch\. Correct S3_SECRET_ACCESS_KEY/],
    [{ S3_ACCESS_KEY_ID: "another" }, /403 InvalidAccessKeyId\. Correct S3_ACCESS_KEY_ID/],
    [{ S3_BUCKET: "another" }, /404 NoSuchBucket\. Correct S3_BUCKET/],
    [{ S3_ENDPOINT: "http://127.0.0.1:9" }, /did not answer.*Correct S3_ENDPOINT/],
  ])("says what to correct of %j", async (env, said) => {
    expect(await look(checkStore, { ...store.env, ...env })).toMatch(said);
  });
});

describe("CDN", async () => {
  const cdn = await startCdn();
  afterAll(() => cdn.close());
  const nowhere = { ...cdn.env, MEDIA_URL: "http://127.0.0.1:9" };

  test("says that nobody reads files there, and that it forgets on demand", async () => {
    expect(await look(checkCdn, nowhere)).toMatch(
      /^fix: http:\/\/127\.0\.0\.1:9 cannot be reached.*\nok: 127\.0\.0\.1:\d+ accepts purges/,
    );
    cdn.turn(403);
    expect(await look(checkCdn, nowhere)).toMatch(/accepts no purge: it returns 403.*MEDIA_PURGE_KEY/);
  });
});

describe("mail", async () => {
  const server = await startMailServer();
  afterAll(() => server.close());
  const settings = {
    SMTP_URL: server.url,
    MAIL_FROM: "Glimmer <hello@example.org>",
    PUBLIC_URL: "https://glimmer.example.org",
  };

  test("connects and sends nothing by itself", async () => {
    expect(await look(checkMail, settings)).toMatch(
      /^ok: The mail server at 127\.0\.0\.1:\d+, greeted as glimmer\.example\.org, responds\. $/,
    );
    expect(server.received).toHaveLength(0);
  });

  test("sends one message on request", async () => {
    const found = await look(checkMail, settings, { mailTo: "ada@example.org" });
    expect(found).toContain("ok: One message was handed over for ada@example.org.");
    expect(server.received.map(({ to }) => to)).toEqual([["ada@example.org"]]);
    expect(server.received[0]?.parts.get("text/plain")).toContain("https://glimmer.example.org");
  });

  test("repeats why a message is refused", async () => {
    server.refuseNext(550);
    expect(await look(checkMail, settings, { mailTo: "ada@example.org" })).toMatch(/^fix: .*550 Not now/m);
  });

  test("says what to do when nothing listens, and sends nothing", async () => {
    const found = await look(checkMail, { ...settings, SMTP_URL: "smtp://127.0.0.1:9" }, {
      mailTo: "ada@example.org",
    });
    expect(found).toMatch(/^fix: .*cannot be used.*Correct host and port in SMTP_URL/);
    expect(found).not.toContain("handed over");
  });

  test("says so when the login is refused, without its password", async () => {
    const strict = new SMTPServer({
      disabledCommands: ["STARTTLS"],
      allowInsecureAuth: true,
      onAuth: (_auth, _session, callback) => callback(new Error("Wrong password")),
    });
    strict.listen(0, "127.0.0.1");
    await once(strict.server, "listening");
    onTestFinished(() => strict.close());
    const { port } = strict.server.address() as AddressInfo;
    const found = await look(checkMail, { ...settings, SMTP_URL: `smtp://ada:tulips123@127.0.0.1:${port}` });
    expect(found).toMatch(/^fix: .*Wrong password.*Correct user and password/);
    expect(found).not.toContain("tulips123");
  });

  test("says so when the greeting is refused", async () => {
    const strict = createServer((socket) => {
      socket.write("220 strict\r\n");
      socket.on("data", () => socket.write("501 Give me a full name\r\n"));
    }).listen(0, "127.0.0.1");
    await once(strict, "listening");
    onTestFinished(() => void strict.close());
    const { port } = strict.address() as AddressInfo;
    expect(await look(checkMail, { ...settings, SMTP_URL: `smtp://127.0.0.1:${port}` })).toMatch(
      /^fix: .*greeted as glimmer\.example\.org,.*Give me a full name.*add \?name=/,
    );
  });

  test.each([
    ["Glimmer <hello@localhost>", /^fix: Mails come from an address at localhost/m],
    ["Glimmer <hello@mail.example.net>", /^warn: Mails come from mail\.example\.net/m],
  ])("says so when receivers will not believe %s", async (from, expected) => {
    expect(await look(checkMail, { ...settings, MAIL_FROM: from })).toMatch(expected);
  });
});

describe("AI", () => {
  const ai = async (status: number, ids: readonly string[] = [], more: Record<string, string> = {}) => {
    const asked: (string | undefined)[] = [];
    const origin = await serve((request, response) => {
      asked.push(`${request.method} ${request.url} ${request.headers.authorization}`);
      response.writeHead(status, { "Content-Type": "application/json" })
        .end(JSON.stringify({ data: ids.map((id) => ({ id })) }));
    });
    const env = {
      OPENAI_API_KEY: "key",
      OPENAI_BASE_URL: `${origin}/v1`,
      AI_MODELS: '{"GPT-4o":"llama3.2","tts":"piper"}',
      ...more,
    };
    return { found: await look(checkAi, env), asked };
  };

  test("asks only for the list of models", async () => {
    const { found, asked } = await ai(200, ["llama3.2:latest", "piper"]);
    expect(found).toMatch(/^ok: The key is accepted, and all 2 models are at/);
    expect(asked).toEqual(["GET /v1/models Bearer key"]);
  });

  test("shows the key as the server does", async () => {
    const asked = vi.spyOn(globalThis, "fetch").mockImplementation(() => Promise.resolve(Response.json({})));
    onTestFinished(() => asked.mockRestore());
    const env = { OPENAI_API_KEY: "key", OPENAI_BASE_URL: "https://ours.openai.azure.com/openai/v1" };
    await look(checkAi, env);
    const [address, given] = asked.mock.calls[0] ?? [];
    expect(address).toBe("https://ours.openai.azure.com/openai/v1/models");
    expect([...new Headers(given?.headers)]).toEqual([["api-key", "key"]]);
  });

  test("names the models that the service does not have", async () => {
    expect((await ai(200, ["llama3.3", "piper"])).found)
      .toMatch(/^fix: .*does not have the models of GPT-4o \(llama3\.2\).*AI_MODELS.*llama3\.3/);
  });

  test.each([
    [["llama3.2", "nomic-embed-text"], /^ok: .*llama3\.2, the only chat model at .*GPT-4o Mini/],
    [["llama3.2", "qwen3"], /^warn: .*2 chat models.*'\{"GPT-4o Mini":"llama3\.2"\}'.*qwen3/],
    [["nomic-embed-text"], /^warn: .*no chat model/],
  ])("says what becomes of %j while AI_MODELS names none", async (ids, expected) => {
    expect((await ai(200, ids, { AI_MODELS: "{}" })).found).toMatch(expected);
  });

  test.each([[401, /^fix: .*refuses OPENAI_API_KEY/], [403, /^warn: .*may not list/], [
    404,
    /^warn: .*\/v1/,
  ]])(
    "says what to do after %d",
    async (status, expected) => expect((await ai(status)).found).toMatch(expected),
  );

  test("says so when nothing listens", async () => {
    const base = `http://127.0.0.1:${await unusedPort()}/v1`;
    const env = { OPENAI_API_KEY: "key", OPENAI_BASE_URL: base };
    expect(await look(checkAi, env)).toMatch(
      /^fix: Nothing responds at http:\/\/127\.0\.0\.1:\d+\/v1: nothing listens there/,
    );
  });
});

describe("payments", () => {
  const keys = {
    STRIPE_SECRET_KEY: "sk_live_secret123",
    STRIPE_WEBHOOK_SECRET: "whsec_secret",
    STRIPE_PUBLISHABLE_KEY: "pk_live_public",
    PUBLIC_URL: "https://glimmer.example.org",
  };
  const endpoint = {
    url: "https://glimmer.example.org/api/stripe/webhook",
    status: "enabled",
    api_version: Stripe.API_VERSION,
    enabled_events: [...eventTypes],
    livemode: true,
  };
  const stripe = async (status: number, data: readonly object[], env: Record<string, string> = keys) => {
    const asked: string[] = [];
    const api = await serve((request, response) => {
      asked.push(`${request.method} ${request.url}`);
      response.writeHead(status).end(JSON.stringify({ data }));
    });
    const findings = [await lookAtStripe(configOf(env), new Set(), api)].flat();
    return { found: findings.map(({ verdict, says }) => `${verdict}: ${says}`).join("\n"), asked };
  };

  test("only reads the webhook endpoints", async () => {
    const { found, asked } = await stripe(200, [endpoint]);
    expect(found).toMatch(/^ok: Stripe accepts the key/);
    expect(asked).toEqual(["GET /v1/webhook_endpoints?limit=100"]);
  });

  test.each<[string, number, readonly object[], RegExp]>([
    ["refuses the key", 401, [], /^fix: Stripe refuses STRIPE_SECRET_KEY/],
    ["lets a restricted key read no endpoints", 403, [], /^warn: .*may not read webhook endpoints/],
    [
      "has no endpoint",
      200,
      [],
      /^fix: .*sends no events to https:\/\/glimmer\.example\.org\/api\/stripe\/webhook/,
    ],
    [
      "has one elsewhere, whose token is nobody else's business",
      200,
      [{ ...endpoint, url: "https://old.example/hooks/token" }],
      /^fix: .*other addresses at https:\/\/old\.example\.$/,
    ],
    ["has disabled it", 200, [{ ...endpoint, status: "disabled" }], /^fix: Stripe has disabled/],
    [
      "leaves an event out",
      200,
      [{ ...endpoint, enabled_events: eventTypes.slice(1) }],
      /^fix: .*does not get checkout\.session\.completed/,
    ],
    ["sends another version", 200, [{ ...endpoint, api_version: "2020-08-27" }], /^warn: .*2020-08-27/],
    ["sends every event", 200, [{ ...endpoint, enabled_events: ["*"] }], /^ok/],
  ])("says so when Stripe %s", async (_case, status, data, expected) => {
    expect((await stripe(status, data)).found).toMatch(expected);
  });

  test("warns of test keys in production", async () => {
    const { found } = await stripe(200, [endpoint], {
      ...keys,
      NODE_ENV: "production",
      SMTP_URL: "smtps://mail.example.org",
      CONTACT_EMAIL: "help@example.org",
      MAIL_FROM: "Glimmer <hello@example.org>",
      EVIDENCE_KEY: Buffer.alloc(32, 1).toString("base64"),
      STRIPE_SECRET_KEY: "sk_test_secret123",
      STRIPE_PUBLISHABLE_KEY: "pk_test_public",
    });
    expect(found).toMatch(/^warn: The keys of Stripe are of its test mode/);
  });
});

describe("Redis", async () => {
  const redis = redisProgram ? await startRedis() : null;

  test.runIf(process.platform === "linux")("is not missed by the processes of one launcher", async () => {
    expect(await look(checkRedis, { PROCESSES: "3" }))
      .toMatch(/^skipped: .*the launcher connects its 3 server processes/);
  });

  test.skipIf(!redis)("responds", async () => {
    expect(await look(checkRedis, { REDIS_URL: redis!.url })).toMatch(/^ok/);
  });

  test("is named with what to do when nothing listens", async () => {
    expect(await look(checkRedis, { REDIS_URL: "redis://127.0.0.1:9" }))
      .toMatch(/^fix: Redis at 127\.0\.0\.1:9 cannot be used: nothing listens there/);
  });
});

test("known images: says whether the service compares, refuses the key, or speaks another interface", async () => {
  const service = await startHashService();
  const env = { MEDIA_HASH_URL: service.url, MEDIA_HASH_KEY: "key", MEDIA_HASH_SENDS: "picture" };
  try {
    expect(await look(checkMediaHash, env)).toMatch(/^ok: 127\.0\.0\.1:\d+ compares pictures/);
    service.turn({ status: 401, body: "{}" });
    expect(await look(checkMediaHash, env)).toMatch(/^fix: .*returns 401.*Correct MEDIA_HASH_KEY/);
    service.turn({ status: 200, body: '{"IsMatch":false}' });
    expect(await look(checkMediaHash, env)).toMatch(/^fix: .*known-images\.md/);
  } finally {
    await service.close();
  }
});
