import fc from "fast-check";
import { expect, test } from "vitest";
import {
  applyFailure,
  applySuccess,
  applyTap,
  getShownToggle,
  type Overlay,
  type Step,
  type Toggle,
} from "./toggle-overlay.ts";

type Happening = "tap" | "arrive" | "answer" | "refuse" | "lose";

/** A server with one member's toggle among others', and the requests in flight. */
function play(base: Toggle, happenings: readonly Happening[], finish: "answer" | "refuse") {
  let server = base;
  let overlay: Overlay | undefined;
  let request: { wants: boolean; isApplied: boolean } | null = null;
  let mostInFlight = 0;
  const inFlight = () => (request ? 1 : 0);
  const apply = () => {
    if (!request || request.isApplied) return;
    const change = request.wants === server.isOn ? 0 : request.wants ? 1 : -1;
    server = { isOn: request.wants, count: server.count + change };
    request.isApplied = true;
  };
  const take = (step: Step) => {
    overlay = step.overlay;
    if (step.send === null) return;
    mostInFlight = Math.max(mostInFlight, inFlight() + 1);
    request = { wants: step.send, isApplied: false };
  };
  const settle = (how: Happening) => {
    if (!request || !overlay) return;
    if (how === "arrive") return apply();
    if (how !== "refuse") apply();
    request = null;
    take(how === "answer" ? applySuccess(overlay, server) : applyFailure(overlay));
  };
  let lastTap = base.isOn;
  for (const happening of happenings) {
    if (happening !== "tap") settle(happening);
    else {
      take(applyTap(base, overlay));
      lastTap = getShownToggle(base, overlay).isOn;
    }
  }
  while (request) settle(finish);
  return { shown: getShownToggle(base, overlay), server, lastTap, mostInFlight };
}

const base = fc.record({ isOn: fc.boolean(), count: fc.integer({ min: 1, max: 1e6 }) });
const some = (...kinds: Happening[]) => fc.array(fc.constantFrom(...kinds), { maxLength: 40 });

test("ends in the state of the last tap and of the server, in any order of taps and responses", () => {
  fc.assert(fc.property(base, some("tap", "tap", "arrive", "answer"), (start, happenings) => {
    const { shown, server, lastTap } = play(start, happenings, "answer");
    expect(shown).toEqual(server);
    expect(shown.isOn).toBe(lastTap);
    expect(shown.count - start.count).toBe(Number(shown.isOn) - Number(start.isOn));
  }));
});

test("never has two requests in flight for one toggle", () => {
  fc.assert(fc.property(base, some("tap", "answer", "refuse", "lose"), (start, happenings) => {
    expect(play(start, happenings, "answer").mostInFlight).toBeLessThanOrEqual(1);
  }));
});

test("never shows a count more than one away from the server's, even when responses are lost", () => {
  fc.assert(fc.property(base, some("tap", "arrive", "answer", "refuse", "lose"), (start, happenings) => {
    const { shown, server } = play(start, happenings, "refuse");
    expect(Math.abs(shown.count - server.count)).toBeLessThanOrEqual(1);
  }));
});

test("undoes a refused tap and reports it", () => {
  const start = { isOn: false, count: 4 };
  const tapped = applyTap(start, undefined);
  expect(getShownToggle(start, tapped.overlay)).toEqual({ isOn: true, count: 5 });
  const refused = applyFailure(tapped.overlay);
  expect(getShownToggle(start, refused.overlay)).toEqual(start);
  expect(refused.isUndone).toBe(true);
});

test("shows the same count when a list already includes the like in flight", () => {
  const tapped = applyTap({ isOn: false, count: 4 }, undefined);
  expect(getShownToggle({ isOn: true, count: 5 }, tapped.overlay)).toEqual({ isOn: true, count: 5 });
});

test("sends the last tap after a lost response, since the request may have been carried out", () => {
  const start = { isOn: false, count: 0 };
  const on = applyTap(start, undefined);
  const off = applyTap(start, on.overlay);
  expect(off.send).toBeNull();
  expect(applyFailure(off.overlay)).toMatchObject({ send: false, isUndone: false });
});
