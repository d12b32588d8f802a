import { drawSeededNumber } from "../../acts/seeded-random.ts";

/** An act at a moment in milliseconds: a text by the member, or a like. */
export interface SimulatedAct {
  readonly at: number;
  readonly kind: "post" | "comment" | "like";
  readonly text: string;
}

type Draw = () => number;

const minute = 60_000;
const hour = 60 * minute;
const words =
  "morning lake tea quiet garden friend long walk rain book kettle window light bread river slow bird song grey warm hill path laugh letter evening soup stars moss bench coat"
    .split(
      " ",
    );
const shortReplies = ["Thank you!", "So true.", "Lovely", "Same here", "I needed this today", "Well said"];

/** Draws numbers in (0, 1], the same for the same seed. */
export function seededDraw(seed: string): Draw {
  let drawn = 0;
  return () => drawSeededNumber(`${seed}:${drawn++}`);
}

/**
 * A person's day: some sessions in their waking hours, each a burst of acts with log-normal gaps,
 * most of them likes, some own texts, some short replies that people repeat. Some days have none.
 */
export function dayOfPerson(draw: Draw, day: number): SimulatedAct[] {
  if (draw() < 0.15) return [];
  const sessions = 1 + Math.floor(draw() * 4);
  return Array.from({ length: sessions }, () => {
    // Mostly in the evening.
    let at = day + (7 + 15 * Math.sqrt(draw())) * hour;
    const acts = 2 + Math.floor(-8 * Math.log(draw()));
    return Array.from({ length: Math.min(acts, 40) }, () => {
      at += logNormal(draw, 15_000, 1.2);
      return actOfPerson(draw, at);
    });
  }).flat();
}

function actOfPerson(draw: Draw, at: number): SimulatedAct {
  const chance = draw();
  if (chance < 0.65) return { at, kind: "like", text: "" };
  if (chance < 0.72) {
    return { at, kind: "comment", text: shortReplies[Math.floor(draw() * shortReplies.length)] ?? "" };
  }
  return { at, kind: chance < 0.95 ? "comment" : "post", text: sentence(draw) };
}

function logNormal(draw: Draw, median: number, sigma: number): number {
  const normal = Math.sqrt(-2 * Math.log(draw())) * Math.cos(2 * Math.PI * draw());
  return median * Math.exp(sigma * normal);
}

function sentence(draw: Draw): string {
  const length = 5 + Math.floor(draw() * 12);
  return Array.from({ length }, () => words[Math.floor(draw() * words.length) % words.length]).join(" ");
}

/** A day of likes at a machine's pace: 45 within ten minutes, at uneven intervals. */
export function dayOfPace(draw: Draw, day: number): SimulatedAct[] {
  const from = day + (8 + 12 * draw()) * hour;
  return Array.from({ length: 45 }, () => ({ at: from + draw() * 9.5 * minute, kind: "like", text: "" }));
}

/** A day of acts every few minutes, each a little early or late. */
export function dayOfRhythm(draw: Draw, day: number): SimulatedAct[] {
  const every = (4 + 8 * draw()) * minute;
  return Array.from({ length: 70 }, (_, n) => ({
    at: day + 6 * hour + n * every + (draw() - 0.5) * 0.1 * every,
    kind: n % 5 === 0 ? "comment" : "like",
    text: n % 5 === 0 ? sentence(draw) : "",
  }));
}

/** A day of one text, written a little differently each time, among a person's acts. */
export function dayOfRepetition(draw: Draw, day: number): SimulatedAct[] {
  const advertising = [
    "Visit my page for free crystals",
    "visit my page, for FREE crystals!!",
    "Visit my page for  free crystals 7",
  ];
  return [
    ...dayOfPerson(draw, day),
    ...Array.from({ length: 3 }, (_, n): SimulatedAct => ({
      at: day + (8 + 13 * draw()) * hour,
      kind: n === 0 ? "post" : "comment",
      text: advertising[n] ?? "",
    })),
  ];
}
