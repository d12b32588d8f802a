/**
 * Thrown by the work of a transaction that finds, with its locks held, that what it read before
 * them has changed: the work runs again, as after a collision.
 */
export class ChangedMeanwhile extends Error {}
