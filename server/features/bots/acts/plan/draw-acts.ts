import type { BotActKind } from "#shared/bots/bot-shapes.ts";
import { worksAt } from "#shared/bots/working-hours.ts";
import { seededId, seededNumber } from "../seeded-random.ts";

export const hourMs = 60 * 60 * 1000;

/** Decides how often a bot acts. Frequencies are acts per hour. */
export interface Rhythm {
  readonly memberId: string;
  /** UTC, HH:MM:SS. */
  readonly hours: { readonly from: string; readonly until: string };
  readonly postFrequency: number;
  readonly commentFrequency: number;
  readonly likeFrequency: number;
  readonly writesTexts: boolean;
  readonly drawsImages: boolean;
}

export interface DrawnAct {
  readonly id: string;
  readonly kind: BotActKind;
  readonly dueAt: Date;
}

/**
 * The acts of an hour within the bot's working hours, earliest first; the same for the same seed
 * (bots.2). Each kind is a Poisson process: exponential gaps, hence Poisson counts and evenly
 * spread times. The part of it within a part of the hour is one too, so partial hours need no
 * arithmetic of their own.
 */
export function drawActs(bot: Rhythm, hour: Date, seed: number): DrawnAct[] {
  const frequencies = {
    post: bot.writesTexts || bot.drawsImages ? bot.postFrequency : 0,
    comment: bot.commentFrequency,
    like: bot.likeFrequency,
  };
  return Object.entries(frequencies)
    .flatMap(([kind, frequency]) => {
      const key = `${bot.memberId}:${hour.toISOString()}:${seed}:${kind}`;
      return drawArrivals(frequency, key).map((ms, place): DrawnAct => {
        const dueAt = new Date(hour.getTime() + ms);
        return { id: seededId(`${key}:id:${place}`, dueAt), kind: kind as BotActKind, dueAt };
      });
    })
    .filter(({ dueAt }) => worksAt(bot.hours, dueAt))
    // Ids begin with the time.
    .toSorted((a, b) => a.id < b.id ? -1 : 1);
}

/** Milliseconds into the hour. */
function drawArrivals(frequency: number, key: string): number[] {
  const times: number[] = [];
  for (let at = 0; frequency > 0;) {
    at += -Math.log(seededNumber(`${key}:${times.length}`)) * hourMs / frequency;
    if (at >= hourMs) break;
    times.push(Math.floor(at));
  }
  return times;
}
