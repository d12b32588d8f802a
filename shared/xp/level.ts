/** The level for a lifetime XP, so that spending never demotes (xp.2). */
export function getLevel(lifetimeXp: number): number {
  return Math.floor(lifetimeXp / 100) + 1;
}
