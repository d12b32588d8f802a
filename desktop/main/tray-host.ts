import { setTimeout as wait } from "node:timers/promises";
import type { System } from "../bridge.ts";
import { type AskBus, askSessionBus } from "./session-bus.ts";

/** Whether there is somebody to show our tray. */
export interface TrayHost {
  isThere(): boolean;
  /** Asks again: panels come and go. */
  look(): Promise<void>;
  /** Asks again while nobody shows it, once a minute at most. */
  lookNowAndThen(): void;
}

export interface TrayHostParts {
  readonly system: System;
  /** Makes the tray anew. */
  readonly renew: () => void;
  readonly ask?: AskBus;
  readonly now?: () => number;
  /** Between two looks at a tray that was just made: it is registered in a moment. */
  readonly waitsMs?: readonly number[];
}

/** Short at first: most are registered at once, and a start without a window waits for it. */
const usualWaitsMs = [50, 50, 100, 200, 400, 800, 1_600];

/** `others`: somebody shows trays, but ours is not among them. */
type Sight = "nobody" | "others" | "ours";

/**
 * Linux lets a program make a tray that nobody shows, and says nothing of it. Chromium asks once whether somebody does; when nobody has
 * come by then, as at a login, or it is turned away, the tray stays invisible for good. The bus knows whose trays are shown: ours is made
 * anew when somebody shows others, and where the bus will not say, there is none. A window hidden in no tray would be lost.
 */
export function createTrayHost(parts: TrayHostParts): TrayHost {
  const { system, renew, ask = askSessionBus, now = Date.now, waitsMs = usualWaitsMs } = parts;
  let isThere = system !== "linux";
  // Made anew while somebody showed trays, and still not shown: not before they go and come back.
  let isTurnedAway = false;
  let lookedAt = -Infinity;
  let looking: Promise<void> | null = null;

  const see = async (): Promise<Sight> => {
    const sight = await whoIsShown(ask).catch(() => "nobody" as const);
    isThere = sight === "ours";
    return sight;
  };
  const seeInAMoment = async (): Promise<Sight> => {
    let sight = await see();
    for (const waitMs of waitsMs) {
      if (sight !== "others") break;
      await wait(waitMs);
      sight = await see();
    }
    return sight;
  };
  const lookOnce = async () => {
    let sight = isTurnedAway ? await see() : await seeInAMoment();
    if (sight === "others" && !isTurnedAway) {
      renew();
      sight = await seeInAMoment();
    }
    isTurnedAway = sight === "others";
    lookedAt = now();
  };
  const look = async () => {
    if (system === "linux") await (looking ??= lookOnce().finally(() => (looking = null)));
  };
  return {
    isThere: () => isThere,
    look,
    lookNowAndThen: () => {
      if (!isThere && now() - lookedAt >= 60_000) void look();
    },
  };
}

const bus = { name: "org.freedesktop.DBus", path: "/org/freedesktop/DBus" };
const watcher = "org.kde.StatusNotifierWatcher";

async function whoIsShown(ask: AskBus): Promise<Sight> {
  const askBus = (method: string, text: string) =>
    ask({ ...bus, method: `org.freedesktop.DBus.${method}`, texts: [text] });
  const askWatcher = (property: string) =>
    ask({
      name: watcher,
      path: "/StatusNotifierWatcher",
      method: "org.freedesktop.DBus.Properties.Get",
      texts: [watcher, property],
    });
  if (!isTrue(await askBus("NameHasOwner", watcher))) return "nobody";
  if (!isTrue(await askWatcher("IsStatusNotifierHostRegistered"))) return "nobody";
  // The newest come last, and ours is rarely old when it is looked for.
  for (const owner of ownersIn(await askWatcher("RegisteredStatusNotifierItems")).toReversed()) {
    // In a container the bus knows us by another pid, but the name has the one that we know.
    if (owner.startsWith(`org.kde.StatusNotifierItem-${process.pid}-`)) return "ours";
    // One that is gone meanwhile has no answer.
    const answer = await askBus("GetConnectionUnixProcessID", owner).catch(() => "");
    if (/uint32 (\d+)/.exec(answer)?.[1] === String(process.pid)) return "ours";
  }
  return "others";
}

const isTrue = (answer: string) => /\btrue\b/.test(answer);

/** The programs behind the trays, as the bus names them: each entry begins with it, and most go on with where the tray is there. */
function ownersIn(answer: string): string[] {
  return [...answer.matchAll(/["']([\w.:-]+)[^"']*["']/g)].map((match) => match[1] ?? "");
}
