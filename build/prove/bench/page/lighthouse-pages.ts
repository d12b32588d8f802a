import { readCookies, type Site } from "./slow-page.ts";
import {
  type Form,
  measureLighthouseScores,
  type RepeatedScores,
  repeatLighthouseScores,
  type Scores,
} from "./lighthouse-scores.ts";

/** Lighthouse's scores of three pages, by the form of the device. */
export interface LighthousePages {
  readonly landing: Readonly<Record<Form, Scores>>;
  readonly signIn: Readonly<Record<Form, RepeatedScores>>;
  readonly feed: Readonly<Record<Form, RepeatedScores>>;
}

/**
 * Looks at the landing page, at sign-in, and then at the feed with a member's cookies, which stay
 * in the browser's own profile.
 * @param port the browser's for its protocol
 */
export async function measureLighthousePages(
  site: Site,
  port: number,
  visits: number,
): Promise<LighthousePages> {
  const { browser, origin } = site;
  const repeat = async (path: string) => ({
    mobile: await repeatLighthouseScores(origin + path, port, "mobile", visits),
    desktop: await repeatLighthouseScores(origin + path, port, "desktop", visits),
  });
  const landing = {
    mobile: await measureLighthouseScores(origin, port, "mobile"),
    desktop: await measureLighthouseScores(origin, port, "desktop"),
  };
  const signIn = await repeat("/login");
  // Lighthouse opens its pages in the profile that Playwright's contexts do not share.
  const devtools = await browser.newBrowserCDPSession();
  await devtools.send("Storage.setCookies", { cookies: readCookies(site) });
  const feed = await repeat("/");
  await devtools.send("Storage.clearCookies");
  return { landing, signIn, feed };
}
