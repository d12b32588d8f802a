/** The header of every response to a call that earned or spent XP (api.14). */
export const xpHeader = "X-Xp";

export interface OwnXp {
  readonly xp: number;
  readonly level: number;
  /** All XP ever credited. */
  readonly lifetimeXp: number;
}

/** `{xp};{level};{lifetimeXp}` */
export function writeXpHeader({ xp, level, lifetimeXp }: OwnXp): string {
  return `${xp};${level};${lifetimeXp}`;
}

/** Null when the header is absent or invalid. */
export function readXpHeader(value: string | null): OwnXp | null {
  const [, xp, level, lifetimeXp] = /^(\d+);(\d+);(\d+)$/.exec(value ?? "") ?? [];
  if (!xp || !level || !lifetimeXp) return null;
  return { xp: Number(xp), level: Number(level), lifetimeXp: Number(lifetimeXp) };
}
