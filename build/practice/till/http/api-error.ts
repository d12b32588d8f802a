import type Stripe from "stripe";

interface ErrorBody {
  type: "api_error" | "card_error" | "idempotency_error" | "invalid_request_error";
  message: string;
  code?: string;
  decline_code?: string;
  param?: string;
  charge?: string;
  payment_intent?: Stripe.PaymentIntent;
}

/** An error in Stripe's shape: `{error: {type, code, message, param}}`. */
export class ApiError extends Error {
  readonly status: number;
  readonly body: ErrorBody;

  constructor(status: number, body: ErrorBody) {
    super(body.message);
    this.status = status;
    this.body = body;
  }
}

/** 400: the call cannot be done as asked. */
export function createInvalidRequest(
  message: string,
  details: { code?: string; param?: string } = {},
): ApiError {
  return new ApiError(400, { type: "invalid_request_error", message, ...details });
}

/** 404, worded as Stripe's. @param param the parameter that named it */
export function createNoSuch(what: string, id: string, param = "id"): ApiError {
  return new ApiError(404, {
    type: "invalid_request_error",
    code: "resource_missing",
    message: `No such ${what}: '${id}'`,
    param,
  });
}
