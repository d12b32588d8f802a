/** Time as the product sees it; tests move it. */
export interface Clock {
  now(): Date;
}
