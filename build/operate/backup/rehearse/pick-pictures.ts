/** A picture that was drawn, with its bytes. */
export interface Drawn {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/**
 * Draws some of a stream whose length nobody knows, each with the same chance (reservoir sampling):
 * `wants` says whether the next one is taken, so that only these are read.
 */
export function createDraw(most: number, random: () => number = Math.random) {
  const drawn: Drawn[] = [];
  let seen = 0;
  let place = 0;
  return {
    drawn: drawn as readonly Drawn[],
    wants(): boolean {
      place = seen < most ? seen : Math.floor(random() * (seen + 1));
      seen += 1;
      return place < most;
    },
    take(picture: Drawn): void {
      drawn[place] = picture;
    },
  };
}
