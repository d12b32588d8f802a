/** The configuration is invalid; the message is for the operator. */
export class ConfigError extends Error {}
