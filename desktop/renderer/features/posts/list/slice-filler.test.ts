import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { SliceFiller } from "./slice-filler.ts";

const height = 100;
let scrolled = 0;
const idle: (() => void)[] = [];
const target = new EventTarget();

/** A list of slices, one below the other, that scroll with the window. */
function listOf(count: number, isInUse: (at: number) => boolean = () => false) {
  const list = { children: [] as unknown[] };
  list.children = Array.from({ length: count }, (_, at) => ({
    parentElement: list,
    contains: () => false,
    querySelector: () => isInUse(at) ? {} : null,
    getBoundingClientRect: () => ({ top: at * height - scrolled, bottom: (at + 1) * height - scrolled }),
  }));
  return list.children as HTMLElement[];
}

/** Mounts all slices, and mounts and unmounts them as the filler says. Returns the mounted ones. */
function mountAll(filler: SliceFiller, slices: readonly HTMLElement[]): ReadonlySet<number> {
  const mounted = new Set<number>();
  const mount = (at: number) => {
    mounted.add(at);
    const slice = slices[at] as HTMLElement;
    const forget = filler.keep(slice, () => {
      forget();
      mounted.delete(at);
      const stop = filler.add(slice, () => {
        stop();
        mount(at);
      }, true);
    });
  };
  slices.forEach((_, at) => mount(at));
  return mounted;
}

function rest(): void {
  for (let work = idle.shift(); work; work = idle.shift()) work();
}

function scrollTo(top: number): void {
  scrolled = top;
  target.dispatchEvent(new Event("scroll"));
}

beforeEach(() => {
  scrolled = 0;
  idle.length = 0;
  vi.stubGlobal("innerHeight", 800);
  vi.stubGlobal("document", { activeElement: null });
  vi.stubGlobal("getSelection", () => null);
  vi.stubGlobal("requestIdleCallback", (work: () => void) => idle.push(work));
  vi.stubGlobal("addEventListener", target.addEventListener.bind(target));
  vi.stubGlobal("removeEventListener", target.removeEventListener.bind(target));
});
afterEach(() => vi.unstubAllGlobals());

test("leaves all slices of a list of a thousand cards mounted", () => {
  const mounted = mountAll(new SliceFiller(), listOf(300));
  rest();
  expect(mounted.size).toBe(300);
});

test("unmounts the farthest slices of a longer list, and mounts them when they come near", () => {
  const filler = new SliceFiller();
  const stop = filler.start();
  scrolled = 350 * height;
  const mounted = mountAll(filler, listOf(400));
  rest();
  expect(mounted.size).toBe(250);
  expect([mounted.has(0), mounted.has(350), mounted.has(399)]).toEqual([false, true, true]);
  scrollTo(0);
  expect([...Array(16).keys()].every((at) => mounted.has(at)), "one screen around the window").toBe(true);
  stop();
});

test("mounts of new slices those in the window at once, and the others one by one", () => {
  const filler = new SliceFiller();
  const mounted: number[] = [];
  // As React does, a slice leaves the queue a moment after it was asked to show itself.
  const leaving: (() => void)[] = [];
  const commit = () => leaving.splice(0).forEach((leave) => leave());
  listOf(20).forEach((slice, at) => {
    const forget = filler.add(slice, () => {
      mounted.push(at);
      leaving.push(forget);
    }, false);
  });
  filler.showVisible();
  commit();
  expect(mounted).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  for (let shown = 9; shown <= 20; shown++) {
    idle.shift()?.();
    commit();
    expect(mounted).toHaveLength(shown);
  }
});

test("leaves a slice mounted in which something is open or being written", () => {
  const filler = new SliceFiller();
  const mounted = mountAll(filler, listOf(400, (at) => at === 399));
  rest();
  expect([mounted.has(398), mounted.has(399)]).toEqual([false, true]);
});

test("mounts no more than a thousand cards of a long list that is shown again", () => {
  const filler = new SliceFiller();
  const slices = listOf(1_000);
  const mounted = new Set<number>();
  slices.forEach((slice, at) => {
    const forget = filler.add(slice, () => {
      forget();
      mounted.add(at);
      filler.keep(slice, () => mounted.delete(at));
    }, false);
  });
  const stop = filler.start();
  rest();
  expect(mounted.size).toBe(250);
  scrollTo(900 * height);
  expect(mounted.has(900)).toBe(true);
  stop();
});
