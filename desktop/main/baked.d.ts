/** Written into the bundle when it is built; empty when not given. */
declare const __SERVER_URL__: string;
