/** Whom a limit counts: the calling address, the signed-in member, or a mail address somebody names. */
export type LimitSubject = "source" | "member" | "address";

export interface Limit {
  /** Said to members on the status page (decision 17). */
  readonly label: string;
  readonly per: LimitSubject;
  readonly max: number;
  readonly windowSeconds: number;
}

const minute = 60;
const quarter = 15 * minute;
const hour = 60 * minute;

/**
 * Every limit of the product (decision 24). `RATE_LIMIT_SCALE` multiplies those per source.
 *
 * `request` alone is counted in the memory of the process, see request-limit.ts: it protects that process, and a feed read
 * must not pay a statement for it. All others hold across processes and restarts, so they are counted in Postgres.
 */
export const rateLimits = {
  request: { label: "All calls from your network", per: "source", max: 3000, windowSeconds: minute },
  write: { label: "Changes", per: "member", max: 120, windowSeconds: minute },
  post: { label: "New posts", per: "member", max: 60, windowSeconds: hour },
  comment: { label: "New comments", per: "member", max: 60, windowSeconds: 5 * minute },
  message: { label: "Messages", per: "member", max: 100, windowSeconds: minute },
  speech: { label: "Audio of posts", per: "member", max: 60, windowSeconds: hour },
  upload: { label: "Image uploads", per: "member", max: 60, windowSeconds: hour },
  login_failed_address: { label: "Failed sign-ins", per: "address", max: 10, windowSeconds: quarter },
  login_failed_source: {
    label: "Failed sign-ins from your network",
    per: "source",
    max: 100,
    windowSeconds: quarter,
  },
  register_source: { label: "Registrations from your network", per: "source", max: 100, windowSeconds: hour },
  mail_address: { label: "Mails asked for", per: "address", max: 10, windowSeconds: hour },
  mail_source: { label: "Mails asked for from your network", per: "source", max: 40, windowSeconds: hour },
  token_source: { label: "Links tried from your network", per: "source", max: 60, windowSeconds: quarter },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof rateLimits;

/** The most hits a window allows under this configuration. */
export function limitMax(name: LimitName, scale: number): number {
  const limit: Limit = rateLimits[name];
  return limit.per === "source" ? Math.max(1, Math.round(limit.max * scale)) : limit.max;
}
