import { beforeAll, describe, expect, test } from "vitest";
import { joinAddressAndSource } from "../../../http/limits/consume-limit.ts";
import { type Browser, browserAt } from "../../../testing/browser.ts";
import { createTestApp } from "../../../testing/create-test-app.ts";
import { member } from "../../../testing/member.ts";
import { exhaustLimit } from "../../../testing/exhaust-limit.ts";

const t = await createTestApp({ env: { RATE_LIMIT_SCALE: "1" } });
const wrong = "Wrong1!wrong";
const quarterMs = 15 * 60_000;

let lastSource = 0;
/** An unused network address. */
const newSource = () => `198.18.${lastSource >> 8}.${lastSource++ & 255}`;

function signIn(email: string, password: string, from: string | Browser = newSource()): Promise<Response> {
  const browser = typeof from === "string" ? browserAt(t, from) : from;
  return browser.post("/api/auth/login", { email, password });
}

/** Fails to sign in with these addresses at once. */
async function fail(emails: readonly string[], source: string): Promise<void> {
  const answers = await Promise.all(emails.map((email) => signIn(email, wrong, source)));
  expect(answers.map(({ status }) => status)).toEqual(times(emails.length, 401));
}

/** A hundred failures over many sources; the test makes the last one. */
async function failEverywhere(email: string): Promise<void> {
  await exhaustLimit(t, "login_failed_address", email, { but: 1 });
  await fail([email], newSource());
}

const times = <T>(count: number, value: T): T[] => Array<T>(count).fill(value);

/**
 * Browsers at a network address: one where the member signed in and out, another member's, and an
 * unused one.
 */
async function devicesAt(source: string, ada: { email: string; password: string }) {
  const [known, strangers] = [browserAt(t, source), browserAt(t, source)];
  const stranger = await member(t);
  for (const [browser, owner] of [[known, ada], [strangers, stranger]] as const) {
    expect((await signIn(owner.email, owner.password, browser)).status).toBe(200);
    await browser.post("/api/auth/logout");
  }
  return { known, "a stranger's": strangers, unknown: browserAt(t, source) };
}

type Row = readonly [
  source: "that source" | "another source",
  device: "unknown" | "known" | "a stranger's",
  password: "right" | "wrong",
  status: number,
];

interface Attack {
  readonly failures: string;
  readonly make: (email: string, source: string) => Promise<void>;
  readonly expected: readonly Row[];
}

const attacks: readonly Attack[] = [
  {
    failures: "nine failures for the address from one source",
    make: (email, source) => fail(times(9, email), source),
    expected: [
      ["that source", "unknown", "wrong", 401],
    ],
  },
  {
    failures: "ten failures for the address from one source",
    make: (email, source) => fail(times(10, email), source),
    expected: [
      ["that source", "unknown", "right", 429],
      ["that source", "unknown", "wrong", 429],
      ["that source", "a stranger's", "right", 429],
      ["that source", "known", "wrong", 401],
      ["that source", "known", "right", 200],
      ["another source", "unknown", "wrong", 401],
      ["another source", "unknown", "right", 200],
      ["another source", "known", "right", 200],
    ],
  },
  {
    failures: "a hundred failures for the address over many sources",
    make: failEverywhere,
    expected: [
      ["another source", "unknown", "right", 429],
      ["another source", "unknown", "wrong", 429],
      ["another source", "a stranger's", "right", 429],
      ["another source", "known", "wrong", 401],
      ["another source", "known", "right", 200],
    ],
  },
  {
    failures: "a hundred failures for many addresses from one source",
    make: async (_email, source) => {
      await exhaustLimit(t, "login_failed_source", source, { but: 1 });
      await fail(["guess@example.org"], source);
    },
    expected: [
      ["that source", "unknown", "right", 429],
      ["that source", "a stranger's", "right", 429],
      ["that source", "known", "right", 200],
      ["another source", "unknown", "right", 200],
    ],
  },
];

