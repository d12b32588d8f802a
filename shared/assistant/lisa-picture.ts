/** A file of the web bundle; 0026_lisa.sql names it too. */
export const lisaPicture = "/avatars/lisa.svg";
