/**
 * Runs the turns of a round one after the other. Each comes first in half of the rounds: what one
 * leaves to the database to write back falls on the next.
 */
export async function takeTurns(round: number, turns: readonly (() => Promise<unknown>)[]): Promise<void> {
  for (const turn of round % 2 === 0 ? turns : turns.toReversed()) await turn();
}
