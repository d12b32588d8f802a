import { findNumber, type Puzzle } from "./find-number.ts";

type FromWorker = { readonly tried: number } | { readonly number: number | null };

/**
 * Solves a puzzle in a worker, so that the page stays at hand; where the browser starts none, in
 * short parts between which the page acts. `onProgress`: how much of the numbers was looked at.
 */
export async function solvePuzzle(
  puzzle: Puzzle,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<number> {
  const found = await solveInWorker(puzzle, onProgress, signal).catch((error: unknown) => {
    if (signal.aborted) throw error;
    return solveInParts(puzzle, onProgress, signal);
  });
  if (found === null) throw new Error("The puzzle has no solution");
  return found;
}

async function solveInWorker(
  puzzle: Puzzle,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<number | null> {
  const worker = new Worker(new URL("./solve-worker.ts", import.meta.url), { type: "module" });
  try {
    return await new Promise<number | null>((resolve, reject) => {
      signal.addEventListener("abort", () => reject(signal.reason as Error), { once: true });
      worker.onerror = () => reject(new Error("The worker failed"));
      worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
        if ("tried" in data) onProgress(Math.min(1, data.tried));
        else resolve(data.number);
      };
      worker.postMessage(puzzle);
    });
  } finally {
    worker.terminate();
  }
}

/** Some milliseconds each. */
const part = 2000;

/** The same without a worker. */
export async function solveInParts(
  puzzle: Puzzle,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<number | null> {
  for (let from = 0; from <= puzzle.max; from += part) {
    const number = findNumber(puzzle, from, part);
    if (number !== null) return number;
    onProgress(Math.min(1, (from + part) / puzzle.max));
    await new Promise((resolve) => setTimeout(resolve));
    signal.throwIfAborted();
  }
  return null;
}
