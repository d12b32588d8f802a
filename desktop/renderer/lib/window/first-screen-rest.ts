/** After this time the first screen has its data and no longer needs the connection. */
export const firstScreenRestMs = 3_000;
