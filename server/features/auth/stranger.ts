/** Stands in for the member an address does not have, so that the same work is done either way (decision 23). */
export const stranger = {
  id: "00000000-0000-0000-0000-000000000000",
  username: "nobody",
  displayName: "Nobody",
};
