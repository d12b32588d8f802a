import { chromium } from "playwright";
import { longScreenshot, lineDrawing, breathingCircle } from "./desktop/e2e/posts/drawn-pictures.ts";
const base = "http://127.0.0.1:9316";
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium-headless-shell", args: ["--no-sandbox"] });
const only = process.argv[2];
const state = "/tmp/pictures-state.json";
{
  const ctx = await browser.newContext();
  const r = await ctx.request.post(base + "/api/auth/login", { data: { email: "hana.suzuki@example.org", password: "Glimmer1!" }, headers: { Origin: base } });
  console.log(r.status(), (await r.text()).slice(0, 200));
  if (!only) for (const [text, p] of [["A long read", await longScreenshot()], ["My drawing of the moon", await lineDrawing()], ["Breathe with me", await breathingCircle()]]) {
    const res = await ctx.request.post(base + "/api/posts", { headers: { Origin: base }, multipart: { content: text, image: p } });
    console.log(res.status(), (await res.text()).slice(0, 400));
  }
  await ctx.storageState({ path: state });
  await ctx.close();
}
for (const [w, h] of [[390, 844], [1440, 900]]) for (const scheme of ["light", "dark"]) {
  const ctx = await browser.newContext({ storageState: state, viewport: { width: w, height: h }, colorScheme: scheme, reducedMotion: "reduce" });
  const page = await ctx.newPage();
  await page.goto(base + "/");
  for (const [words, name] of [["Breathe with me", "anim"], ["My drawing of the moon", "drawing"], ["A long read", "tall"]]) {
    const card = page.getByRole("article").filter({ hasText: words }).first();
    await card.scrollIntoViewIfNeeded();
    await page.waitForTimeout(700);
    await page.screenshot({ path: `/tmp/shot-${name}-${w}-${scheme}.png` });
    await card.getByRole("button", { name: /^Open image/ }).click();
    await page.waitForTimeout(900);
    await page.screenshot({ path: `/tmp/shot-${name}-${w}-${scheme}-open.png` });
    if (name === "tall") { await page.keyboard.press("+"); await page.keyboard.press("+"); await page.keyboard.press("PageDown"); await page.waitForTimeout(500); await page.screenshot({ path: `/tmp/shot-${name}-${w}-${scheme}-zoom.png` }); }
    await page.keyboard.press("Escape");
    await page.waitForTimeout(200);
  }
  await ctx.close();
}
await browser.close();
