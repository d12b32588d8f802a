/** The database does not match this release; the message is for the operator. */
export class MigrationError extends Error {}