describe.each(attacks)("after $failures", ({ make, expected }) => {
  const sources = { "that source": newSource(), "another source": newSource() };
  let ada: Awaited<ReturnType<typeof member>>;
  let devices: Record<keyof typeof sources, Awaited<ReturnType<typeof devicesAt>>>;

  beforeAll(async () => {
    ada = await member(t);
    devices = {
      "that source": await devicesAt(sources["that source"], ada),
      "another source": await devicesAt(sources["another source"], ada),
    };
    await make(ada.email, sources["that source"]);
  });

  test.each([...expected])(
    "a sign-in from %s, on a device that is %s, with the %s password returns %i",
    async (...row) => {
      const [source, device, password, status] = row;
      const given = password === "right" ? ada.password : wrong;
      const answer = await signIn(ada.email.toUpperCase(), given, devices[source][device]);
      expect(answer.status).toBe(status);
      if (status !== 429) return;
      expect(await answer.json()).toMatchObject({
        code: "rate_limited",
        message: expect.stringMatching(
          /^Too many attempts(?: from your network)?\. Please try again in 15 minutes, or sign in with a link we email you\.$/,
        ),
      });
      expect(Number(answer.headers.get("retry-after"))).toBe(15 * 60);
    },
  );
});

test("counts failures for an unknown address like those of an account", async () => {
  const [source, email] = [newSource(), "ghost@example.org"];
  await fail(times(10, email), source);
  expect((await signIn(email, wrong, source)).status).toBe(429);
  expect((await signIn(email, wrong)).status).toBe(401);
  await failEverywhere(email);
  expect((await signIn(email, wrong)).status).toBe(429);
});

test("allows everyone again after 15 minutes", async () => {
  const [ada, source] = [await member(t), newSource()];
  await exhaustLimit(t, "login_failed_address_and_source", joinAddressAndSource(ada.email, source));
  t.clock.advance(quarterMs - 1);
  expect((await signIn(ada.email, ada.password, source)).status).toBe(429);
  t.clock.advance(1);
  expect((await signIn(ada.email, ada.password, source)).status).toBe(200);
});

test("resets the failures of a source after a successful sign-in", async () => {
  const [ada, source, attacker] = [await member(t), newSource(), newSource()];
  await exhaustLimit(t, "login_failed_address_and_source", joinAddressAndSource(ada.email, attacker));
  for (let round = 0; round < 2; round += 1) {
    await fail(times(9, ada.email), source);
    expect((await signIn(ada.email, ada.password, source)).status).toBe(200);
  }
  expect((await signIn(ada.email, ada.password, attacker)).status).toBe(429);
});

test("limits a known device to ten failures in 15 minutes, from any source", async () => {
  const ada = await member(t);
  const { known: stolen } = await devicesAt(newSource(), ada);
  const { known: phone, unknown } = await devicesAt(newSource(), ada);
  for (let n = 0; n < 10; n += 1) {
    const guess = { json: { email: ada.email, password: wrong }, remoteAddress: newSource() };
    expect((await stolen.request("POST", "/api/auth/login", guess)).status).toBe(401);
  }
  expect((await signIn(ada.email, ada.password, stolen)).status).toBe(429);
  for (const other of [phone, unknown]) {
    expect((await signIn(ada.email, ada.password, other)).status).toBe(200);
  }
  t.clock.advance(quarterMs);
  expect((await signIn(ada.email, ada.password, stolen)).status).toBe(200);
});

test.each(["unknown", "known"] as const)(
  "lets at most two parallel attempts beyond the limit pass on a device that is %s",
  async (device) => {
    const ada = await member(t);
    const browser = (await devicesAt(newSource(), ada))[device];
    const answers = await Promise.all(times(30, null).map(() => signIn(ada.email, wrong, browser)));
    const tried = answers.filter(({ status }) => status === 401).length;
    expect(tried).toBeGreaterThanOrEqual(10);
    expect(tried).toBeLessThanOrEqual(12);
    expect(answers.every(({ status }) => status === 401 || status === 429)).toBe(true);
  },
);

test("lets many simultaneous sign-ins with the right password pass", async () => {
  const ada = await member(t);
  const source = newSource();
  const answers = await Promise.all(times(30, null).map(() => signIn(ada.email, ada.password, source)));
  expect(answers.map(({ status }) => status)).toEqual(times(30, 200));
});

test("lets a locked-out member in after setting a new password", async () => {
  const [ada, source] = [await member(t), newSource()];
  await exhaustLimit(t, "login_failed_address_and_source", joinAddressAndSource(ada.email, source));
  await exhaustLimit(t, "login_failed_address", ada.email);
  await t.post("/api/auth/forgot-password", { email: ada.email });
  const token = new URL(t.mailbox.list(ada.email)[0]?.links[0] ?? "").searchParams.get("token");
  const password = "Riverbank7!stone";
  const browser = browserAt(t, source);
  await browser.post("/api/auth/reset-password", { token, password, confirmPassword: password });
  expect((await signIn(ada.email, password, browser)).status).toBe(200);
  expect((await signIn(ada.email, password)).status).toBe(200);
});
