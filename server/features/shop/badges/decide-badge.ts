/** A badge of a member's own, beside what else they show. */
export interface OwnBadgeState {
  readonly has_ended: boolean;
  readonly is_active: boolean;
  readonly is_deactivated: boolean;
  /** Whether any badge of the member is active. */
  readonly has_active: boolean;
}

/** `active`: it is shown already. `blocked`: another one is. */
export type Activation = "absent" | "expired" | "active" | "blocked" | "activate";

/** Decides whether a member may show a badge (badges.4). Null: it is not theirs. */
export function decideActivation(badge: OwnBadgeState | null): Activation {
  if (!badge) return "absent";
  if (badge.has_ended) return "expired";
  if (badge.is_active) return "active";
  return badge.has_active ? "blocked" : "activate";
}

/** `passive`: it was not shown. `deactivated`: it is already. */
export type Deactivation = "absent" | "expired" | "passive" | "deactivated" | "deactivate";

/** Decides whether a member may hide a badge (badges.2). Null: it is not theirs. */
export function decideDeactivation(badge: Omit<OwnBadgeState, "has_active"> | null): Deactivation {
  if (!badge) return "absent";
  if (badge.has_ended) return "expired";
  if (badge.is_active) return "deactivate";
  return badge.is_deactivated ? "deactivated" : "passive";
}

export interface BadgePurchase {
  /** The same call charged it before. */
  readonly is_charged: boolean;
  readonly is_paused: boolean;
  /** The badge of this type that the member owns; null: none. */
  readonly badge_id: string | null;
  /** Null: it never ends. */
  readonly ends_at: Date | null;
}

/** `bought`: by an earlier attempt at the same call. */
type BadgeDecision = "bought" | "paused" | "endless" | "buy" | "extend";

/** Decides whether a member may buy a month of a badge (badges.4). */
export function decideBadgePurchase(
  { is_charged, is_paused, badge_id, ends_at }: BadgePurchase,
): BadgeDecision {
  if (is_charged) return "bought";
  if (is_paused) return "paused";
  if (badge_id === null) return "buy";
  return ends_at === null ? "endless" : "extend";
}
