import { findNumber, type Puzzle } from "./find-number.ts";

/** Numbers between two reports of progress. */
const part = 20_000;

/** Solves the puzzle that it is sent: posts how far it is, and then the number. */
self.onmessage = ({ data: puzzle }: MessageEvent<Puzzle>) => {
  for (let from = 0; from <= puzzle.max; from += part) {
    const number = findNumber(puzzle, from, part);
    if (number !== null) {
      self.postMessage({ number });
      return;
    }
    self.postMessage({ tried: (from + part) / puzzle.max });
  }
  self.postMessage({ number: null });
};
