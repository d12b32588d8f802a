/** Written into the bundle when it is built; empty when not given. */
declare const __SERVER_URL__: string;
declare const __UPDATE_URL__: string;
