import { testPassword } from "../member.ts";
import * as on from "./accounts.ts";
import { type AuthorizationRows, row } from "./authorization-row.ts";

const bio = { bio: "Walks at dawn." };

// deno-fmt-ignore
export const accountRows = {
  //                          stranger member blocked owner suspended administrator
  getCurrentUser:           row(401,   200,   200,    200,  401,      200),
  login:                    row(200,   200,   200,    200,  403,      200, on.credentials),
  forgotPassword:           row(200,   200,   200,    200,  200,      200, on.emailOnly),
  resetPassword:            row(200,   200,   200,    200,  200,      200, on.resetLink),
  logout:                   row(200,   200,   200,    200,  200,      200),
  listSessions:             row(401,   200,   200,    200,  401,      200),
  deleteSession:            row(401,   404,   404,    200,  401,      404, on.ownersSession),
  loginRedirect:            row(302,   302,   302,    302,  302,      302),
  logoutRedirect:           row(302,   302,   302,    302,  302,      302),
  register:                 row(201,   201,   201,    201,  201,      201, on.registration),
  checkUsername:            row(200,   200,   200,    200,  200,      200, on.asking({ username: "quiet.harbour" })),
  resendVerification:       row(200,   200,   200,    200,  200,      200, on.emailOnly),
  verifyEmail:              row(200,   200,   200,    200,  200,      200, on.verificationLink),
  chooseUsername:           row(200,   200,   200,    200,  200,      200, on.verificationWithName),
  requestSignInLink:        row(200,   200,   200,    200,  200,      200, on.emailOnly),
  // Suspending a member voids the links they have.
  signInWithLink:           row(200,   200,   200,    200,  400,      200, on.signInLink),
  changeSettings:           row(401,   200,   200,    200,  401,      200, on.sending(bio)),
  changeProfile:            row(401,   200,   200,    200,  401,      200, on.sending(bio)),
  requestEmailChange:       row(401,   200,   200,    200,  401,      200, on.emailChange),
  cancelEmailChange:        row(401,   200,   200,    200,  401,      200),
  // Anyone with a mailed link may use it.
  confirmEmailChange:       row(200,   200,   200,    200,  200,      200, on.emailChangeLink("/confirm-email")),
  refuseEmailChange:        row(200,   200,   200,    200,  200,      200, on.emailChangeLink("/refuse-email")),
  acceptLegalTexts:         row(401,   200,   200,    200,  401,      200, on.presentLegalTexts),
  giveBirthDate:            row(401,   200,   200,    200,  401,      200, on.sending({ birthDate: "1990-06-15" })),
  exportAccount:            row(401,   200,   200,    200,  401,      200),
  // The administrator of the matrix is not the only one.
  deleteAccount:            row(401,   200,   200,    200,  401,      200, on.sending({ password: testPassword })),
} satisfies AuthorizationRows;
