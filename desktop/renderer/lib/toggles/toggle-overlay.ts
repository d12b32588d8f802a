/** Something a member switches on or off and others see counted: a like on a post or a comment. */
export interface Toggle {
  readonly isOn: boolean;
  readonly count: number;
}

/** What the screen promises ahead of the server. */
export interface Overlay {
  /** The last state the server told. */
  readonly confirmed: Toggle;
  /** The last tap. */
  readonly wanted: boolean;
  /** What the one request under way asks for; null while none is. */
  readonly sent: boolean | null;
}

export interface Step {
  readonly overlay: Overlay;
  /** The request to make now, if any: switch on or off. */
  readonly send: boolean | null;
  /** The screen fell back to what the server last told: say so. */
  readonly isUndone: boolean;
}

/** What to show: counted from the server's last word, so that no order of answers counts a tap twice. */
export function shownToggle(base: Toggle, overlay: Overlay | undefined): Toggle {
  if (!overlay) return base;
  const { confirmed, wanted } = overlay;
  if (wanted === confirmed.isOn) return confirmed;
  return { isOn: wanted, count: Math.max(0, confirmed.count + (wanted ? 1 : -1)) };
}

/** A tap flips what is shown. While a request is under way nothing more is sent. */
export function tap(base: Toggle, overlay: Overlay | undefined): Step {
  const confirmed = overlay?.confirmed ?? base;
  const wanted = !shownToggle(base, overlay).isOn;
  return proceed({ confirmed, wanted, sent: overlay?.sent ?? null });
}

/** The server answered: its word is the new ground; a tap made meanwhile is sent after it. */
export function succeed(overlay: Overlay, confirmed: Toggle): Step {
  return proceed({ ...overlay, confirmed, sent: null });
}

/**
 * The request failed. A tap that asked for the same is undone; a tap that asked for the opposite is sent, since a
 * lost answer may hide a request that was carried out.
 */
export function fail(overlay: Overlay): Step {
  const { confirmed, wanted, sent } = overlay;
  if (wanted !== sent) return { overlay: { ...overlay, sent: wanted }, send: wanted, isUndone: false };
  return { overlay: { confirmed, wanted: confirmed.isOn, sent: null }, send: null, isUndone: true };
}

function proceed(overlay: Overlay): Step {
  const send = overlay.sent === null && overlay.wanted !== overlay.confirmed.isOn ? overlay.wanted : null;
  return { overlay: send === null ? overlay : { ...overlay, sent: send }, send, isUndone: false };
}
