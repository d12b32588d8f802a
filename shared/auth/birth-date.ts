import { z } from "zod";

/** A date of birth as it is sent; no schema of a response has one. */
export const birthDate = z.iso.date("Use the form YYYY-MM-DD.");
