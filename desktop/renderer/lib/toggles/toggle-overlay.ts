/** Something a member switches on or off, with a public count: a like on a post or a comment. */
export interface Toggle {
  readonly isOn: boolean;
  readonly count: number;
}

/** A toggle's state while taps are ahead of the server. */
export interface Overlay {
  /** The last state from the server. */
  readonly confirmed: Toggle;
  /** The state after the last tap. */
  readonly wanted: boolean;
  /** The state that the request in flight asks for; null when there is none. */
  readonly sent: boolean | null;
}

export interface Step {
  readonly overlay: Overlay;
  /** The request to send now, if any. */
  readonly send: boolean | null;
  /** True when the tap was undone, so that the reason is shown. */
  readonly isUndone: boolean;
}

/**
 * The state to show. Its count starts from the confirmed one, so that a tap is never counted twice.
 */
export function getShownToggle(base: Toggle, overlay: Overlay | undefined): Toggle {
  if (!overlay) return base;
  const { confirmed, wanted } = overlay;
  if (wanted === confirmed.isOn) return confirmed;
  return { isOn: wanted, count: Math.max(0, confirmed.count + (wanted ? 1 : -1)) };
}

/** Flips the shown state. Nothing is sent while a request is in flight. */
export function applyTap(base: Toggle, overlay: Overlay | undefined): Step {
  const confirmed = overlay?.confirmed ?? base;
  const wanted = !getShownToggle(base, overlay).isOn;
  return withNextRequest({ confirmed, wanted, sent: overlay?.sent ?? null });
}

/** The server confirmed a state; a tap made meanwhile is sent next. */
export function applySuccess(overlay: Overlay, confirmed: Toggle): Step {
  return withNextRequest({ ...overlay, confirmed, sent: null });
}

/**
 * The request failed. A tap that wanted the same is undone; one that wanted the opposite is sent,
 * since the lost request may have been carried out.
 */
export function applyFailure(overlay: Overlay): Step {
  const { confirmed, wanted, sent } = overlay;
  if (wanted !== sent) return { overlay: { ...overlay, sent: wanted }, send: wanted, isUndone: false };
  return { overlay: { confirmed, wanted: confirmed.isOn, sent: null }, send: null, isUndone: true };
}

/** The request found no connection: nothing is undone, and the last tap waits for one. */
export function applyDelay(overlay: Overlay): Overlay {
  return { ...overlay, sent: null };
}

function withNextRequest(overlay: Overlay): Step {
  const send = overlay.sent === null && overlay.wanted !== overlay.confirmed.isOn ? overlay.wanted : null;
  return { overlay: send === null ? overlay : { ...overlay, sent: send }, send, isUndone: false };
}
