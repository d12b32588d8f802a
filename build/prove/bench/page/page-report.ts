import { declaredFigures } from "../figures/declared-figures.ts";
import { createFigure, type Figure, kind, type Measured } from "../figures/figure.ts";
import { type PartReport, reportOf } from "../figures/part-report.ts";
import type { HeapSize } from "./heap-size.ts";
import type { Interactions } from "./interactions.ts";
import type { LargestPaint } from "./largest-paint.ts";
import type { EndlessScroll } from "./endless-scroll.ts";
import {
  type Form,
  measureLighthouseScores,
  type RepeatedScores,
  repeatLighthouseScores,
  type Scores,
} from "./lighthouse-scores.ts";
import type { OtherInteractions } from "./other-interactions.ts";
import type { ScreenShift } from "./layout-shift.ts";
import type { LongestTask } from "./longest-task.ts";
import type { Scrolling } from "./scrolling.ts";
import type { ScreenName } from "./still-screens.ts";
import { readCookies, type Site } from "./slow-page.ts";

export interface PageFigures {
  readonly lighthouse: LighthousePages;
  readonly cold: readonly LargestPaint[];
  readonly warm: readonly LargestPaint[];
  readonly shifts: Readonly<Record<ScreenName, ScreenShift>>;
  readonly interactions: Interactions;
  readonly scrolling: Scrolling;
  readonly slowScrolling: Scrolling;
  readonly otherInteractions: OtherInteractions;
  readonly endless: EndlessScroll;
}

export function reportPage(figures: PageFigures): PartReport {
  const { lighthouse, cold, warm, shifts, interactions, scrolling, slowScrolling } = figures;
  const [last] = cold.slice(-1);
  return reportOf("page", {
    mobile: lowestScore(lighthouse.landing.mobile),
    desktop: lowestScore(lighthouse.landing.desktop),
    ...scoresOf(lighthouse),
    paint: cold.map(({ largestPaintMs }) => largestPaintMs),
    cachedPaint: warm.map(({ largestPaintMs }) => largestPaintMs),
    usable: cold.map(({ usableMs }) => usableMs),
    like: interactions.likeMs,
    menu: interactions.menuMs,
    ...used(figures.otherInteractions),
    typing: interactions.typingMs,
    frames: interactions.framesToLike,
    loading: taskOf(scrolling.loading),
    scrolling: taskOf(scrolling.scrolling),
    heap: growth(scrolling, "usedMb"),
    slowLoading: taskOf(slowScrolling.loading),
    slowScrolling: taskOf(slowScrolling.scrolling),
    // A shorter scroll says nothing of the whole one.
    endless: isWhole(figures.endless) ? memoryOf(figures.endless) : Number.NaN,
    ...shiftsByScreen(shifts),
  }, [
    ...isWhole(figures.endless)
      ? []
      : [other("heap after a shorter scroll", "MB", memoryOf(figures.endless))],
    other("feed, first paint with an empty cache", "ms", cold.map(({ firstPaintMs }) => firstPaintMs)),
    other("feed, layout shift, processor slowed", "", cold.map(({ layoutShift }) => layoutShift)),
    other("feed, largest paint of the last visit", "ms", {
      value: last?.largestPaintMs ?? Number.NaN,
      note: last?.what ?? "",
    }),
    other("cards", "", scrolling.cards),
    heap("heap without compiled code, more than before by", growth(scrolling, "dataMb")),
    heap("heap, processor slowed, more than before by", growth(slowScrolling, "usedMb")),
    heap("the same without compiled code", growth(slowScrolling, "dataMb")),
  ]);
}

function lowestScore({ scores, faults }: Scores) {
  return { value: Math.min(...Object.values(scores)), note: faults.join(", ") };
}

function scoresOf({ signIn, feed }: LighthousePages) {
  return {
    signInMobile: performance(signIn.mobile),
    signInMobileOthers: lowestOther(signIn.mobile),
    signInDesktop: performance(signIn.desktop),
    signInDesktopOthers: lowestOther(signIn.desktop),
    feedMobile: performance(feed.mobile),
    feedMobileOthers: lowestOther(feed.mobile),
    feedDesktop: performance(feed.desktop),
    feedDesktopOthers: lowestOther(feed.desktop),
  };
}

function performance({ performance: value }: RepeatedScores): Measured {
  return value;
}

function lowestOther({ others: value, faults }: RepeatedScores): Measured {
  return { value, note: value < 100 ? faults.join(", ") : "" };
}

function used(of: OtherInteractions) {
  return {
    threadLike: of.threadLikeMs,
    threadMenu: of.threadMenuMs,
    chatReaction: of.chatReactionMs,
    chatMenu: of.chatMenuMs,
    aiChatList: of.aiChatListMs,
    aiChatMenu: of.aiChatMenuMs,
  };
}

/** Whether a scroll was as long as the figure says. */
function isWhole({ posts }: EndlessScroll): boolean {
  return posts >= 50_000;
}

function memoryOf({ posts, residentMb, heapMb }: EndlessScroll): Measured {
  return { value: heapMb, note: `${posts} posts, ${residentMb.toFixed(0)} MB resident` };
}

function taskOf({ cpuMs, wallMs }: LongestTask) {
  return { value: cpuMs, note: `${wallMs.toFixed(0)} ms by the clock` };
}

function shiftsByScreen(shifts: PageFigures["shifts"]): Record<ScreenName, Measured> {
  const measured = Object.entries(shifts).map(([name, { value: exact, width }]) => {
    // A shift that nobody sees, such as half a pixel of a footer, is none.
    const value = Math.round(exact * 10_000) / 10_000;
    return [name, { value, note: value > 0 ? `${width} px wide` : "" }];
  });
  return Object.fromEntries(measured) as Record<ScreenName, Measured>;
}

function growth({ heap }: Scrolling, size: keyof HeapSize) {
  const [before, after] = [heap[0][size], heap[1][size]];
  return { value: (after / before - 1) * 100, note: `${before.toFixed(1)} → ${after.toFixed(1)} MB` };
}

/** Held to the goal of the heap on the page. */
function heap(name: string, measured: Measured): Figure {
  return createFigure({ ...declaredFigures.page.heap, name }, measured);
}

function other(name: string, unit: string, measured: Measured): Figure {
  return createFigure(kind(name, { unit }), measured);
}

/** Lighthouse's scores of three pages, by the form of the device. */
interface LighthousePages {
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
