import { z } from "zod";
import { birthDate } from "../auth/birth-date.ts";
import { currentUser } from "../auth/contract.ts";
import { defineEndpoint } from "../endpoint.ts";

export const newBirthDate = z.object({
  birthDate,
  /** Needed under the age of majority (legal.2). */
  guardianConsent: z.boolean().optional(),
});

export const giveBirthDate = defineEndpoint({
  method: "put",
  path: "/api/account/birth-date",
  summary:
    "Give a date of birth, once; 409 afterwards. Of a member under 18 only the month of the eighteenth birthday is kept, until it is over; of others nothing; until a date is given the member counts as under 18",
  access: "member",
  body: newBirthDate,
  errors: ["conflict"],
  status: 200,
  response: currentUser,
});

export const ageEndpoints = { giveBirthDate };
