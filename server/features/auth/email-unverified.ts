import { Forbidden } from "../../errors.ts";
import type { RegistrationRow } from "./registration-queries.ts";

/** A sign-in with the password of a registration that is still to be confirmed. */
export class EmailUnverified extends Forbidden {
  readonly registration: RegistrationRow;

  constructor(registration: RegistrationRow) {
    super("Please verify your email before logging in", "email_unverified");
    this.registration = registration;
  }
}
